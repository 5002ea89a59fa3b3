import { it } from "vitest";
import { signUpThroughFaults } from "./failing-provider.ts";

it("2,000 sign-ups with faults of every kind: no acknowledged one is lost or duplicated", async () => {
  await signUpThroughFaults({ readers: 2_000, silent: 0.02, timeoutMs: 3_000, atLeast: 1_000 });
}, 60_000);
