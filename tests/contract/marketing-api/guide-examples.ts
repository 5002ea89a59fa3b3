import { readFileSync } from "node:fs";

/** An example of the guide. */
export interface Example {
  /** The heading above the example, and its number below that heading. */
  readonly title: string;
  readonly language: "ts" | "sh";
  readonly code: string;
  /** The expected output. */
  readonly output: string;
}

/** The examples of a guide, in order. A text block directly after an example is its output. */
export function readExamples(file: URL): readonly Example[] {
  const examples: { title: string; language: "ts" | "sh"; code: string; output: string }[] = [];
  let heading = "";
  for (const match of readFileSync(file, "utf8").matchAll(/^## ([^\n]+)$|^```(\w*)\n(.*?)^```$/gms)) {
    const [, found, language, code = ""] = match;
    if (found !== undefined) heading = found;
    else if (language === "ts" || language === "sh") {
      const before = examples.filter(({ title }) => title.startsWith(`${heading} `)).length;
      examples.push({ title: `${heading} ${before + 1}`, language, code, output: "" });
    } else if (language === "text") {
      const last = examples.at(-1);
      if (last !== undefined) last.output = code;
    } else throw new Error(`A block of the guide is neither ts nor sh nor text: ${code}`);
  }
  return examples;
}
