import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { rereadableFile } from "../../../src/environment/env-file.ts";
import { temporaryFolder } from "../temporary-folder.ts";

it("a file of variables can be read again, and does not replace variables that are set elsewhere", () => {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, "HSTS=host\nPORT=4000\nLOG_LEVEL=warn\n");
  // As Node has read it, beside a port of the shell.
  const environment: Record<string, string | undefined> = { PORT: "3000", HSTS: "host", LOG_LEVEL: "warn" };
  const reread = rereadableFile(file, environment);
  writeFileSync(file, "HSTS=preload\nPORT=5000\nSTYLEGUIDE=false\n");
  reread();
  expect(environment).toEqual({ PORT: "3000", HSTS: "preload", STYLEGUIDE: "false" });
  writeFileSync(file, "");
  reread();
  expect(environment).toEqual({ PORT: "3000" });
});

it("a file of variables that cannot be read changes nothing", () => {
  const file = join(temporaryFolder(), ".env");
  writeFileSync(file, "HSTS=host\n");
  const environment = { HSTS: "host" };
  const reread = rereadableFile(file, environment);
  writeFileSync(file, "\uFEFFHSTS=preload\n", "utf16le");
  expect(reread).toThrow("it is in UTF-16");
  expect(environment).toEqual({ HSTS: "host" });
});
