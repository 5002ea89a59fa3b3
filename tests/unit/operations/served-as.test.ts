import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { SERVE_COMMAND } from "../../../scripts/site-process/served-as.ts";
import { ROOT } from "./manifests.ts";

const flags = /--(?:max|heap)-[a-z-]+=\d+/g;
const program = /\b[\w/]+\/main\.js\b/;

describe("a process of the site", () => {
  it.each(["package.json", "Dockerfile"])(
    "is started by %s with the same command as in benchmarks and the soak test",
    (file) => {
      const lines = readFileSync(join(ROOT, file), "utf8").split("\n");
      const [command, ...others] = lines.filter((line) => program.test(line));
      expect(others).toEqual([]);
      expect(command?.match(flags)).toEqual(SERVE_COMMAND.args);
      expect(command?.match(program)?.[0]).toBe(SERVE_COMMAND.program);
    },
  );

  it("has the flags with which the search index is measured", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    expect(scripts["bench:search"].match(flags)).toEqual(SERVE_COMMAND.args);
  });

  it("has the environment of benchmarks and the soak test in the container image", () => {
    const text = readFileSync(join(ROOT, "Dockerfile"), "utf8");
    for (const [name, value] of Object.entries(SERVE_COMMAND.environment))
      expect(text).toContain(` ${name}=${value} `);
  });
});
