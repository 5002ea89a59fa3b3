import { type ContentItem, openedIdOf, sectionsOf } from "../content/content-item.ts";
import { plainText } from "../content/rich-text.ts";
import { PARTY_ROLES } from "../issuer/issuer.ts";
import { comparableName } from "../text/comparable-name.ts";
import { alternatives, listedWords } from "../text/patterns.ts";
import type { ReportedCompany } from "./domain-capability.ts";
import { textsOf } from "./item-texts.ts";
import { type ContentProblem, error, problemsOf } from "./problem.ts";
import { isSamePerson, type StatedFact } from "./stated-fact.ts";

/** Somebody with a role, and where that stands. */
interface Office {
  readonly item: ContentItem;
  readonly field: string;
  readonly person: string;
  readonly role: string;
}

/** Who has which role today: news says who had it then. */
function officesIn(item: ContentItem): readonly Office[] {
  if (item.kind === "page" && item.page.type === "news-article") return [];
  return sectionsOf(item).flatMap((section, index) =>
    section.kind !== "people"
      ? []
      : section.people.flatMap(({ name: person, role }, at) =>
          role === undefined ? [] : { item, field: `sections[${index}].people[${at}]`, person, role },
        ),
  );
}

/** Two words or more with a capital. */
const FULL_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+/u;

/** Who chairs which committee, as roles of people say it, and what a page says of the committee. */
export function chairsIn(item: ContentItem, { wording }: ReportedCompany): readonly StatedFact[] {
  if (wording === undefined) return [];
  const { chairOf, committee, chairedBy } = wording.offices;
  const forms = alternatives(committee);
  const inRole = new RegExp(`(?:^|[\\s,;(])(?:${alternatives(chairOf)})\\s+([^,;()]*)`, "iu");
  const isCommittee = new RegExp(`(?:${forms})(?!\\p{L})`, "iu");
  const opening = new RegExp(`^(?:${alternatives(chairedBy)})[\\s:]+`, "iu");
  const chair = (name: string, person: string, field: string): StatedFact => ({
    of: ["chair", committeeKey(name, committee)],
    name: `the chair of “${name}”`,
    value: person,
    isName: true,
    field,
  });
  const roles = officesIn(item).flatMap(({ person, role, field }) => {
    const name = inRole.exec(role)?.[1]?.trim();
    return name !== undefined && isCommittee.test(name) ? chair(name, person, field) : [];
  });
  const entries = sectionsOf(item).flatMap((section, index) =>
    section.kind !== "accordion"
      ? []
      : section.entries.flatMap(({ title, body }, at) => {
          const text = plainText(body);
          const [cue] = opening.exec(text) ?? [];
          const [person] = cue === undefined ? [] : (FULL_NAME.exec(text.slice(cue.length)) ?? []);
          const isOne = person !== undefined && isCommittee.test(title);
          return isOne ? chair(title, person, `sections[${index}].entries[${at}]`) : [];
        }),
  );
  return [...roles, ...entries];
}

/** A committee by its name, whatever the form of the word is: `Prüfungsausschusses` is that of `Prüfungsausschuss`. */
function committeeKey(name: string, committee: string): string {
  const [first = ""] = listedWords(committee);
  return comparableName(name).replace(new RegExp(`(?:${alternatives(committee)})(?!\\p{L})`, "iu"), first);
}

/** Who alone represents the company in a role, where pages have somebody else in it. */
export function representativeProblems(items: readonly ContentItem[]): readonly ContentProblem[] {
  const offices = items.flatMap(officesIn);
  return items.flatMap((item) => {
    const stated = item.kind === "site-options" ? (item.options.issuer?.representatives ?? []) : [];
    return stated.flatMap(({ name, role }) => {
      if (role === undefined || stated.filter((other) => other.role === role).length > 1) return [];
      const holders = offices.filter((office) => isOfRole(office.role, role));
      const [holder] = holders;
      if (holder === undefined || holders.some(({ person }) => isSamePerson(person, name))) return [];
      const where = openedIdOf(item);
      return problemsOf(holder.item, [
        error(
          `“${role}” is ${holder.person}, but ${name} in ${where}, data.representatives: one of them is wrong`,
          holder.field,
        ),
      ]);
    });
  });
}

/** Whether one of the roles that somebody has is a role as it is named elsewhere: `General Counsel and Company Secretary`. */
function isOfRole(all: string, role: string): boolean {
  const roles = [all, ...all.split(/[,;]|\s(?:and|und|et|&)\s/u)];
  return roles.some((one) => comparableName(one) === comparableName(role));
}

/** The titles of a person, who is no firm. */
const PERSON = /^(?:Mr|Mrs|Ms|Dr|Prof|Herrn?|Frau|M|Mme)(?!\p{L})/u;

/** Sentences of today that name another firm than the site options: `The share register is kept by …`. */
export function partyProblems(
  items: readonly ContentItem[],
  { wording }: Pick<ReportedCompany, "wording">,
): readonly ContentProblem[] {
  const options = items.find((item) => item.kind === "site-options");
  const parties = options?.options.issuer?.parties ?? [];
  const cues = PARTY_ROLES.flatMap((role) => {
    const said = wording?.offices.parties[role];
    const firms = parties.filter((party) => party.role === role).map(({ name }) => name);
    const before = new RegExp(`(?<!\\p{L})(?:${alternatives(said ?? "")})\\s+`, "iu");
    return said === undefined || firms.length === 0 ? [] : { role, firms, before };
  });
  return items.flatMap((item) => {
    const isOfToday = item.kind === "page" && item.page.type !== "news-article";
    if (!isOfToday || options === undefined || cues.length === 0) return [];
    const found = textsOf(item).flatMap(({ field, text }) =>
      cues.flatMap(({ role, firms, before }) => {
        const cue = before.exec(text);
        const [name] = cue === null ? [] : (FULL_NAME.exec(text.slice(cue.index + cue[0].length)) ?? []);
        if (name === undefined || PERSON.test(name) || firms.some((firm) => isSamePerson(firm, name)))
          return [];
        return error(
          `says “${name}”, but “${role}” is ${firms.join(" and ")} in ${openedIdOf(options)}, data.parties: one of them is wrong`,
          field,
        );
      }),
    );
    return problemsOf(item, found);
  });
}
