/**
 * Writes a bill of materials, `sbom.cdx.json` (CycloneDX): what the site is made of on any platform, without what only
 * its makers need. npm's own `--omit dev` leaves out packages of the site that a tool of its makers wants as well.
 */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { z } from "zod";

const component = z.looseObject({
  "bom-ref": z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});

const bill = z.looseObject({
  components: z.array(component),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

const options = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
const whole = bill.parse(
  JSON.parse(execFileSync("npm", options, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 })),
);

const isOfMakers = ({ properties }: z.output<typeof component>) =>
  properties.some(({ name, value }) => name === "cdx:npm:package:development" && value === "true");
const left = new Set(whole.components.filter(isOfMakers).map((one) => one["bom-ref"]));

writeFileSync(
  "sbom.cdx.json",
  `${JSON.stringify(
    {
      ...whole,
      components: whole.components.filter((one) => !left.has(one["bom-ref"])),
      dependencies: whole.dependencies
        .filter(({ ref }) => !left.has(ref))
        .map((one) => ({ ...one, dependsOn: one.dependsOn.filter((ref) => !left.has(ref)) })),
    },
    undefined,
    2,
  )}\n`,
);
