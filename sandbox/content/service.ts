import type { FastifyRequest } from "fastify";
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
  /** The bearer token of the write APIs; undefined accepts any. */
  readonly writeToken: string | undefined;
  /** What media addresses begin with in the answer to a request. */
  readonly mediaBase: (request: FastifyRequest) => string;
}
