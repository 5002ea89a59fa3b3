import { afterAll } from "vitest";
import { asFound } from "./as-found.ts";

// Not after each test: what some of these files start, and under which clock, is for all of their tests.
afterAll(asFound());
