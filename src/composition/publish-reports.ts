import { brand } from "../../brand/brand.ts";
import { pairedDisclosures } from "../../brand/paired-disclosures.ts";
import { chatWebhook } from "../adapters/chat-webhook/chat-webhook.ts";
import { SnapshotSource } from "../adapters/content-snapshot/snapshot-source.ts";
import { PrismicContentService } from "../adapters/prismic/content-service.ts";
import { readFieldLabels } from "../adapters/prismic/field-labels.ts";
import { editorAddressOf, imageOriginsOf } from "../adapters/prismic/repository-name.ts";
import { ReportPublish } from "../application/report-publish.ts";
import { NOTHING_RELEASED } from "../domain/exchange/exchange-release.ts";
import { domainCapabilities } from "./capabilities.ts";
import type { Register } from "./capability.ts";
import type { Config } from "./config.ts";
import { MODELS } from "./folders.ts";
import { SANDBOX_PREFIX } from "./sandbox.ts";
import { tokens } from "./tokens.ts";

/** Registers the reports on publishes, and the chat that they are sent to. */
export function registerPublishReports(
  register: Register,
  { content, publicUrl, reportWebhook }: Config,
): void {
  register(tokens.editorMessages, () =>
    reportWebhook === undefined ? undefined : chatWebhook({ url: reportWebhook }),
  );
  register(ReportPublish, (from) => {
    const source = from.resolve(SnapshotSource);
    const service = from.resolve(PrismicContentService);
    const matches = from.resolve(tokens.releaseMatches);
    const clock = from.resolve(tokens.clock);
    const domain = domainCapabilities(from.resolve(tokens.capabilities));
    const imageOrigins = content.from === "api" ? imageOriginsOf(content.endpoint) : undefined;
    const circumstances = () => {
      const now = clock();
      const releaseTimes = source.visible(now)?.releaseTimes ?? NOTHING_RELEASED;
      return {
        now,
        timeZone: brand.timeZone,
        isListed: brand.listings.length > 0,
        paired: pairedDisclosures,
        releaseTimes,
      };
    };
    return new ReportPublish({
      problemsOf: async ({ ref }) =>
        service.report(ref, {
          ...circumstances(),
          domain,
          imageOrigins,
          matches: matches.list,
          labels: await readFieldLabels(MODELS),
        }),
      circumstances,
      matches,
      messages: from.resolve(tokens.editorMessages),
      told: from.resolve(tokens.dailyRateLimitStore),
      site: brand.name,
      addressOf:
        content.from === "api"
          ? (id) => editorAddressOf(content.endpoint, id)
          : (id) => `${publicUrl}${SANDBOX_PREFIX}/editor/documents/${encodeURIComponent(id)}`,
      log: from.resolve(tokens.log),
    });
  });
}
