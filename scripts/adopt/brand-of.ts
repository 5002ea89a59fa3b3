import type { Brand } from "../../brand/schema.ts";
import { type Answers, UsageError } from "./command-line.ts";

/**
 * Creates the brand from the answers.
 *
 * @throws {UsageError} if an answer is missing or invalid.
 */
export function brandOf(answers: Answers): Brand {
  const { name, locale, currency, hundredths, exchange = "", ticker = "" } = answers;
  if (!name) throw new UsageError("--name is missing.");
  const slug = slugOf(answers["short-name"] ?? name.split(" ")[0] ?? name);
  const repository = answers.repository ?? slug;
  if (!/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(repository))
    throw new UsageError(`--repository "${repository}" is not the name of a repository.`);
  return {
    name,
    shortName: answers["short-name"] ?? name.split(" ")[0] ?? name,
    legalName: answers["legal-name"] ?? name,
    slug,
    listing: { exchange, ticker },
    locale: localeIn(locale),
    timeZone: timeZoneIn(answers["time-zone"]),
    currency: { sign: currency, hundredths },
    email: { sender: answers.email ?? `investors@${slug}.example` },
    social: [],
    repository,
  };
}

function slugOf(name: string): string {
  const slug = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (slug === "") throw new UsageError(`--short-name: "${name}" has no letter that programs can use.`);
  return slug;
}

function localeIn(given: string): string {
  try {
    return new Intl.Locale(given).toString();
  } catch (cause) {
    throw new UsageError(`--locale "${given}" is no language and country, as in en-GB.`, { cause });
  }
}

function timeZoneIn(given: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: given }).resolvedOptions().timeZone;
  } catch (cause) {
    throw new UsageError(`--time-zone "${given}" is none, as in Europe/London.`, { cause });
  }
}
