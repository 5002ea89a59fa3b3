import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** The packages that a module loads in a separate process. */
function loadedWith(path: string, packages: readonly string[]): readonly string[] {
  const program = `
    import { createRequire } from "node:module";
    await import(${JSON.stringify(join(ROOT, path))});
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    const packages = ${JSON.stringify(packages)};
    console.log(JSON.stringify(packages.filter((name) => loaded.some((path) => path.includes("/node_modules/" + name + "/")))));
  `;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }),
  );
}

it("a process does not load Redis, metrics and traces before they are needed", { timeout: 30_000 }, () => {
  const wanted = ["ioredis", "@prometheus-io/client", "@opentelemetry/sdk-trace"];
  expect(loadedWith("src/composition/site.ts", ["fastify", ...wanted])).toEqual(["fastify"]);
  expect(loadedWith("src/adapters/redis/shared-state.ts", wanted)).toEqual(["ioredis"]);
  expect(loadedWith("src/adapters/traces/tracing.ts", wanted)).toEqual(["@opentelemetry/sdk-trace"]);
});
