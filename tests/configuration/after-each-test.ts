import { afterEach } from "vitest";
import { asFound } from "./as-found.ts";

afterEach(asFound());
