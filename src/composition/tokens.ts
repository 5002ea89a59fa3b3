import type { Locale } from "../../brand/locale.ts";
import type { DocumentRenderer } from "../adapters/http/rendering/document-renderer.ts";
import { portTokens, token } from "../ports/tokens.ts";
import type { Capability } from "./capability.ts";
import type { Marketing } from "./marketing.ts";
import type { Sandbox } from "./sandbox.ts";

/** All entries of the container but the use cases, with types: `container.resolve(tokens.searchIndex)` is a `SearchIndex`. */
export const tokens = {
  ...portTokens,
  /** The languages of the site, the default first. */
  locales: token<readonly [Locale, ...Locale[]]>("locales"),
  /** The capabilities that the brand has not switched off. */
  capabilities: token<readonly Capability[]>("capabilities"),
  /** `undefined` if sign-ups are stored in the data folder. */
  marketing: token<Marketing | undefined>("marketing"),
  /** Registered by the program that starts the site, built or from its sources. */
  renderer: token<DocumentRenderer>("renderer"),
  /** Only resolved if no content API is configured. */
  sandbox: token<Sandbox>("sandbox"),
};
