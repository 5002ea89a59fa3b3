import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PdfText } from "../../src/adapters/search-index/pdf-text.ts";
import { hasSample } from "../configuration/sample.ts";

const SAMPLE = join(import.meta.dirname, "../../sample");
/** An amount with a bare sign, `$5`; in the id of a slice, `hero$5aa32fac`, it follows a letter. */
const BARE_AMOUNT = /(?<![A-Za-z_])\$\d.{0,12}/g;

const pick = z.object({ document: z.object({ id: z.string() }) });
const lists = z.object({
  data: z.object({
    related: z.array(pick).default([]),
    slices: z
      .array(
        z.object({ slice_type: z.string(), primary: z.object({ documents: z.array(pick).default([]) }) }),
      )
      .default([]),
  }),
});

const paragraphs = z.object({
  data: z.object({
    body: z.array(
      z.object({
        text: z.string().default(""),
        spans: z
          .array(
            z.object({
              start: z.number(),
              data: z.object({ type: z.string(), uid: z.string() }).partial().default({}),
            }),
          )
          .default([]),
      }),
    ),
  }),
});
const event = z.object({
  note: z.string().nullish(),
  recording: z.object({ url: z.string().optional() }).optional(),
});
/** A page with a calendar, or a meeting, which is an event itself. */
const withEvents = z.object({
  data: event.extend({
    slices: z.array(z.object({ primary: z.object({ events: z.array(event).catch([]) }) })),
  }),
});

const paths = hasSample
  ? readdirSync(join(SAMPLE, "documents"), { recursive: true, encoding: "utf8" }).filter((path) =>
      path.endsWith(".json"),
    )
  : [];
const files = hasSample ? readdirSync(join(SAMPLE, "files")) : [];
const reader = new PdfText();
const read = (path: string) => readFileSync(join(SAMPLE, "documents", path), "utf8");

describe.skipIf(!hasSample)("the texts of the sample", () => {
  it.each(paths)("%s writes money as A$, and lists a document once", (path) => {
    expect(read(path).match(BARE_AMOUNT) ?? []).toEqual([]);
    const { related, slices } = lists.parse(JSON.parse(read(path))).data;
    const listed = [
      ...related,
      ...slices.flatMap(({ slice_type, primary }) =>
        slice_type === "document_list" ? primary.documents : [],
      ),
    ].map(({ document }) => document.id);
    expect(listed).toEqual([...new Set(listed)]);
  });

  it.each(files)("%s writes money as A$", async (name) => {
    const { pages } = await reader.textOf(new Uint8Array(readFileSync(join(SAMPLE, "files", name))));
    expect(pages.join(" ").match(BARE_AMOUNT) ?? []).toEqual([]);
  });

  it("promises a recording only at a page whose calendar speaks of one", () => {
    const promises = paths
      .filter((path) => path.startsWith("news-article"))
      .flatMap((path) => paragraphs.parse(JSON.parse(read(path))).data.body)
      .flatMap(({ text, spans }) => {
        const sentences = [...text.matchAll(/[^.]+/g)].filter(([words]) =>
          /\brecording (?:is|of)\b/.test(words),
        );
        return sentences.flatMap(({ 0: words, index }) =>
          spans.filter(({ start }) => start >= index && start < index + words.length).map(({ data }) => data),
        );
      });
    const calendars = promises.map(({ type, uid }) => {
      const { data } = withEvents.parse(JSON.parse(read(join(`${type}`, `${uid}.json`))));
      return [data, ...data.slices.flatMap((slice) => slice.primary.events)];
    });
    expect(calendars.length).toBeGreaterThan(0);
    for (const events of calendars)
      expect(events.some(({ recording, note }) => recording?.url || /recording/.test(note ?? ""))).toBe(true);
  });
});
