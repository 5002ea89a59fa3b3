import type { PageType } from "../../../domain/links/address.ts";
import { webVitalsSchema } from "../contract/web-vitals.ts";
import { noBody, problems } from "../plugins/openapi.ts";
import { sendProblem } from "../problem.ts";
import { isCrossOrigin } from "../security/cross-origin.ts";
import type { Routes } from "../site-parts.ts";

const MAX_BODY_BYTES = 512;

const route = (pageTypes: readonly PageType[]) =>
  ({
    bodyLimit: MAX_BODY_BYTES,
    config: { limited: "measurements", isUnlogged: true },
    schema: {
      operationId: "webVitals",
      summary: "Web Vitals of a visit",
      description:
        "The measurements contain no address, no cookie and no data of the visitor. They are added to the metrics, and not stored.",
      body: webVitalsSchema(pageTypes),
      response: { 204: noBody("The measurements are recorded."), ...problems(400, 403, 413, 415, 429) },
    },
  }) as const;

/** `POST /web-vitals`: adds measurements of visitors' browsers to the metrics, if there are any. */
export const webVitals: Routes = async (server, { measuredShare, meter, pageTypes, publicUrl }) => {
  if (measuredShare === undefined) return;
  // Only JSON is parsed. A text body would reach the schema as a string.
  server.removeContentTypeParser("text/plain");

  server.post("/web-vitals", route(pageTypes), async (request, reply) => {
    if (isCrossOrigin(request, publicUrl)) {
      const detail = "Measurements are only accepted from pages of this site.";
      return sendProblem(reply, 403, detail);
    }
    const { page, lcp, inp, cls } = request.body;
    if (lcp !== undefined) meter.observe("browser_largest_paint_seconds", { page }, lcp / 1_000);
    if (inp !== undefined) meter.observe("browser_interaction_seconds", { page }, inp / 1_000);
    if (cls !== undefined) meter.observe("browser_layout_shift_ratio", { page }, cls);
    return reply.code(204).send();
  });
};
