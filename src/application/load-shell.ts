import type { SiteOptions } from "../domain/content/site-options.ts";
import type { ContentRepository } from "../ports/content-repository.ts";
import { type AtRef, readAt } from "./read-at.ts";

/** Content of the header, menus, footer and notices. Offices and contacts are loaded by the sections that show them. */
export interface Shell
  extends Omit<
    SiteOptions,
    "published" | "offices" | "contacts" | "redirects" | "announcementTopic" | "calendarTopic"
  > {
  /** Present if new subscribers have to confirm their address by e-mail. */
  readonly confirmsSignUps?: true;
}

/** Loads the shell, without the parts of the site options that would make every page larger. */
export class LoadShell {
  readonly #content: ContentRepository;
  readonly #signUps: Pick<Shell, "confirmsSignUps">;

  /** @param confirmsSignUps - Whether new subscribers have to confirm their address by e-mail. Default: no. */
  constructor(content: ContentRepository, confirmsSignUps = false) {
    this.#content = content;
    this.#signUps = confirmsSignUps ? { confirmsSignUps } : {};
  }

  /** Rejects with `ContentServiceError` if the content service fails. */
  async run({ ref }: AtRef = {}): Promise<Shell> {
    const options = await readAt(this.#content, ref, (at) => this.#content.siteOptions(at));
    const { offices: _offices, contacts: _contacts, redirects: _redirects, ...used } = options;
    const {
      published: _published,
      announcementTopic: _topic,
      calendarTopic: _calendarTopic,
      ...shell
    } = used;
    return { ...shell, ...this.#signUps };
  }
}
