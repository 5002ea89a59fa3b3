import type { FastifyRequest } from "fastify";
import type { NamedProblem } from "../../src/domain/report/editors-words.ts";
import type { PublishReport } from "../../src/domain/report/publish-report.ts";
import type { MediaAddresses } from "./addresses.ts";
import type { MediaLibrary } from "./media.ts";
import type { SandboxStore } from "./store.ts";
import type { Webhook } from "./webhook.ts";

/** A route with an id in its address. */
export interface WithId {
  Params: { id: string };
}

/** What the website says of a publish that it has read. */
export interface SiteAnswer {
  /** What it does not show of it, and why. */
  readonly problem: string | undefined;
  /** What the publish has done. */
  readonly report: PublishReport | undefined;
}

/** State that all routes of the sandbox share. */
export interface Service {
  readonly store: SandboxStore;
  readonly media: MediaLibrary;
  readonly addresses: MediaAddresses;
  /** Address of the website for preview links. */
  readonly siteUrl: (request: FastifyRequest) => string;
  readonly webhook: Webhook;
  /** Creates the content report; absent if there is no website. */
  readonly report: ((ref: string, media: readonly string[]) => Promise<readonly NamedProblem[]>) | undefined;
  /** Has the website read what is published; resolves to what it says of it. Absent if there is none. */
  readonly askSite: (() => Promise<SiteAnswer>) | undefined;
  /** The bearer token of the write APIs; undefined accepts any token. */
  readonly writeToken: string | undefined;
  /** Base of the addresses of media in the response to a request. */
  readonly mediaBase: (request: FastifyRequest) => string;
}
