import { type ContentItem, openedIdOf } from "../content/content-item.ts";
import { linkedWordsIn } from "../content/rich-text.ts";
import { isIsin } from "../issuer/identifiers.ts";
import { decoded } from "../links/decoded.ts";
import { anyOf, literally } from "../text/patterns.ts";
import { isSlipOf } from "../text/slip.ts";
import type { RegisteredCodes, ReportedCompany } from "./domain-capability.ts";
import { richTextsIn } from "./field-values.ts";
import { type ItemText, textsOf } from "./item-texts.ts";
import { type ContentProblem, error, type Found, problemsOf, warning } from "./problem.ts";

/** A code that somebody registered, and what says so. */
interface KnownCode {
  readonly code: string;
  readonly by: string;
}

/** Codes that are known by their shape. With their check digits, one that differs from another by a character is hardly ever a right one. */
const CHECKED = [
  { name: "ISIN", shape: /(?<![\p{L}\p{N}])[A-Z]{2}[A-Z\d]{9}\d(?![\p{L}\p{N}])/gu },
  { name: "LEI", shape: /(?<![\p{L}\p{N}])[A-Z\d]{18}\d{2}(?![\p{L}\p{N}])/gu },
] as const;

/** What a text calls something, and what stands there of the company. */
const BY_BRAND = "brand/brand.ts";

/**
 * Codes in texts that are slips of registered ones: an ISIN or LEI that is nearly a known one, a number or ticker
 * that stands after the name of the company and is not its own, and a telephone number or an address that its link is not.
 */
export function codeProblems(
  items: readonly ContentItem[],
  { codes }: Pick<ReportedCompany, "codes">,
): readonly ContentProblem[] {
  const texts = items.map((item) => ({ item, texts: textsOf(item) }));
  const known = knownCodes(texts, codes);
  const phones = phonesOf(items);
  const registers = codes ? registersOf(codes) : [];
  return texts.flatMap(({ item, texts: all }) =>
    problemsOf(item, [
      ...all.flatMap((text) => [
        ...checkedProblems(text, known),
        ...namedProblems(text, registers),
        ...(item.kind === "site-options" ? [] : phoneProblems(text, phones)),
      ]),
      ...linkProblems(item),
    ]),
  );
}

function knownCodes(
  texts: readonly { readonly item: ContentItem; readonly texts: readonly ItemText[] }[],
  codes: RegisteredCodes | undefined,
): readonly KnownCode[] {
  const ofBrand = [...(codes?.isins ?? []), ...(codes?.lei ? [codes.lei] : [])];
  const typed = texts.flatMap(({ item, texts: all }) =>
    all
      .filter(({ field, text }) => field.endsWith(".isin") && isIsin(text))
      .map(({ field, text }) => ({
        code: text,
        by: [openedIdOf(item), field.slice(1)].join(", "),
      })),
  );
  const alike = [...Map.groupBy(typed, ({ code }) => code).values()];
  const known = ofBrand.map((code) => ({ code, by: BY_BRAND }));
  // Of two codes that are nearly the same, the one that is typed more often is known.
  for (const [one] of alike.toSorted((a, b) => b.length - a.length))
    if (one && !known.some(({ code }) => isSlipOf(one.code, code))) known.push(one);
  return known;
}

function checkedProblems({ field, text }: ItemText, known: readonly KnownCode[]): readonly Found[] {
  return CHECKED.flatMap(({ name, shape }) =>
    (text.match(shape) ?? []).flatMap((code) => {
      const isKnown = known.some((one) => one.code === code);
      const meant = isKnown ? undefined : known.find((one) => isSlipOf(code, one.code));
      return meant === undefined
        ? []
        : error(`the ${name} “${code}” is nearly ${meant.code} of ${meant.by}: one of them is wrong`, field);
    }),
  );
}

/** The codes of the company at a register, and where a text states one. */
interface Register {
  readonly register: string;
  readonly codes: readonly string[];
  readonly stated: RegExp;
}

/** What follows the name of the company in brackets or after a comma: `Example Group (ASX: EXG)`. */
function registersOf({ names, named }: RegisteredCodes): readonly Register[] {
  const owner = anyOf(names);
  return [...Map.groupBy(named, ({ register }) => register)].map(([register, all]) => ({
    register,
    codes: all.map(({ code }) => code),
    stated: new RegExp(
      `(?:${owner})[ ,(\\[]{1,3}${literally(register)}[ :]{1,2}([A-Z\\d][A-Z\\d .-]*[A-Z\\d])`,
      "gu",
    ),
  }));
}

function namedProblems({ field, text }: ItemText, registers: readonly Register[]): readonly Found[] {
  return registers.flatMap(({ register, codes, stated }) =>
    [...text.matchAll(stated)].flatMap(([, code = ""]) =>
      codes.some((own) => plainCode(own) === plainCode(code))
        ? []
        : error(`says ${register} ${code}, but it is ${codes.join(" or ")} in ${BY_BRAND}`, field),
    ),
  );
}

function plainCode(code: string): string {
  return code.replace(/[ .-]/g, "");
}

/** A telephone number as it is written, with its digits. */
const PHONE = /(?<![\p{L}\p{N}.,])(?:\+|\(0)?\d[\d ()\u00a0/-]{6,18}\d(?![\p{L}\p{N}]|[.,]\d)/gu;

/** The digits at the end that extensions and lines of one company differ by. */
const LINE_DIGITS = 3;

/** Each with what states it, as it is written and as its link leads to it. */
function phonesOf(items: readonly ContentItem[]): ReadonlyMap<string, string> {
  const options = items.filter((item) => item.kind === "site-options");
  const written = options.flatMap((item) =>
    textsOf(item).flatMap(({ field, text }) =>
      (text.match(PHONE) ?? []).map((phone) => ({ phone, field, item })),
    ),
  );
  const called = options.flatMap((item) =>
    linksOf(item).flatMap(({ field, href }) =>
      href.startsWith("tel:") ? { phone: href.slice("tel:".length), field, item } : [],
    ),
  );
  return new Map(
    [...written, ...called].map(({ phone, field, item }) => [
      digitsOf(phone),
      `${phone} of ${openedIdOf(item)}, ${field.replace(/^\.options\./, "")}`,
    ]),
  );
}

function linksOf(item: ContentItem) {
  return richTextsIn(item).flatMap(({ field, text }) =>
    linkedWordsIn(text).map(({ href, words }) => ({ field, href, label: words.trim() })),
  );
}

function phoneProblems({ field, text }: ItemText, known: ReadonlyMap<string, string>): readonly Found[] {
  return (text.match(PHONE) ?? []).flatMap((phone) => {
    const digits = digitsOf(phone);
    const meant = known.has(digits)
      ? undefined
      : [...known].find(
          ([other]) =>
            isSlipOf(digits, other) &&
            // Another line of the same company has other digits at its end.
            (digits.length !== other.length ||
              digits.slice(0, -LINE_DIGITS) !== other.slice(0, -LINE_DIGITS)),
        );
    return meant === undefined ? [] : warning(`“${phone}” is nearly the number ${meant[1]}`, field);
  });
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, "");
}

/** Links that lead to another number or address than they show. */
function linkProblems(item: ContentItem): readonly Found[] {
  return linksOf(item).flatMap(({ href, field, label }) => {
    const [, scheme, target = ""] = /^(tel|mailto):([^?]*)/.exec(href) ?? [];
    if (scheme === undefined) return [];
    const isShown =
      scheme === "tel" ? /^[+(]?\d[\d ()\u00a0/-]{5,}\d$/.test(label) : /^[^\s@]+@[^\s@]+$/.test(label);
    const isSame =
      scheme === "tel"
        ? nationalDigits(target) === nationalDigits(label)
        : decoded(target).toLowerCase() === label.toLowerCase();
    return isShown && !isSame ? error(`shows “${label}”, but leads to ${target}`, field) : [];
  });
}

/** The last digits, which are the same with and without the code of a country. */
function nationalDigits(phone: string): string {
  return digitsOf(phone).slice(-NATIONAL_DIGITS);
}

const NATIONAL_DIGITS = 7;
