import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SERVE_ENVIRONMENT } from "../../../scripts/site-process/served-as.ts";
import { ROOT } from "./manifests.ts";

describe("a process of the site", () => {
  it("has the environment of benchmarks and the soak test in the container image", () => {
    const text = readFileSync(join(ROOT, "Dockerfile"), "utf8");
    for (const [name, value] of Object.entries(SERVE_ENVIRONMENT))
      expect(text).toContain(` ${name}=${value} `);
  });
});
