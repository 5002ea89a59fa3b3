import { type ContentItem, documentOf, listedDocument } from "../content/content-item.ts";
import { disclosureOf } from "../content/disclosure.ts";
import { type Openings, olderWithReference, openingOfItem, openingsOf } from "../content/item-opening.ts";
import type { ItemOpening } from "../content/last-opening.ts";
import {
  type Circumstances,
  type Doubt,
  expectedTimes,
  isAwaited,
  isOlder,
  type Opening,
} from "../content/opening.ts";
import { type Gate, ownerOf, partGatesOf } from "../content/part-gates.ts";
import { zonedMoment } from "../content/release.ts";
import { CORRECTED_MS } from "../content/shown-times.ts";
import { ReleaseTimes } from "../exchange/exchange-release.ts";
import { type Checked, type ContentProblem, error, problemsOf, warning } from "./problem.ts";

/**
 * What visitors do not see yet: each document and each part that waits, and until when or for what. It is an error if it
 * stays hidden until an editor corrects it; the problem says how.
 *
 * @param openingFor - When these items open, for who knows it already.
 */
export function hiddenProblems(
  items: readonly ContentItem[],
  circumstances: Circumstances,
  openingFor: Openings = openingsOf(items, circumstances),
): readonly ContentProblem[] {
  const olderOf = olderWithReference(items);
  return items.flatMap((item) => {
    const opening = openingFor(item);
    const { embargo, exchange } = documentOf(item) ?? {};
    const whole = { field: fieldOf(item, opening), withheld: { embargo, exchange }, opening };
    const older = isAwaited(exchange) && !opening.doubt ? olderOf(item) : undefined;
    return problemsOf(item, [
      neverProblem("", whole, (released) => openingOfItem(item, released), circumstances) ??
        gateProblem("", whole, circumstances),
      ...partGatesOf(item, circumstances).map((gate, index) => {
        const subject = gate.name === undefined ? "" : `${gate.name} `;
        const openingAfter = (released: Circumstances) => partGatesOf(item, released)[index]?.opening;
        return (
          endedProblem(subject, gate, item, circumstances) ??
          neverProblem(subject, gate, openingAfter, circumstances) ??
          gateProblem(subject, gate, circumstances) ??
          (!gate.isResult && spentProblem(subject, gate, circumstances))
        );
      }),
      // The exchange may still have to release it, or the report may not know that it has.
      older !== undefined &&
        warning(
          `has the same reference as ${older}, which is older: enter its own if it is a copy`,
          REFERENCE,
        ),
    ]);
  });
}

const REFERENCE = "data.exchange_reference";
const PARENT = "data.parent";

/** The field by which a document waits. */
function fieldOf(item: ContentItem, opening: ItemOpening): string {
  if (opening.above) return item.kind === "pdf" ? "data.date" : PARENT;
  return ownFieldOf(item, opening);
}

function ownFieldOf(item: ContentItem, { from, doubt, together }: ItemOpening): string {
  const { embargo = "", exchange } = documentOf(item) ?? {};
  if (doubt?.kind === "no-translation") return "data.translation";
  if (together) return isAwaited(exchange) ? REFERENCE : "data.embargo";
  const day = `data.${listedDocument(item)?.ofDay?.field ?? "date"}`;
  if (doubt?.kind === "day-without-time") return day;
  if (doubt?.kind === "older-time") return "data.embargo";
  if (doubt || (isAwaited(exchange) && from === Number.POSITIVE_INFINITY)) return REFERENCE;
  if (Date.parse(embargo) === from) return "data.embargo";
  return Date.parse(disclosureOf(item)?.released ?? "") === from ? "data.released" : day;
}

function gateProblem(
  subject: string,
  { field, withheld, opening }: Gate,
  { now, timeZone }: Circumstances,
): Checked {
  const { from, doubt, above, together } = opening;
  const { reference, latest } = withheld.exchange ?? {};
  const local = (moment: number | string) => zonedMoment(moment, timeZone);
  if (doubt) return error(`${subject}stays hidden: ${reasonOf(doubt, reference, local)}`, field);
  if (!(from > now)) return undefined;
  const hidden = (until: string) => warning(`${subject}is hidden ${until}`, field);
  if (above)
    return hidden(`with ${holderName(field, opening)} “${documentOf(above)?.title ?? "Site options"}”`);
  if (together)
    return hidden(`with its translation, “${documentOf(together)?.title}”, which is released later`);
  if (from < Number.POSITIVE_INFINITY) return hidden(`until ${local(from)}`);
  const by = latest === undefined ? "" : `, expected by ${local(latest)}`;
  if (reference === undefined) {
    const canBeOpened = field === REFERENCE && by === "";
    const how = canBeOpened
      ? ". Enter “expected by”: then the announcement is suggested to who may open it"
      : by;
    return hidden(`until it has the reference of its announcement at the exchange${how}`);
  }
  return hidden(`until the exchange has released ${reference}${by}`);
}

/** What of another document opens one, before the title of that. */
function holderName(field: string | undefined, { isOfPart }: ItemOpening): string {
  if (isOfPart) return "the part that leads to it, of";
  return field === PARENT ? "the page above it," : "the document that has it,";
}

/** What waits for a release that would open nothing, because its editor expects another one, or none by now. */
function neverProblem(
  subject: string,
  { field, withheld, opening }: Gate,
  openingAfter: (circumstances: Circumstances) => Opening | undefined,
  circumstances: Circumstances,
): Checked {
  const { reference } = withheld.exchange ?? {};
  const isWaiting = isAwaited(withheld.exchange) && opening.from === Number.POSITIVE_INFINITY;
  if (reference === undefined || !isWaiting || opening.doubt || opening.above || opening.together)
    return undefined;
  const now = Math.max(circumstances.now, ...expectedTimes(withheld));
  const releaseTimes = new ReleaseTimes([{ reference, releasedAt: new Date(now).toISOString() }]);
  const { doubt } = openingAfter({ ...circumstances, now, releaseTimes }) ?? {};
  const never = (how: string) =>
    error(`${subject}stays hidden even when the exchange has released ${reference}: ${how}`, field);
  if (doubt?.kind === "unexpected-release")
    return never("its time, or “expected by”, has been over for more than a week. Correct it");
  if (doubt?.kind === "unknown-release")
    return never("nothing says when it is expected. Enter “expected by”");
  return undefined;
}

/** A part that had disappeared before its document was first published: no visitor ever sees it. */
function endedProblem(
  subject: string,
  { endField, withheld: { shownUntil } }: Gate,
  item: ContentItem,
  { timeZone }: Circumstances,
): Checked {
  if (shownUntil === undefined || !isOlder(shownUntil, ownerOf(item).published)) return undefined;
  const ended = zonedMoment(shownUntil, timeZone);
  return error(
    `${subject}stays hidden: “shown until”, ${ended}, was over before this document was first published. Correct it, or take it out`,
    endField,
  );
}

/** A part that its release has opened: a later copy of it would wait for nothing. */
function spentProblem(subject: string, gate: Gate, { timeZone }: Circumstances): Checked {
  const { field, withheld, opening } = gate;
  const { exchange } = withheld;
  if (!isAwaited(exchange)) return undefined;
  const until = zonedMoment(opening.from + CORRECTED_MS, timeZone);
  return warning(
    `${subject}is seen since the exchange has released ${exchange?.reference}: choose “At a time” now. If the document is published again after ${until}, the part is hidden until you do`,
    field,
  );
}

const OWN_REFERENCE = "Enter the reference of its own announcement; if this is it, choose “At a time”";

/** Why something stays hidden, and what its editor can do. */
function reasonOf(
  doubt: Doubt,
  reference: string | undefined,
  local: (moment: number | string) => string,
): string {
  const release = "released" in doubt ? `the exchange released ${reference} at ${local(doubt.released)}` : "";
  switch (doubt.kind) {
    case "retracted-release":
      return `the exchange has retracted ${reference}. ${OWN_REFERENCE}`;
    case "older-release":
      return `${release}, before this document was first published. ${OWN_REFERENCE}`;
    case "older-time":
      return `its time, ${local(doubt.time)}, was over before this document was first published, so that this may be a copy. Enter its own time. If visitors may see it, take the time out`;
    case "release-before-day":
      return `${release}, before its day, ${doubt.day}. ${OWN_REFERENCE}, or correct the day`;
    case "spent-release":
      return `${release}, and the document was published again more than a week later, so that this may be a copy. ${OWN_REFERENCE}`;
    case "shared-reference":
      return `${release}, before this document was first published, and ${doubt.other} has the same reference. ${OWN_REFERENCE}`;
    case "unexpected-release":
      return `${release}, far from the time at which it is expected. Correct its time or “expected by”. ${OWN_REFERENCE}`;
    case "unknown-release":
      return `${release}, and nothing says that it was expected then. Enter “expected by”; of a copy, the reference of its own announcement`;
    case "day-without-time":
      return `${doubt.day} is a day and no time, and it was published before. Let it wait for the exchange, enter a time, or publish it again on that day`;
    case "before-event":
      return "it would be seen before the event. Correct its time or its reference";
    case "no-event":
      return "nothing says when its event is over. Enter the date; one that is postponed or cancelled has no result";
    case "no-translation":
      return `the exchange wants it in all languages at once, and ${doubt.language === undefined ? "the default language" : `“${doubt.language}”`} has no translation of it. Publish one, or choose “In this language alone”`;
    case "ends-first":
      return "it would disappear before it appears. Correct “shown from” or “shown until”";
  }
}
