// The script of a single activity in one file: the frame's page, opened at the activity.
import "./opening.js";
import "../embed.js";
