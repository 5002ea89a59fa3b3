import { expect, it } from "vitest";
import { contentModel } from "../../../src/adapters/prismic/content-model.ts";
import { FieldPath } from "../../../src/adapters/prismic/field-path.ts";
import { link } from "../../../src/adapters/prismic/link-field.ts";
import { prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { languages } from "../languages.ts";
import { recordingLog } from "./recording-log.ts";

const reading = {
  model: contentModel(prismicCapabilities()),
  languages,
  log: recordingLog(),
  hosts: ["larkfield.example", "www.larkfield.example"],
};

it.each([
  ["https://www.larkfield.example/company?a=1#team", { kind: "page", href: "/company?a=1#team" }],
  ["HTTP://larkfield.example", { kind: "page", href: "/" }],
  ["https://larkfield.example/news/rss.xml", { kind: "web", href: "/news/rss.xml" }],
  ["https://jobs.larkfield.example/", { kind: "web", href: "https://jobs.larkfield.example/" }],
  ["https://larkfield.example:8443/a", { kind: "web", href: "https://larkfield.example:8443/a" }],
  ["https://larkfield.example.com/a", { kind: "web", href: "https://larkfield.example.com/a" }],
  ["https://larkfield.example//evil.example/a", { kind: "page", href: "/evil.example/a" }],
])("a whole address of the site is its path, and that of no other site: %s", (url, expected) => {
  const path = new FieldPath({ id: "terms", type: "page" }, reading);
  expect(link({ link_type: "Web", url }, path)).toEqual(expected);
});
