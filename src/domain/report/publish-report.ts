import {
  type ContentItem,
  documentOf,
  editedIdOf,
  restatedIn,
  statedOnce,
  typeOf,
} from "../content/content-item.ts";
import { type Openings, openingsOf } from "../content/item-opening.ts";
import type { Circumstances } from "../content/opening.ts";
import { type Gate, partsOpenedBy } from "../content/part-gates.ts";
import { zonedMoment } from "../content/release.ts";
import { addressOfPage } from "../links/address.ts";
import { cut } from "../text/cut.ts";
import { withTitles } from "./editors-words.ts";
import { hiddenProblems } from "./hidden-problems.ts";
import { type NamedDocument, namedItem, namedItems, titleOf } from "./named-document.ts";
import { partAround } from "./place.ts";
import type { ContentProblem } from "./problem.ts";

/** What a publish has done with a document. */
export type DocumentChange =
  | { readonly kind: "new" | "changed" | "gone" }
  /** Another document has changed what visitors see of it: its original, the page above it. */
  | { readonly kind: "affected" }
  | { readonly kind: "moved"; readonly from: string; readonly to: string };

/** A document that a publish has changed. */
export interface PublishedDocument {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly change: DocumentChange;
  /** Sentences about its parts that are still hidden, with the time: `is hidden until …`. */
  readonly hidden: readonly string[];
  /** Sentences about parts that have just appeared: `is seen from now on. Before, it waited until …`. */
  readonly opened: readonly string[];
  /** Its errors, by which visitors miss something or are misled. */
  readonly errors: readonly string[];
}

/** What a publish has changed. Only editors may read it, because it names hidden content. */
export interface PublishReport {
  readonly documents: readonly PublishedDocument[];
  /** Errors of the content as a whole, of no single document. */
  readonly errors: readonly string[];
}

/**
 * What a publish has done.
 *
 * @param before - What was published before.
 * @param items - What is published now.
 * @param problems - Those of the content report.
 */
export function publishReport(
  before: readonly ContentItem[],
  items: readonly ContentItem[],
  problems: readonly ContentProblem[],
  circumstances: Circumstances,
): PublishReport {
  const edited = items.filter(isEdited);
  const editedBefore = before.filter(isEdited);
  const known = new Map(editedBefore.map((item) => [editedIdOf(item), item]));
  const current = new Set(edited.map(editedIdOf));
  const then = withOpenings(before, circumstances);
  const now = withOpenings(items, circumstances);
  const hidden = hiddenProblems(now.items, circumstances, now.openingFor);
  const hiddenBefore = new Set(hiddenProblems(then.items, circumstances, then.openingFor).map(lineOf));
  const opened = openedBy(then, now, circumstances);
  const affected = new Set([
    ...hidden.flatMap((one) => (hiddenBefore.has(lineOf(one)) ? [] : one.document)),
    ...opened.keys(),
  ]);
  const changes = [
    ...edited.flatMap((item): readonly { readonly item: ContentItem; readonly change: DocumentChange }[] => {
      const change = changeOf(known.get(editedIdOf(item)), item);
      if (change) return [{ item, change }];
      return affected.has(editedIdOf(item)) ? [{ item, change: { kind: "affected" } }] : [];
    }),
    ...editedBefore
      .filter((item) => !current.has(editedIdOf(item)))
      .map((item) => ({ item, change: { kind: "gone" } as const })),
  ];
  const named = new Set([...current, ...changes.map(({ item }) => editedIdOf(item))]);
  const documents = namedItems(items);
  const texts = (all: readonly ContentProblem[], id: string) =>
    all.filter(({ document }) => document === id).map(({ problem }) => problem);
  const told = new Set(
    hidden.map(({ document, problem }) => `${document} ${withTitles(problem, { documents })}`),
  );
  const waiting = hidden.map((one) => ({ ...one, problem: hiddenLine(one, documents) }));
  const errors = problems
    .filter(({ severity, document, problem }) => severity === "error" && !told.has(`${document} ${problem}`))
    .map((one) => ({ ...one, problem: one.field ? `${one.field}: ${one.problem}` : one.problem }));
  return {
    documents: changes.map(({ item, change }) => ({
      id: editedIdOf(item),
      type: typeOf(item),
      title: titleOf(item),
      change,
      hidden: texts(waiting, editedIdOf(item)),
      opened: opened.get(editedIdOf(item)) ?? [],
      // One that cannot be read any more is gone, too: its errors say why.
      errors: texts(errors, editedIdOf(item)),
    })),
    errors: [
      ...texts(errors, "content"),
      // What could not be read before either is no item, and has no title.
      ...errors
        .filter(({ document }) => document !== "content" && !named.has(document))
        .map(({ type, document, problem }) => `${type} ${document} ${problem}`),
    ],
  };
}

/** Items, each stated once, and when they open. */
interface WithOpenings {
  readonly items: readonly ContentItem[];
  readonly openingFor: Openings;
}

function withOpenings(all: readonly ContentItem[], circumstances: Circumstances): WithOpenings {
  const items = statedOnce(all);
  return { items, openingFor: openingsOf(items, circumstances) };
}

/** Of documents and parts that waited, and that visitors see by this publish, what tells so: a time may have been lost. */
function openedBy(
  before: WithOpenings,
  current: WithOpenings,
  circumstances: Circumstances,
): ReadonlyMap<string, readonly string[]> {
  const { now, timeZone } = circumstances;
  const known = new Map(before.items.map((item) => [editedIdOf(item), item]));
  const seen = (subject: string, from: number) => {
    const until = Number.isFinite(from) ? ` until ${zonedMoment(from, timeZone)}` : "";
    return `${subject}is seen from now on. Before, it waited${until}`;
  };
  return new Map(
    current.items.flatMap((item) => {
      const id = editedIdOf(item);
      const earlier = known.get(id);
      if (earlier === undefined || current.openingFor(item).from > now) return [];
      const { from } = before.openingFor(earlier);
      const lines = [
        ...(from > now ? [seen("", from)] : []),
        ...partsOpenedBy(earlier, item, circumstances).map((gate) =>
          seen(subjectOf(gate, namedItem(earlier)), gate.opening.from),
        ),
      ];
      return lines.length === 0 ? [] : [[id, lines] as const];
    }),
  );
}

/** What waits of a document: the part that its field is in, and until when. */
function hiddenLine(
  { document, field, problem }: ContentProblem,
  documents: ReadonlyMap<string, NamedDocument>,
): string {
  const named = documents.get(document);
  const part = field && named && partAround(field, named);
  return [...(part ? [part] : []), withTitles(problem, { documents })].join(" ");
}

function subjectOf({ name, field }: Gate, earlier: NamedDocument): string {
  const subject = name ?? (field && partAround(field, earlier));
  return subject ? `${subject} ` : "";
}

function lineOf({ document, field, problem }: ContentProblem): string {
  return [document, field, problem].join(" ");
}

/** Whether a document is published no more. One that cannot be read is gone for visitors alone. */
export function isWithdrawn({ change, errors }: Pick<PublishedDocument, "change" | "errors">): boolean {
  return change.kind === "gone" && errors.length === 0;
}

/** Whether an editor has written it: not what is made of a document for another language alone. */
function isEdited(item: ContentItem): boolean {
  const restated = restatedIn(item);
  return restated === undefined || restated.translation !== undefined;
}

function changeOf(before: ContentItem | undefined, now: ContentItem): DocumentChange | undefined {
  if (before === undefined) return { kind: "new" };
  const from = addressIn(before);
  const to = addressIn(now);
  if (from !== undefined && to !== undefined && from !== to) return { kind: "moved", from, to };
  return before !== now && versionOf(before) !== versionOf(now) ? { kind: "changed" } : undefined;
}

function addressIn(item: ContentItem): string | undefined {
  return item.kind === "page" ? addressOfPage(item.page) : undefined;
}

/** An item whose linked documents alone have changed was not published. */
function versionOf(item: ContentItem): string {
  const { translation } = restatedIn(item) ?? {};
  if (translation) return translation.changed ?? "";
  return item.kind === "site-options" ? JSON.stringify(item.options) : (documentOf(item)?.changed ?? "");
}

/** Of more documents and errors, a message says how many they are. */
const MAX_DOCUMENTS = 10;
const MAX_ERRORS = 10;
const MAX_TITLE_LENGTH = 80;
const MAX_TEXT_LENGTH = 200;

/** Those with errors come first, then those that visitors do not see, then the others by what has happened to them. */
const ORDER = ["gone", "moved", "affected", "new", "changed"] as const;

interface MessageOptions {
  /** Name of the site. */
  readonly site: string;
  /** Where an editor opens a document by its id. */
  readonly addressOf: (id: string) => string;
}

/** A report as a short message, some 4,000 characters at most. */
export function publishMessage(
  { documents, errors }: PublishReport,
  { site, addressOf }: MessageOptions,
): string {
  const counts = ORDER.toReversed().flatMap((kind) => {
    const count = documents.filter(({ change }) => change.kind === kind).length;
    return count === 0 ? [] : `${count} ${kind}`;
  });
  const wrong = errors.length + documents.reduce((sum, one) => sum + one.errors.length, 0);
  const sorted = documents.toSorted((one, other) => rankOf(one) - rankOf(other));
  const listed = sorted.slice(0, MAX_DOCUMENTS);
  let left = MAX_ERRORS;
  const lines = listed.flatMap(({ id, title, change, hidden, opened, errors: own }) => {
    const told = own.slice(0, left);
    left -= told.length;
    const done = change.kind === "moved" ? `moved from ${change.from} to ${change.to}` : change.kind;
    const parts = [done, ...hidden, ...opened].map((part) => cut(part, MAX_TEXT_LENGTH)).join("; ");
    const link = isWithdrawn({ change, errors: own }) ? "" : ` ${addressOf(id)}`;
    return [
      `• “${cut(title, MAX_TITLE_LENGTH)}” ${parts}${link}`,
      ...told.map((text) => `    ✗ ${cut(text, MAX_TEXT_LENGTH)}`),
    ];
  });
  const untold = documents.length - listed.length;
  return [
    `${site}: ${counts.join(", ") || "nothing has changed"}. ${wrong === 0 ? "No errors." : `${wrong} ${wrong === 1 ? "error" : "errors"}.`}`,
    ...errors.slice(0, MAX_ERRORS).map((text) => `✗ ${cut(text, MAX_TEXT_LENGTH)}`),
    ...lines,
    ...(untold > 0 ? [`… and ${untold} more documents. The content report lists all errors.`] : []),
  ].join("\n");
}

function rankOf({ change, hidden, opened, errors }: PublishedDocument): number {
  if (errors.length > 0) return 0;
  return hidden.length > 0 || opened.length > 0 ? 1 : 2 + ORDER.indexOf(change.kind);
}
