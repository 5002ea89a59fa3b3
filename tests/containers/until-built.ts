import { inject } from "vitest";
import { untilDone } from "../configuration/background-work.ts";

if (inject("hasEngine")) await untilDone(inject("image"));
