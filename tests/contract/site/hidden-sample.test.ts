import { expect, it, onTestFinished } from "vitest";
import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { languagesOf } from "../../../sandbox/content/store-options.ts";
import { SnapshotSource } from "../../../src/adapters/content-snapshot/snapshot-source.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { tokens } from "../../../src/composition/tokens.ts";
import { type ContentItem, idOf } from "../../../src/domain/content/content-item.ts";
import { hasSample } from "../../configuration/sample.ts";
import { WITH_GERMAN } from "../../unit/languages.ts";
import { siteTime } from "../../unit/sample-content.ts";
import { HIDDEN } from "./hidden-sample.ts";
import { clockOfTheNightBefore, document, GATES, goTo, NIGHT_BEFORE, stored } from "./release-site.ts";
import { sample, startContent } from "./site.ts";
import { folderOfTest } from "./site-process.ts";

clockOfTheNightBefore();

const MINUTE_MS = 60_000;
const LAST = stored(new Date(siteTime("2026-11-20T12:00:00")));
const before = (time: string | null | undefined) => (time && time > LAST ? LAST : time);

/** The documents of the sample, published before the night of the test. */
const PUBLISHED: readonly DocumentInput[] = sample.documents.map((one) => ({
  ...one,
  first_publication_date: before(one.first_publication_date),
  last_publication_date: before(one.last_publication_date),
}));

/** What visitors see, as text. */
const textsOf = (items: readonly ContentItem[]) =>
  new Map(items.map((item) => [idOf(item), JSON.stringify(item)]));

it
  .runIf(hasSample)
  .each(
    Object.entries(HIDDEN).flatMap(([what, hidden]) =>
      Object.entries(GATES).map(([until, gate]) => ({ what, until, hidden, gate })),
    ),
  )(
  "nothing that visitors see, and no name of it, tells of $what in two languages that waits for $until",
  { timeout: 60_000 },
  async ({ hidden, gate }) => {
    const { store, environment } = await startContent(PUBLISHED, { languages: languagesOf(PUBLISHED) });
    const container = createContainer(readConfig({ ...environment, DATA_DIR: await folderOfTest() }));
    container.register(tokens.locales, { useValue: WITH_GERMAN });
    const source = container.resolve(SnapshotSource);
    onTestFinished(() => source.close());
    let moment = NIGHT_BEFORE.getTime();
    const publish = async () => {
      moment += MINUTE_MS;
      await goTo(new Date(moment));
      store.publish();
      await source.refresh();
      return source.read();
    };
    store.saveDraft(document("page", "open", { title: "Open", slices: [] }));
    const known = await publish();
    for (const one of hidden(PUBLISHED, store, { embargo: null, ...gate })) store.saveDraft(one);
    const now = await publish();
    expect(textsOf(now.all)).toEqual(textsOf(known.all));
    expect(now.edition).toBe(known.edition);
  },
);
