// Registers <bucket-practice>. Apart from its class, so that the class can be had without this effect.
import { BucketPractice } from "./bucket-practice.js";

if (!customElements.get("bucket-practice")) customElements.define("bucket-practice", BucketPractice);
