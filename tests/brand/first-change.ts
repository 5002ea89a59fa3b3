import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Makes the change that the README describes for newcomers in a project. */
export async function makeFirstChange(project: string): Promise<void> {
  const insert = async (path: string, before: string | RegExp, text: string) => {
    const whole = await readFile(join(project, path), "utf8");
    const changed = whole.replace(before, (mark) => `${text}\n${mark}`);
    if (changed === whole) throw new Error(`${path} has no ${before}, before which the README inserts.`);
    await writeFile(join(project, path), changed);
  };

  const readme = await readFile(join(project, "README.md"), "utf8");
  const [, steps = ""] = readme.split("\n## Your first change: a link in the footer\n");
  const [test = "", link = ""] = [...steps.matchAll(/```tsx\n(.*?)```/gs)].map(([, code = ""]) => code);
  const files = [...steps.matchAll(/`(brand\/texts\/[\w/]+\.ts)`/g)].map(([, path = ""]) => path);
  const texts = [...steps.matchAll(/`(newsFeed: "[^"]*",)`/g)].map(([, text = ""]) => text);
  if (link === "" || files.length === 0) throw new Error("The README has no first change.");
  await insert("tests/unit/client/server-rendering.test.tsx", /$/, test);
  for (const [index, path] of files.entries())
    await insert(path, /^ {2}cookieSettings: /m, texts[index] ?? "");
  await insert("client/shell/footer.tsx", "{onConsentSettings && (", link);
}
