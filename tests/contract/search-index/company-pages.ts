import { readFileSync } from "node:fs";
import type { Page } from "../../../src/domain/content/page.ts";
import type { Section } from "../../../src/domain/content/section.ts";
import { contentPage, investorsPage, paragraph } from "../../unit/sample-content.ts";

/**
 * The pages of a company in a language, in a few sentences each: a path and a title, then perhaps parts with a heading.
 *
 * @param sections - Parts of pages that are not text, by path.
 */
export function companyPages(
  language: "french" | "german",
  sections: Readonly<Record<string, readonly Section[]>>,
): readonly Page[] {
  const pages = readFileSync(new URL(`${language}-pages.txt`, import.meta.url), "utf8");
  return pages
    .trim()
    .split("\n\n")
    .map((written) => page(written, sections));
}

function page(written: string, others: Readonly<Record<string, readonly Section[]>>): Page {
  const [first = "", intro = "", ...parts] = written.split("\n");
  const [path = "", title = ""] = first.split(": ");
  const [uid = "", parent] = path.split("/").reverse();
  const headed = parts.map((line) => line.split(/ ?: (.*)/));
  const sections = [
    ...(others[path] ?? []),
    ...headed.map(([heading = "", text = ""]) => part(heading, text)),
  ];
  const own = { title, meta: { title }, intro: paragraph(intro) };
  if (path in others && parent === undefined) return { ...investorsPage(...sections), ...own, uid };
  return { ...contentPage(uid, parent), ...own, sections };
}

function part(heading: string, text: string): Section {
  return {
    kind: "rich-text",
    body: [{ kind: "heading", level: 2, children: [heading] }, ...paragraph(text)],
  };
}
