import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const ROOT = new URL("../../", import.meta.url);

const versions = z.record(z.string(), z.string());
const manifestSchema = z.object({ dependencies: versions, devDependencies: versions });

const billSchema = z.object({
  bomFormat: z.literal("CycloneDX"),
  components: z.array(z.object({ name: z.string(), group: z.string().optional(), version: z.string() })),
});

async function read<T>(name: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(new URL(name, ROOT), "utf8")));
}

describe("npm run sbom", { timeout: 60_000 }, () => {
  it("lists all production dependencies with their versions, and no others", async () => {
    await promisify(execFile)("npm", ["run", "sbom"], { cwd: fileURLToPath(ROOT) });
    const { dependencies, devDependencies } = await read("package.json", manifestSchema);
    const { components } = await read("sbom.cdx.json", billSchema);
    const named = new Set(
      components.map(({ group, name, version }) => `${group ? `${group}/` : ""}${name}@${version}`),
    );
    for (const [name, version] of Object.entries(dependencies)) expect(named).toContain(`${name}@${version}`);
    expect(named).not.toContain(`vitest@${devDependencies.vitest}`);
  });
});
