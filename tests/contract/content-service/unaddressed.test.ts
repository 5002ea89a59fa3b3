import { expect, it } from "vitest";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { offlineService } from "./offline-service.ts";

it("what no page has as its own is the site options and the listed documents", async () => {
  const documents = [
    { id: "home_home", type: "home", data: { title: "Home" } },
    { id: "site-options", type: "site-options", data: {} },
    { id: "dividend_2026", type: "dividend", uid: "2026", data: { period: "FY26", amount: 0.1 } },
  ];
  const store = createSandboxStore(documents, { repository: "larkfield" });
  const { service } = offlineService(store);
  const items = await service.readUnaddressed(contentRef(store.createPreview().token), {
    keep: (item) => item,
    signal: new AbortController().signal,
  });
  expect(items.map(({ kind }) => kind)).toEqual(["site-options", "dividend"]);
});
