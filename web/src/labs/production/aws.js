// AWS API Gateway, a usage plan: a token bucket, kept as well as the service can.
import { inLumps, perSecond, plain, steady } from "./amounts.js";

/** @type {import("./index.js").Product} */
export const aws = {
  id: "aws",
  of(bucket) {
    if (bucket.kind === "leaky") return { fit: "none", differs: { id: "lab-production-aws-queue" } };
    return {
      fit: "near",
      differs: { id: inLumps(bucket) ? "lab-production-aws-lumps" : "lab-production-aws-steady" },
      notes: [{ id: "lab-production-unchecked" }],
      model: steady(bucket),
      code: `UsagePlan:
  Type: AWS::ApiGateway::UsagePlan
  Properties:
    UsagePlanName: clients
    Throttle:
      BurstLimit: ${bucket.capacity}
      RateLimit: ${plain(perSecond(bucket))}`,
    };
  },
};
