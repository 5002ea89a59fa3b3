import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { npmRun, wholeProject } from "./own-project.ts";

it("the first change of the README passes the checks and the tests", { timeout: 600_000 }, async () => {
  const project = await wholeProject();
  onTestFinished(() => rm(project, { recursive: true, force: true }));
  const insert = async (path: string, before: string | RegExp, text: string) => {
    const whole = await readFile(join(project, path), "utf8");
    const changed = whole.replace(before, (mark) => `${text}\n${mark}`);
    expect(changed, `${path} has ${before}`).not.toBe(whole);
    await writeFile(join(project, path), changed);
  };

  const readme = await readFile(join(project, "README.md"), "utf8");
  const [, steps = ""] = readme.split("\n## Your first change: a link in the footer\n");
  const [test = "", link = ""] = [...steps.matchAll(/```tsx\n(.*?)```/gs)].map(([, code = ""]) => code);
  const files = [...steps.matchAll(/`(brand\/texts\/[\w/]+\.ts)`/g)].map(([, path = ""]) => path);
  const texts = [...steps.matchAll(/`(newsFeed: "[^"]*",)`/g)].map(([, text = ""]) => text);
  await insert("tests/unit/client/server-rendering.test.tsx", /$/, test);
  for (const [index, path] of files.entries())
    await insert(path, /^ {2}cookieSettings: /m, texts[index] ?? "");
  await insert("client/shell/footer.tsx", "{onConsentSettings && (", link);

  await npmRun(project, "fix");
  expect(await npmRun(project, "check")).toContain("All checks passed.");
  // The others know no footer.
  await npmRun(project, "test:watch", "--run", "tests/unit/client", "tests/unit/http");
});
