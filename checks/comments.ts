import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { type Finding, report } from "./findings.ts";
import { projectFiles } from "./project-files.ts";

/** The end of a sentence, and the beginning of the next one or the end of the line. */
const SENTENCE_END = /(?<!e\.g|i\.e)[.!?](?=\s+[A-Z]|\s*$)/g;

/** What is read as a field of its own, not as a sentence. */
const FIELD = /\bDefault:[^.]*\.|`[^`]*`/g;

const MAX_SENTENCES = 2;

/** Checks that no comment of a single line has more than two sentences: what says more has paragraphs. */
export function checkComments(root: string): readonly Finding[] {
  return projectFiles(root)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return crowdedLines(file, text).map((line) => ({
        place: `${file}:${line}`,
        problem: "has three sentences in a comment of one line: say less, or write paragraphs",
      }));
    });
}

/** The numbers of the lines with such comments, from 1. */
function crowdedLines(file: string, text: string): readonly number[] {
  return parseSync(file, text)
    .comments.filter(({ value }) => !value.includes("\n") && sentencesIn(value) > MAX_SENTENCES)
    .map(({ start }) => text.slice(0, start).split("\n").length);
}

function sentencesIn(comment: string): number {
  return comment.replaceAll(FIELD, "").match(SENTENCE_END)?.length ?? 0;
}

if (import.meta.main) report(checkComments(process.cwd()), "No comment of one line has three sentences.");
