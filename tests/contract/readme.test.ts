import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const project = new URL("../../", import.meta.url);

it("the script in the README runs as it stands, and prints a page of the sample content", async () => {
  const readme = await readFile(new URL("README.md", project), "utf8");
  const script = /```ts\n(.*?)```/s.exec(readme)?.[1] ?? "";
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", script],
    { cwd: fileURLToPath(project), env: {} },
  );
  expect(stdout).toMatch(/^Leadership .{40,}\n$/);
  expect(stderr).toBe("");
});
