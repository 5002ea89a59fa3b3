import { inject } from "vitest";
import { untilDone } from "../configuration/background-work.ts";
import type {} from "../configuration/provided-context.ts";

await untilDone(inject("installed"));
