import { afterAll } from "vitest";
import { asFound } from "./as-found.ts";

// Not after each test: in some files, servers and clocks are shared by all tests.
afterAll(asFound());
