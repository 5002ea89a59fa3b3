import { describe, expect, it } from "vitest";
import type { DocumentInput } from "../../../sandbox/content/document.ts";
import { createSandboxStore } from "../../../sandbox/content/store.ts";
import { keepUnchanged } from "../../../src/adapters/content-snapshot/compact-item.ts";
import { announcedContent } from "../../../src/application/alerts/announced-content.ts";
import { keyOf } from "../../../src/domain/content/calendar-event.ts";
import { Content } from "../../../src/domain/content/content.ts";
import { eventsOf } from "../../../src/domain/content/events-of.ts";
import { contentRef } from "../../../src/ports/content-service.ts";
import { WITH_GERMAN } from "../../unit/languages.ts";
import { announcement } from "../../unit/sample-content.ts";
import { offlineService } from "./offline-service.ts";

const READ_OPTIONS = { keep: <T>(item: T) => item, signal: new AbortController().signal };
const LANGUAGES = [
  { id: "en-au", name: "English" },
  { id: "de-de", name: "German" },
] as const;
const dates = {
  first_publication_date: "2026-08-01T00:00:00+0000",
  last_publication_date: "2026-08-01T00:00:00+0000",
};
const STARTED = Date.parse("2026-08-19T00:00:00Z");

const HOME: DocumentInput = { id: "home", type: "home", uid: null, lang: "en-au", data: { title: "Home" } };

const FINAL: DocumentInput = {
  id: "dividend_final",
  type: "dividend",
  uid: "final",
  lang: "en-au",
  data: {
    kind: "Final",
    period: "FY26",
    amount: 0.5,
    payment: "2026-09-25",
    status: "Paid",
    note: "In cash.",
  },
};

const GERMAN: DocumentInput = {
  id: "dividend_schluss",
  type: "dividend",
  uid: "schluss",
  lang: "de-de",
  alternate_languages: [{ id: "dividend_final" }],
  data: { period: "GJ26", amount: 0.4, note: "In bar." },
};

/** A repository in two languages, and what visitors see of it. */
function repository(...documents: readonly DocumentInput[]) {
  let now = STARTED;
  const store = createSandboxStore(
    [HOME, ...documents].map((document) => ({ ...dates, ...document })),
    { languages: LANGUAGES, now: () => new Date(now) },
  );
  const { service } = offlineService(store, WITH_GERMAN);
  const ref = () => contentRef(store.master.ref);
  return {
    service,
    publish: (...changed: readonly DocumentInput[]) => {
      now += 3_600_000;
      for (const document of changed) store.saveDraft(document);
      store.publish();
    },
    withdraw: (id: string) => {
      now += 3_600_000;
      store.deleteDraft(id);
      store.publish();
    },
    read: () => service.readAll(ref(), READ_OPTIONS),
    readChanges: (since: Awaited<ReturnType<typeof service.readAll>>) =>
      service.readChanges(ref(), since, READ_OPTIONS),
    readNamed: (id: string) => service.readNamed(ref(), { ids: [id] }, READ_OPTIONS),
    readUnaddressed: () => service.readUnaddressed(ref(), READ_OPTIONS),
  };
}

const german = (items: Parameters<typeof Content.everything>[0]) => Content.everything(items).in("de");

describe("documents without an address in another language", () => {
  it("are those of the default language, in the words of the other one", async () => {
    const { items } = await repository(FINAL).read();
    const [dividend, ...others] = german(items).listed("dividend");
    expect(others).toEqual([]);
    expect(dividend).toMatchObject({ id: "dividend_final", payment: "2026-09-25", note: "In cash." });
    expect(dividend?.title).toMatch(/dividende, GJ\u00a02025\/26$/);
    expect(dividend?.dates?.map(({ key, title }) => [key, title])).toEqual([
      ["dividend_final-payment", `Zahltag: ${dividend?.title}`],
    ]);
  });

  it("have the texts of their translations, and no facts of these", async () => {
    const { items } = await repository(FINAL, GERMAN).read();
    const [original] = Content.everything(items).listed("dividend");
    const [dividend, ...others] = german(items).listed("dividend");
    expect(others).toEqual([]);
    expect(dividend?.amount).toEqual(original?.amount);
    expect(dividend).toMatchObject({
      id: "dividend_final",
      period: "GJ\u00a02025/26",
      note: "In bar.",
      status: "Paid",
    });
    expect(german(items).findItem("dividend_schluss")).toBe(german(items).findItem("dividend_final"));
    expect(Content.everything(items).findItem("dividend_final")).not.toBe(
      german(items).findItem("dividend_final"),
    );
  });

  it("stay as they are if they are in that language alone", async () => {
    const { items } = await repository({ ...GERMAN, alternate_languages: [] }).read();
    expect(german(items).listed("dividend")).toMatchObject([{ id: "dividend_schluss", note: "In bar." }]);
  });

  it("follow a change of either of the two", async () => {
    const { read, readChanges, publish, withdraw } = repository(FINAL);
    const noteOf = (content: Awaited<ReturnType<typeof readChanges>>) =>
      german(content?.items ?? []).listed("dividend")[0]?.note;
    const first = await read();
    publish(GERMAN);
    const translated = await readChanges(first);
    expect(noteOf(translated)).toBe("In bar.");
    publish({ ...GERMAN, data: { ...GERMAN.data, note: "Am Freitag." } });
    const again = translated && (await readChanges(translated));
    expect(noteOf(again)).toBe("Am Freitag.");
    publish({ ...FINAL, data: { ...FINAL.data, payment: "2026-09-28" } });
    const moved = again && (await readChanges(again));
    expect(german(moved?.items ?? []).listed("dividend")).toMatchObject([{ payment: "2026-09-28" }]);
    expect(moved?.items).toEqual((await read()).items);
    withdraw("dividend_schluss");
    const withdrawn = moved && (await readChanges(moved));
    expect(noteOf(withdrawn)).toBe("In cash.");
  });

  it("are the same in a preview of the document or of its translation alone", async () => {
    const { read, readNamed, readUnaddressed } = repository(FINAL, GERMAN);
    const expected = german((await read()).items).listed("dividend");
    expect(german((await readNamed("dividend_schluss")).items).listed("dividend")).toEqual(expected);
    expect(german((await readNamed("dividend_final")).items).listed("dividend")).toEqual(expected);
    expect(german(await readUnaddressed()).listed("dividend")).toEqual(expected);
  });
});

const AT = { timeZone: "Australia/Sydney", isListed: true, nameOf: () => "" };
const OPENS = "2026-12-01T00:00:00+0000";
const BEFORE = Date.parse("2026-11-30T00:00:00Z");
const AFTER = Date.parse("2026-12-02T00:00:00Z");

describe("what waits of documents in two languages", () => {
  const noteAt = async (now: number, ...documents: readonly DocumentInput[]) => {
    const { items } = await repository(...documents).read();
    const { content } = Content.visible(items, { ...AT, now });
    return [content, content.in("de")].map((shown) => shown.listed("dividend")[0]?.note);
  };
  const waits = (document: DocumentInput) => ({ ...document, data: { ...document.data, embargo: OPENS } });

  it("hides a document in every language", async () => {
    expect(await noteAt(BEFORE, waits(FINAL), GERMAN)).toEqual([undefined, undefined]);
    expect(await noteAt(AFTER, waits(FINAL), GERMAN)).toEqual(["In cash.", "In bar."]);
  });

  it("hides the texts alone of a translation that waits", async () => {
    expect(await noteAt(BEFORE, FINAL, waits(GERMAN))).toEqual(["In cash.", "In cash."]);
    expect(await noteAt(AFTER, FINAL, waits(GERMAN))).toEqual(["In cash.", "In bar."]);
  });

  it("is a change at the time at which the texts open", async () => {
    const { items } = await repository(FINAL, waits(GERMAN)).read();
    const { content } = Content.visible(items, { ...AT, now: BEFORE });
    expect(content.nextChange).toBe(Date.parse(OPENS));
    expect(JSON.stringify(content.all)).not.toContain("In bar.");
  });

  it("goes on showing the texts of a translation as they were while a change of them waits", async () => {
    const { read, publish } = repository(FINAL, GERMAN);
    const first = (await read()).items.map(keepUnchanged([]));
    const { embargo } = Content.visible(first, { ...AT, now: BEFORE });
    publish(waits({ ...GERMAN, data: { ...GERMAN.data, note: "Am Freitag." } }));
    const items = (await read()).items.map(keepUnchanged(first));
    const noteIn = (content: Content) => content.in("de").listed("dividend")[0]?.note;
    const waiting = Content.visible(items, { ...AT, now: BEFORE, before: embargo });
    expect(noteIn(waiting.content)).toBe("In bar.");
    expect(JSON.stringify(waiting.content.all)).not.toContain("Freitag");
    expect(waiting.content.nextChange).toBe(Date.parse(OPENS));
    const open = Content.visible(items, { ...AT, now: AFTER, before: waiting.embargo });
    expect(noteIn(open.content)).toBe("Am Freitag.");
  });

  it("goes on showing both as they were if a change of the document waits", async () => {
    const { read, publish } = repository(FINAL, GERMAN);
    const { embargo } = Content.visible((await read()).items, { ...AT, now: BEFORE });
    publish({ ...FINAL, data: { ...FINAL.data, amount: 0.7, embargo: OPENS } });
    const { items } = await read();
    const { content } = Content.visible(items, { ...AT, now: BEFORE, before: embargo });
    const amounts = [content, content.in("de")].map((shown) => shown.listed("dividend")[0]?.perShare);
    expect(amounts).toEqual([expect.stringContaining("50"), expect.stringContaining("50")]);
  });
});

const capital = (shares: number | null, name: string, more: object = {}) => ({
  slice_type: "share_capital",
  variation: "default",
  primary: { heading: name, classes: [{ name, isin: "AU0000LKF008", on_issue: shares }], ...more },
  items: [],
});

const SHARES: DocumentInput = {
  id: "page_shares",
  type: "page",
  uid: "shares",
  lang: "en-au",
  data: { title: "Shares", slices: [capital(1_000, "Ordinary shares")] },
};

const AKTIEN: DocumentInput = {
  id: "page_aktien",
  type: "page",
  uid: "aktien",
  lang: "de-de",
  alternate_languages: [{ id: "page_shares" }],
  data: { title: "Aktien", slices: [capital(900, "Stammaktien")] },
};

type Items = Parameters<typeof Content.everything>[0];

/** The counts of shares that visitors see on the German page. */
function sharesIn(content: Content) {
  const page = content.in("de").pageAt("/de/aktien");
  const sections = page && page.type !== "news-archive" ? page.sections : [];
  return sections.flatMap((section) =>
    section.kind === "share-capital" ? section.classes.map(({ name, onIssue }) => [name, onIssue]) : [],
  );
}

describe("a page in another language", () => {
  const sharesAt = (items: Items, now: number, before?: ReturnType<typeof Content.visible>) =>
    sharesIn(Content.visible(items, { ...AT, now, before: before?.embargo }).content);
  const waits = (document: DocumentInput) => ({ ...document, data: { ...document.data, embargo: OPENS } });

  it("has the facts of the page that it is a translation of, and its own texts", async () => {
    const { items } = await repository(SHARES, AKTIEN).read();
    expect(sharesIn(Content.everything(items))).toEqual([["Stammaktien", 1_000]]);
  });

  it("has its own facts if it has more parts than that page", async () => {
    const slices = [capital(900, "Stammaktien"), capital(50, "Vorzugsaktien")];
    const { items } = await repository(SHARES, { ...AKTIEN, data: { ...AKTIEN.data, slices } }).read();
    expect(sharesIn(Content.everything(items))).toEqual([
      ["Stammaktien", 900],
      ["Vorzugsaktien", 50],
    ]);
  });

  it("follows a change of the facts", async () => {
    const { read, readChanges, publish } = repository(SHARES, AKTIEN);
    const first = await read();
    publish({ ...SHARES, data: { ...SHARES.data, slices: [capital(1_200, "Ordinary shares")] } });
    const changed = await readChanges(first);
    expect(sharesIn(Content.everything(changed?.items ?? []))).toEqual([["Stammaktien", 1_200]]);
    expect(changed?.items).toEqual((await read()).items);
  });

  it("does not wait for the other page, of which it tells nothing until that is shown", async () => {
    const { items } = await repository(waits(SHARES), AKTIEN).read();
    expect(sharesAt(items, BEFORE)).toEqual([["Stammaktien", 900]]);
    expect(sharesAt(items, AFTER)).toEqual([["Stammaktien", 1_000]]);
  });

  it("has parts that wait for their own announcement, whatever those of the other page wait for", async () => {
    const gate = { release: "When the exchange has released it", exchange_reference: "R" };
    const data = { title: "Aktien", slices: [capital(900, "Stammaktien", gate)] };
    const original = {
      title: "Shares",
      slices: [capital(1_000, "Ordinary shares", { release: "At a time" })],
    };
    const { items } = await repository({ ...SHARES, data: original }, { ...AKTIEN, data }).read();
    expect(sharesAt(items, BEFORE)).toEqual([]);
  });

  it("waits for the other page if it states the same, and says nothing of a time", async () => {
    const data = { title: "Aktien", slices: [capital(1_000, "Stammaktien")] };
    const { items } = await repository(waits(SHARES), { ...AKTIEN, data }).read();
    expect(sharesAt(items, BEFORE)).toEqual([]);
    expect(sharesAt(items, AFTER)).toEqual([["Stammaktien", 1_000]]);
  });

  it("waits itself, also while the other page does", async () => {
    const { items } = await repository(waits(SHARES), waits(AKTIEN)).read();
    const { content } = Content.visible(items, { ...AT, now: BEFORE });
    expect(content.in("de").pageAt("/de/aktien")).toBeUndefined();
    expect(JSON.stringify(content.all)).not.toContain("Stammaktien");
    expect(sharesAt(items, AFTER)).toEqual([["Stammaktien", 1_000]]);
  });

  it("does not show what an announcement opens that is too old for the other page", async () => {
    const released = { ...announcement("R", "2026-08-10T00:00:00.000Z"), title: "Shares" };
    const gate = { release: "When the exchange has released it", exchange_reference: "R" };
    const data = { title: "Shares", slices: [capital(1_000, "Ordinary shares", gate)] };
    const shownIf = async (published: string) => {
      const { items } = await repository(
        { ...SHARES, data, first_publication_date: published },
        AKTIEN,
      ).read();
      const options = { ...AT, now: BEFORE, released: { items: [released] } };
      return sharesIn(Content.visible(items, options).content);
    };
    expect(await shownIf("2026-08-09T00:00:00+0000")).toEqual([["Stammaktien", 1_000]]);
    expect(await shownIf("2026-08-15T00:00:00+0000")).toEqual([]);
  });

  it("is the same to visitors whatever it states by itself", async () => {
    const nameOf = (all: Items) => JSON.stringify(all);
    const editions = [900, 901].map(async (count) => {
      const data = { title: "Aktien", slices: [capital(count, "Stammaktien")] };
      const { items } = await repository(SHARES, { ...AKTIEN, data }).read();
      return Content.visible(items, { ...AT, nameOf, now: BEFORE }).content.edition;
    });
    const [first, second] = await Promise.all(editions);
    expect(first).toBe(second);
  });

  it("tells nothing of a part of its own that waits", async () => {
    const slices = [capital(900, "Stammaktien", { shown_from: OPENS, source: "Geheim" })];
    const { items } = await repository(SHARES, { ...AKTIEN, data: { title: "Aktien", slices } }).read();
    const { content } = Content.visible(items, { ...AT, now: BEFORE });
    expect(JSON.stringify(content.all)).not.toContain("Geheim");
  });

  it("goes on showing the facts that visitors have seen while a change of them waits", async () => {
    const { read, publish } = repository(SHARES, AKTIEN);
    const before = Content.visible((await read()).items, { ...AT, now: BEFORE });
    const slices = [capital(1_200, "Ordinary shares")];
    publish({ ...SHARES, data: { ...SHARES.data, slices, embargo: OPENS } });
    const { items } = await read();
    expect(sharesAt(items, BEFORE, before)).toEqual([["Stammaktien", 1_000]]);
    expect(sharesAt(items, AFTER, before)).toEqual([["Stammaktien", 1_200]]);
  });

  it("hides a part until both languages show it", async () => {
    const times = [{ shown_from: OPENS }, {}] as const;
    for (const [english, translated] of [times, times.toReversed()]) {
      const { items } = await repository(
        { ...SHARES, data: { slices: [capital(1_000, "Ordinary shares", english)] } },
        { ...AKTIEN, data: { slices: [capital(900, "Stammaktien", translated)] } },
      ).read();
      expect(sharesAt(items, BEFORE)).toEqual([]);
      expect(sharesAt(items, AFTER)).toEqual([["Stammaktien", 1_000]]);
    }
  });
});

describe("the words of a page that others have facts for", () => {
  const figures = (period: string, label: string, value: string) => ({
    slice_type: "statistics",
    variation: "default",
    primary: { period, figures: [{ label, value }] },
    items: [],
  });
  type Slice = ReturnType<typeof figures> | ReturnType<typeof capital>;
  const WAITING = capital(1_200, "New shares", { shown_from: OPENS });
  const english = (...slices: Slice[]): DocumentInput => ({
    ...SHARES,
    data: { title: "Shares", slices },
  });
  const translated = { ...AKTIEN, data: { title: "Aktien", slices: [figures("GJ26", "Umsatz", "")] } };

  /** What visitors see of the German page, as `LABEL VALUE`. */
  const saidIn = ({ content }: ReturnType<typeof Content.visible>) => {
    const page = content.in("de").pageAt("/de/aktien");
    const sections = page && page.type !== "news-archive" ? page.sections : [];
    return sections.flatMap((section) =>
      section.kind === "statistics" ? section.figures.map(({ label, value }) => `${label} ${value}`) : [],
    );
  };
  const seenAt = (items: Items, now: number, before?: ReturnType<typeof Content.visible>) =>
    Content.visible(items, { ...AT, now, before: before?.embargo });

  /** What was seen before a publish of the English page, and after it. */
  async function republished(...slices: Slice[]) {
    const { read, publish } = repository(english(figures("FY26", "Revenue", "10")), translated);
    const before = seenAt((await read()).items, BEFORE);
    publish(english(...slices));
    const { items } = await read();
    return { before, items, after: seenAt(items, BEFORE, before) };
  }

  it("stay as they are if what a publish of the other page has changed is hidden, until it is shown", async () => {
    const { before, items, after } = await republished(figures("FY26", "Revenue", "10"), WAITING);
    expect(saidIn(before)).toEqual(["Umsatz 10"]);
    expect(saidIn(after)).toEqual(saidIn(before));
    expect(saidIn(seenAt(items, BEFORE, after))).toEqual(saidIn(before));
    expect(saidIn(seenAt(items, AFTER, after))).toEqual(["Revenue 10"]);
  });

  it("are those of the other page if visitors see what has changed, or if that is not known", async () => {
    const changed = await republished(figures("FY27", "Revenue", "12"), WAITING);
    expect(saidIn(changed.after)).toEqual(["Revenue 12"]);
    const { items } = await republished(figures("FY26", "Revenue", "10"), WAITING);
    expect(saidIn(seenAt(items, BEFORE))).toEqual(["Revenue 10"]);
  });

  it("hide what waits of the page itself", async () => {
    const { read, publish } = repository(english(figures("FY26", "Revenue", "10")), {
      ...translated,
      data: {
        title: "Aktien",
        slices: [...translated.data.slices, capital(900, "Geheim", { shown_from: OPENS })],
      },
    });
    const before = seenAt((await read()).items, BEFORE);
    publish(english(figures("FY26", "Revenue", "10"), WAITING));
    const after = seenAt((await read()).items, BEFORE, before);
    expect(saidIn(after)).toEqual(["Umsatz 10"]);
    expect(JSON.stringify(after.content.all)).not.toMatch(/Geheim|New shares/);
  });
});

it("a moved date is announced once in each language, in its words", async () => {
  const options = (id: string, lang: "en-au" | "de-de"): DocumentInput => ({
    id,
    type: "site-options",
    uid: null,
    lang,
    data: { topics: [{ name: "Dates" }], calendarTopic: "Dates" },
  });
  const investors = (uid: string, lang: "en-au" | "de-de"): DocumentInput => ({
    id: `investors-page_${uid}`,
    type: "investors-page",
    uid,
    lang,
    data: {
      title: "Investors",
      slices: [{ slice_type: "calendar", variation: "default", primary: { heading: "Dates" }, items: [] }],
    },
  });
  const moved = { ...FINAL, data: { ...FINAL.data, previous_payment: "2026-09-18" } };
  const documents = [options("site-options", "en-au"), options("optionen", "de-de"), moved, GERMAN];
  const pages = [investors("investors", "en-au"), investors("investoren", "de-de")];
  const content = Content.everything((await repository(...documents, ...pages).read()).items);
  const announcedIn = (shown: Content) =>
    announcedContent(shown, { now: STARTED, timeZone: AT.timeZone }).announcements.map(({ title }) => title);
  expect(announcedIn(content)).toEqual(["Payment date: Final dividend, FY26"]);
  expect(announcedIn(content.in("de"))).toEqual(["Zahltag: Schlussdividende, GJ\u00a02025/26"]);
});

describe("a date in two languages", () => {
  const calendarOf = (title: string, date: string | null) => ({
    slice_type: "calendar",
    variation: "default",
    primary: { heading: title, events: [{ title, date }] },
    items: [],
  });
  const dated = (document: DocumentInput, title: string, date: string | null): DocumentInput => ({
    ...document,
    data: { title, slices: [calendarOf(title, date)] },
  });

  it("has one key, and the words of each", async () => {
    const { items } = await repository(
      dated(SHARES, "Half-year results", "2027-02-17"),
      dated(AKTIEN, "Halbjahresergebnis", null),
    ).read();
    const content = Content.everything(items);
    const events = [content, content.in("de")].flatMap((shown) => shown.items.flatMap(eventsOf));
    expect(events.map((event) => [event.title, keyOf(event)])).toEqual([
      ["Half-year results", "half-year-results-2027-02"],
      ["Halbjahresergebnis", "half-year-results-2027-02"],
    ]);
  });

  it("of a meeting is known by the meeting and its holders", async () => {
    const meeting = (
      id: string,
      lang: "en-au" | "de-de",
      holders: string,
      date: string | null,
    ): DocumentInput => ({
      id,
      type: "general-meeting",
      uid: id,
      lang,
      data: { title: id, date, deadlines: [{ kind: "Proxies", holders, date }] },
    });
    const { items } = await repository(meeting("meeting", "en-au", "ADS holders", "2026-12-01"), {
      ...meeting("versammlung", "de-de", "Inhaber von ADS", null),
      alternate_languages: [{ id: "meeting" }],
    }).read();
    const content = Content.everything(items);
    const keysIn = (shown: Content) => shown.items.flatMap(eventsOf).map(({ key, date }) => [key, date]);
    expect(keysIn(content).map(([key]) => key)).toContain("meeting Proxies ADS holders");
    expect(keysIn(content.in("de"))).toEqual(keysIn(content));
  });
});
