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

/** A publish of something hidden, of every third document from one on; or a process that starts. */
type Step = readonly [hidden: string, until: keyof typeof GATES, from: number] | "a start";

/** What editors do one after the other while all of it waits. */
const SEQUENCES: readonly (readonly Step[])[] = [
  [
    ["a change of every document", "the exchange", 0],
    "a start",
    ["a change of every document", "the end of its embargo", 1],
    ["a new part beside every part", "the exchange", 1],
    ["a change of every document", "the end of its embargo", 0],
    "a start",
  ],
  [
    ["a new part beside every part", "the end of its embargo", 0],
    ["a change of every translation", "the exchange", 1],
    ["a change of every document", "the end of its embargo", 2],
    "a start",
    ["a change of what is translated", "the exchange", 0],
    ["a change of every translation", "the end of its embargo", 1],
  ],
  [
    ["a change of every document", "the end of its embargo", 2],
    ["a new document like each one", "the exchange", 0],
    ["a change of every document", "the exchange", 1],
    ["a new document like each one", "the end of its embargo", 2],
    "a start",
  ],
];

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

it.runIf(hasSample).each(SEQUENCES)(
  "nothing that visitors see tells of hidden publishes one after the other, in processes that start in between: %j, %j …",
  { timeout: 60_000 },
  async (...steps) => {
    const { store, environment } = await startContent(PUBLISHED, { languages: languagesOf(PUBLISHED) });
    const folder = await folderOfTest();
    const open = () => {
      const container = createContainer(readConfig({ ...environment, DATA_DIR: folder }));
      container.register(tokens.locales, { useValue: WITH_GERMAN });
      const source = container.resolve(SnapshotSource);
      onTestFinished(() => source.close());
      return source;
    };
    let source = open();
    let moment = NIGHT_BEFORE.getTime();
    const publish = async () => {
      moment += MINUTE_MS;
      await goTo(new Date(moment));
      store.publish();
      await source.refresh();
    };
    await publish();
    const known = await source.read();
    const documentsNow = new Map(PUBLISHED.map((one) => [one.id, one]));
    for (const [index, step] of steps.entries()) {
      if (step === "a start") {
        await source.close();
        source = open();
      } else {
        const [what, until, from] = step;
        const documents = [...documentsNow.values()].filter((_, place) => place % 3 === from);
        for (const one of HIDDEN[what]?.(documents, store, { embargo: null, ...GATES[until] }) ?? []) {
          // No two documents have one UID at the content service.
          const isMoved = one.uid !== documentsNow.get(one.id)?.uid;
          const hidden = isMoved ? { ...one, uid: `${one.uid}-${index}` } : one;
          store.saveDraft(hidden);
          documentsNow.set(hidden.id, hidden);
        }
        await publish();
      }
      const now = await source.read();
      expect(textsOf(now.all)).toEqual(textsOf(known.all));
      expect(now.edition).toBe(known.edition);
    }
  },
);
