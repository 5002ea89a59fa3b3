import assert from "node:assert/strict";
import type { SiteProcess } from "../../scripts/site-process/site-process.ts";
import type { Exchange } from "./exchange.ts";
import { siteCalls, WEBHOOK_SECRET } from "./site-calls.ts";
import { assertSound } from "./sound-answer.ts";
import { type FuzzTarget, fuzzTarget } from "./target.ts";

/** Configuration in which the site has all calls, as often as anybody likes. */
export const SITE_ENVIRONMENT = {
  RENDERINGS_PER_MINUTE: "0",
  SEARCHES_PER_MINUTE: "0",
  SIGN_UPS_PER_MINUTE: "0",
  WEBHOOKS_PER_MINUTE: "0",
  PREVIEWS_PER_MINUTE: "0",
  CONTENT_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STYLEGUIDE: "true",
  WEB_VITALS_SHARE: "1",
} as const;

/** The running site under test. */
export interface SiteUnderTest {
  readonly site: Pick<SiteProcess, "origin" | "hasEnded">;
  readonly exchange: Exchange;
}

/** A target for every call of the site. */
export function siteTargets(under: () => SiteUnderTest): readonly FuzzTarget[] {
  return siteCalls.map(({ name, requests }) =>
    fuzzTarget(name, requests, async (request) => {
      const { site, exchange } = under();
      const response = await exchange.send(site.origin, request);
      assert.ok(!site.hasEnded, "the process ended");
      if (response !== "cut") assertSound(request, response);
    }),
  );
}
