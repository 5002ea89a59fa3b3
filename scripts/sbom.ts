/**
 * `npm run sbom`: writes a software bill of materials, `sbom.cdx.json` (CycloneDX), of the production dependencies on
 * all platforms. `npm sbom --omit dev` would leave out production dependencies that are development dependencies too.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { z } from "zod";
import { argumentsOf } from "./command-line.ts";

argumentsOf("npm run sbom\n\nWrites the bill of materials, sbom.cdx.json.", {});

const component = z.looseObject({
  "bom-ref": z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});

const bill = z.looseObject({
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
const complete = bill.parse(
  JSON.parse(execFileSync("npm", options, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })),
);

const isDevelopmentOnly = ({ properties }: z.output<typeof component>) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");
const excluded = new Set(complete.components.filter(isDevelopmentOnly).map((one) => one["bom-ref"]));

const components = complete.components.filter((one) => !excluded.has(one["bom-ref"]));
const dependencies = complete.dependencies
  .filter(({ ref }) => !excluded.has(ref))
  .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !excluded.has(ref)) }));
writeFileSync(
  "sbom.cdx.json",
  `${JSON.stringify({ ...complete, components, dependencies }, undefined, 2)}\n`,
);
