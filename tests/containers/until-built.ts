import { inject } from "vitest";
import { untilDone } from "../configuration/background-work.ts";
import { hasEngine } from "./containers.ts";

if (hasEngine) await untilDone(inject("image"));
