import { expect, it } from "vitest";
import { escapeHtml } from "../../../src/domain/text/escape-html.ts";

it.each([
  ["<script>", "&lt;script&gt;"],
  ['"Q&A"', "&quot;Q&amp;A&quot;"],
  // What is escaped already is a text that shows the escape.
  ["&amp;", "&amp;amp;"],
  ["It’s 年次 🙂", "It’s 年次 🙂"],
])("%j is %s in a document", (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});
