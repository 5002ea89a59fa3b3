import { expect, it } from "vitest";
import { InMemoryEditorMessages } from "../../../src/adapters/in-memory/editor-messages.ts";
import { LocalRateLimitStore } from "../../../src/adapters/rate-limits/local-rate-limit-store.ts";
import { ReportPublish } from "../../../src/application/report-publish.ts";
import { ContentServiceError, contentRef } from "../../../src/ports/content-service.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { contentPage } from "../sample-content.ts";

const publish = {
  ref: contentRef("second"),
  before: [],
  items: [{ kind: "page" as const, page: contentPage("careers") }],
};

function reporting(told = new LocalRateLimitStore()) {
  const messages = new InMemoryEditorMessages();
  const log = recordingLog();
  const options = {
    problemsOf: async () => [],
    circumstances: () => ({ now: 0, timeZone: "UTC" }),
    matches: { list: [] },
    messages,
    told,
    site: "Example",
    addressOf: (id: string) => `https://editor.example/${id}`,
    log,
  };
  return { messages, log, options, reports: new ReportPublish(options) };
}

it("editors are told of a publish once, whichever process reads it first", async () => {
  const told = new LocalRateLimitStore();
  const one = reporting(told);
  const other = reporting(told);
  for (const { reports } of [one, other]) await reports.run(publish);
  expect([...one.messages.sent, ...other.messages.sent]).toEqual([
    "Example: 1 new. No errors.\n• “careers” new https://editor.example/page_careers",
  ]);
  expect(await other.reports.last).toMatchObject({ documents: [{ title: "careers" }] });
});

it("nobody is told of a publish that has changed nothing", async () => {
  const { reports, messages } = reporting();
  await reports.run({ ...publish, before: publish.items });
  expect(messages.sent).toEqual([]);
});

it("editors are told what is refused of a publish, also if nothing else has changed", async () => {
  const { reports, messages } = reporting();
  const refused = "The home page is missing. Publish a document of type home.";
  await reports.run({ ...publish, before: publish.items, refused });
  expect(messages.sent).toEqual([`Example: nothing has changed. 1 error.\n✗ ${refused}`]);
});

it("a chat that cannot be reached, and content that cannot be read, are logged", async () => {
  const { reports, messages, log, options } = reporting();
  messages.fail();
  expect(await reports.run(publish)).toBeDefined();
  const reason = "the chat cannot be reached: it is switched off";
  expect(log.warnings).toMatchObject([{ ref: "second", reason }]);
  const problemsOf = () => Promise.reject(new ContentServiceError("report", { cause: "none" }));
  expect(await new ReportPublish({ ...options, problemsOf }).run(publish)).toBeUndefined();
  expect(log.warnings).toHaveLength(2);
});
