import type { Content } from "../domain/content/content.ts";
import type { SiteOptions } from "../domain/content/site-options.ts";
import { leadsToPage } from "../domain/content/translations.ts";
import { OWN_PAGES, type OwnPage } from "../domain/links/own-pages.ts";

/** Content of the header, menus, footer and notices. Offices, contacts and the issuer are loaded by the sections that show them. */
export interface Shell
  extends Omit<
    SiteOptions,
    "published" | "offices" | "contacts" | "redirects" | "issuer" | "announcementTopic" | "calendarTopic"
  > {
  /** Present if new subscribers have to confirm their address by e-mail. */
  readonly confirmsSignUps?: true;
  /** Pages that do not exist in the language. Default: all exist. */
  readonly missing?: readonly OwnPage[];
}

interface SignUpOptions {
  /** Whether new subscribers have to confirm their address by e-mail. Default: no. */
  readonly confirmsSignUps?: boolean;
  /** Whether they can choose topics of alerts. Default: they can. */
  readonly offersTopics?: boolean;
}

/** Loads the shell, without the parts of the site options that would make every page larger. */
export class LoadShell {
  readonly #confirmsSignUps: boolean;
  /** Whether subscribers can choose topics of alerts. */
  readonly offersTopics: boolean;

  constructor({ confirmsSignUps = false, offersTopics = true }: SignUpOptions = {}) {
    this.#confirmsSignUps = confirmsSignUps;
    this.offersTopics = offersTopics;
  }

  run(content: Content): Shell {
    const {
      offices: _offices,
      contacts: _contacts,
      redirects: _redirects,
      issuer: _issuer,
      ...used
    } = content.siteOptions;
    const {
      published: _published,
      announcementTopic: _topic,
      calendarTopic: _calendarTopic,
      ...shell
    } = used;
    const topics = this.offersTopics ? shell.topics : undefined;
    // The default language has them all: it is what the site is built for.
    const others = content.language === undefined ? [] : OWN_PAGES;
    const missing = others.filter((page) => !leadsToPage(content, `/${page}`));
    return {
      ...shell,
      topics,
      ...(this.#confirmsSignUps && { confirmsSignUps: true }),
      ...(missing.length > 0 && { missing }),
    };
  }
}
