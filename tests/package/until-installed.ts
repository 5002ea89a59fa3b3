import { inject } from "vitest";
import type {} from "../configuration/provided-context.ts";

// Answers once the package is installed.
const response = await fetch(inject("installed"));
if (!response.ok) throw new Error(await response.text());
