import type { FastifyRequest } from "fastify";
import type { ContentProblem } from "../../src/domain/content/content-report.ts";
import type { MediaAddresses } from "./addresses.ts";
import type { MediaLibrary } from "./media.ts";
import type { SandboxStore } from "./store.ts";
import type { Webhook } from "./webhook.ts";

/** What the routes of the sandbox share. */
export interface Service {
  readonly store: SandboxStore;
  readonly media: MediaLibrary;
  readonly addresses: MediaAddresses;
  /** Where the website under edit answers; preview links lead there. */
  readonly siteUrl: (request: FastifyRequest) => string;
  readonly webhook: Webhook;
  /** What editors have to look at; absent where there is no website that could say. */
  readonly report:
    | ((ref: string, media: readonly string[]) => Promise<readonly ContentProblem[]>)
    | undefined;
  /** The bearer token of the write APIs; undefined accepts any. */
  readonly writeToken: string | undefined;
  /** What media addresses begin with in the answer to a request. */
  readonly mediaBase: (request: FastifyRequest) => string;
}
