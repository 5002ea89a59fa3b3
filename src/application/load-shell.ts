import type { Content } from "../domain/content/content.ts";
import type { SiteOptions } from "../domain/content/site-options.ts";

/** Content of the header, menus, footer and notices. Offices, contacts and the issuer are loaded by the sections that show them. */
export interface Shell
  extends Omit<
    SiteOptions,
    "published" | "offices" | "contacts" | "redirects" | "issuer" | "announcementTopic" | "calendarTopic"
  > {
  /** Present if new subscribers have to confirm their address by e-mail. */
  readonly confirmsSignUps?: true;
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

  run({ siteOptions }: Pick<Content, "siteOptions">): Shell {
    const {
      offices: _offices,
      contacts: _contacts,
      redirects: _redirects,
      issuer: _issuer,
      ...used
    } = siteOptions;
    const {
      published: _published,
      announcementTopic: _topic,
      calendarTopic: _calendarTopic,
      ...shell
    } = used;
    const topics = this.offersTopics ? shell.topics : undefined;
    return { ...shell, topics, ...(this.#confirmsSignUps && { confirmsSignUps: true }) };
  }
}
