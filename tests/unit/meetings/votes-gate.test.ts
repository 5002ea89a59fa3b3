import { describe } from "vitest";
import { itIsAGate } from "../adapters/gate-of.ts";
import { readDocument } from "../adapters/read-document.ts";

/** A meeting has results once it has votes. */
const VOTED = { title: "Accounts", votes_for: 600 };

describe("the gate of the votes of a meeting", () =>
  itIsAGate(
    ["results_from", "results_release", "results_reference", "results_latest"],
    (data) => readDocument({ ...data, resolutions: [VOTED] }, "general-meeting").page,
  ));
