import type { Content } from "../../domain/content/content.ts";
import { type UnpairedDisclosure, unpairedDisclosures } from "../../domain/content/unpaired-disclosures.ts";
import type { Log } from "../../ports/log.ts";
import type { Meter } from "../../ports/meter.ts";
import { onlyNew } from "./only-new.ts";

const HOUR_MS = 3_600_000;

interface PairWatchOptions {
  /** Hours within which a disclosure has to be in all languages. Default: nobody is told. */
  readonly within: number | undefined;
  /** The languages of the site, as in addresses; `undefined` for that of addresses without a language. */
  readonly languages: readonly (string | undefined)[];
  /** The time zone of days; a name of the IANA database. */
  readonly timeZone: string;
  /** Milliseconds of Unix time. */
  readonly now: () => number;
  readonly log: Pick<Log, "warn">;
  readonly meter: Meter;
}

/** Tells operators of disclosures that visitors do not see in all languages, and until when they should. */
export class PairWatch {
  readonly #options: PairWatchOptions;
  readonly #newlyFound = onlyNew<UnpairedDisclosure>();

  constructor(options: PairWatchOptions) {
    this.#options = options;
  }

  /** @param shown - What visitors see; absent before there is anything. */
  check(shown: Content | undefined): void {
    const { within, languages, timeZone, now, log, meter } = this.#options;
    if (within === undefined || languages.length < 2 || shown === undefined) return;
    const found = unpairedDisclosures(shown, { languages, now: now(), timeZone });
    const documents = this.#newlyFound(found);
    if (documents.length > 0) log.warn({ documents }, "disclosures are not in all languages yet");
    const due = found.map(({ released }) => released + within * HOUR_MS);
    const first = due.length === 0 ? 0 : Math.min(...due);
    meter.set("disclosure_translation_due_timestamp_seconds", {}, Math.floor(first / 1_000));
  }
}
