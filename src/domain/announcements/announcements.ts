import type { ListFilter } from "../content/list-filter.ts";
import type { Listing } from "../content/listing.ts";
import type { ExchangeAnnouncement } from "../exchange/exchange-announcement.ts";
import type { DomainCapability } from "../report/domain-capability.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    /** The announcements that the exchange has released: the newest, or all of them, which visitors filter. */
    readonly announcements: Headed & {
      /** Only these kinds, in the words of the source; empty for all kinds. */
      readonly kinds: readonly string[];
      /** How many of the newest; `undefined` for all. */
      readonly limit?: number | undefined;
      readonly action?: LabelledLink | undefined;
    };
  }
  interface SectionLists {
    readonly announcements: {
      readonly announcements: Listing<ExchangeAnnouncement>;
      /** Since when newer ones may be missing, ISO 8601 in UTC. */
      readonly outdatedSince?: string | undefined;
      readonly outdatedSources?: readonly string[] | undefined;
      /** Present if it lists all of them. */
      readonly archive?: AnnouncementArchive | undefined;
    };
  }
}

declare module "../content/list-filter.ts" {
  interface ListFilter {
    /** Kind of announcements, as in addresses: `trading-update`. */
    readonly announcement?: string | undefined;
  }
}

/** The choices of a list of all announcements. */
export interface AnnouncementArchive {
  /** Only a year and a kind that the list has. */
  readonly filter: Pick<ListFilter, "year" | "announcement">;
  /** Years with announcements, newest first. */
  readonly years: readonly number[];
  /** The most frequent kinds, and the chosen one; by their names in addresses. */
  readonly kinds: Readonly<Record<string, string>>;
}

/** Lists of what the exchange has released. */
export const announcements: DomainCapability = { findsReleased: true };
