import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readMarkdown } from "../../../checks/documentation/markdown.ts";
import { checkWords } from "../../../checks/words/checker.ts";
import { project, seededTree } from "./seeded-tree.ts";

const findingsIn = (files: Readonly<Record<string, string>>) =>
  checkWords(seededTree(files)).map(({ place, problem }) => `${place} ${problem}`);

describe("the words of names, headings, messages and test titles", () => {
  it("are standard terms in this project", () => {
    expect(checkWords(project)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ["a file's name", "src/http-carrier.ts", "", '1 says "carrier" in the file\'s name "http-carrier.ts"'],
    [
      "an exported function",
      "src/a.ts",
      "\nexport function packBody() {}",
      '2 says "pack" in the exported name "packBody"',
    ],
    [
      "an exported type",
      "src/a.tsx",
      "export interface KeptAnswers {}",
      '1 says "kept answers" in the exported name "KeptAnswers"',
    ],
    [
      "a class",
      "src/a.ts",
      "export abstract class Happenings {}",
      '1 says "happenings" in the exported name "Happenings"',
    ],
    [
      "a class that has several words",
      "src/a.ts",
      "export class WaitingAnswers {}",
      '1 says "waiting answers" in the exported name "WaitingAnswers"',
    ],
    [
      "a log message about a shutdown",
      "src/a.ts",
      'log.error({ err: error }, "the site did not stop in good order");',
      '1 says "in good order" in the log message "the site did not stop in good order"',
    ],
    [
      "a constant",
      "tests/a.test.ts",
      "const PATIENCE_MS = 1;",
      '1 says "patience" in the constant "PATIENCE_MS"',
    ],
    [
      "a heading",
      "docs/a.md",
      "# A\n\n## React takes over\n",
      '3 says "takes over" in the heading "React takes over"',
    ],
    [
      "a log message",
      "src/a.ts",
      'this.#log.warn(\n  { err: error },\n  "the carrier fails",\n);',
      '1 says "carrier" in the log message "the carrier fails"',
    ],
    [
      "a log message with values",
      "src/a.ts",
      ["request.log.error(`", "{path}: refused for now`);"].join("$"),
      '1 says "refused for now" in the log message "…: refused for now"',
    ],
    [
      "a metric",
      "src/ports/meter.ts",
      "export const metrics = {\n  direct_answers_total: {\n",
      '2 says "direct answers" in the metric "direct_answers_total"',
    ],
    [
      "a metric's help",
      "src/ports/meter.ts",
      'export const metrics = {\n  a_total: {\n    help: "Pages that were packed.",\n',
      '3 says "packed" in the metric "Pages that were packed."',
    ],
    [
      "an npm script",
      "package.json",
      '{\n  "name": "pictures",\n  "scripts": {\n    "pictures": "node a.ts"\n  }\n}',
      '4 says "pictures" in the npm script "pictures"',
    ],
    [
      "a test title",
      "tests/a.test.ts",
      '\nit("is tried again after a failure", () => {});',
      '2 says "tried again" in the test title "is tried again after a failure"',
    ],
    [
      "the title of a test with cases",
      "tests/a.test.ts",
      'it.each([\n  [1],\n])("fetched ahead: %s", () => {});',
      '3 says "fetched ahead" in the test title "fetched ahead: %s"',
    ],
    [
      "a word that is wrong in one folder",
      "src/adapters/metrics/a.ts",
      "export const figures = 1;",
      '1 says "figures" in the exported name "figures"',
    ],
  ])("are reported in %s", (_what, path, text, finding) => {
    expect(findingsIn({ [path]: text })).toEqual([
      expect.stringContaining(`${path}:${finding}; the field says: `),
    ]);
  });

  it("are not a provider's in the inner layers, not even in comments", () => {
    const text = 'const cookie = "io.prismic.preview";\n// The menu (`slices4`) is on every page.';
    const files = {
      "src/domain/a.ts": text,
      "src/application/b.ts": "// Mailchimp refuses it.",
      "src/ports/c.ts": "const tag = 'prismic';",
      "src/ports/marketing-api/d.ts": "const track_with_mailchimp = true;",
      "src/adapters/prismic/e.ts": text,
    };
    expect(findingsIn(files).map((finding) => finding.split(";", 1)[0])).toEqual([
      'src/application/b.ts:1 says "Mailchimp"',
      'src/domain/a.ts:1 says "prismic"',
      'src/domain/a.ts:2 says "slices4"',
      'src/ports/c.ts:1 says "prismic"',
    ]);
  });

  it("are not checked in comments, local names, content, peers and dependencies", () => {
    const files = {
      "src/package-lock.ts": "// carrier\nexport const packageName = 1;\nconst picture = carrier(log);",
      "src/domain/figures.ts": "export const figures = 1;",
      "docs/a.md": "What takes over?\n\n```sh\n# unpack\n```\n",
      "sample/documents/page/pictures.json": "{}",
      "bench/peers/picture.ts": "export const picture = 1;",
      "package.json": '{\n  "dependencies": {\n    "carrier": "1.0.0"\n  }\n}',
    };
    expect(findingsIn(files)).toEqual([]);
  });
});

it.each([
  "page cache",
  "cache invalidation",
  "stale-while-revalidate",
  "ETag",
  "hydrate",
  "code splitting",
  "lazy",
  "error boundary",
  "prefetch",
  "focus management",
  "rate limit",
  "retry",
  "timeout",
  "graceful shutdown",
  "access log",
  "health check",
  "CSP",
  "dependency injection",
  "feature flag",
  "configuration",
])("docs/where-is.md has a heading with %j", (term) => {
  const { headings } = readMarkdown(readFileSync(join(project, "docs/where-is.md"), "utf8"));
  expect(headings.map(({ text }) => text.toLowerCase()).join("\n")).toContain(term.toLowerCase());
});
