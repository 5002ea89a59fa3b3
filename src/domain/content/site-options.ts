import type { IssuerContent } from "../issuer/issuer.ts";
import type { Link } from "../links/link.ts";
import type { Redirect } from "../links/redirects.ts";
import type { Image } from "./image.ts";
import type { MenuGroup } from "./menu.ts";
import type { RichText } from "./rich-text.ts";
import type { ShownTimes } from "./shown-times.ts";

export interface Office {
  readonly location: string;
  readonly contactInformation: RichText;
  /** Degrees, WGS 84. */
  readonly position?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** A map of the surroundings. */
  readonly map?: Image | undefined;
}

export interface Contact {
  readonly title: string;
  readonly content: RichText;
}

/** Data that all pages share (specification, section 3). */
export interface SiteOptions {
  readonly shareholderLogin?: Link | undefined;
  readonly linkedin?: Link | undefined;
  readonly twitter?: Link | undefined;
  readonly cookiesPolicy: RichText;
  readonly announcementModal: RichText;
  readonly announcementBar: RichText;
  /** Whether to show the announcement bar again to visitors who have closed it. */
  readonly announcementBarReturns: boolean;
  /** Time of the first publish, ISO 8601 in UTC; absent if unknown. */
  readonly published?: string | undefined;
  /** When both announcements are shown. Default: always. */
  readonly announcementTimes?: ShownTimes | undefined;
  /** Container id of the tag manager; absent without one. */
  readonly tagManagerId?: string | undefined;
  readonly footerArtwork?: { readonly image: Image; readonly link?: Link | undefined } | undefined;
  readonly newsletterTitle?: string | undefined;
  readonly newsletterDisclaimer: RichText;
  /** Topics of e-mail alerts, by the names that editors gave them. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** The topic of alerts about what the exchange has released; absent if there are none. */
  readonly announcementTopic?: string | undefined;
  /** The topic of alerts about dates that are postponed, moved, held online or cancelled; absent if there are none. */
  readonly calendarTopic?: string | undefined;
  readonly offices: readonly Office[];
  readonly contacts: readonly Contact[];
  /** Who works for the issuer, and in which indices it is. Default: nothing is stated. */
  readonly issuer?: IssuerContent | undefined;
  /** Redirects of addresses that have no page. Default: none. */
  readonly redirects?: readonly Redirect[] | undefined;
  readonly menus: {
    /** Header and mobile menu. */
    readonly primary: readonly MenuGroup[];
    /** Columns of the footer. */
    readonly footer: readonly MenuGroup[];
    /** The row of links at the bottom of every page. */
    readonly secondary: readonly MenuGroup[];
  };
}

/** Default while no site options are published. */
export const EMPTY_SITE_OPTIONS: SiteOptions = {
  cookiesPolicy: [],
  announcementModal: [],
  announcementBar: [],
  announcementBarReturns: false,
  newsletterDisclaimer: [],
  offices: [],
  contacts: [],
  menus: { primary: [], footer: [], secondary: [] },
};
