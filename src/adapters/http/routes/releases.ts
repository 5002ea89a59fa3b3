import formbody from "@fastify/formbody";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { MATCHED_PARTS } from "../../../domain/exchange/release-match.ts";
import { noBody, problems } from "../plugins/openapi.ts";
import { clientOf } from "../plugins/rate-limits.ts";
import { rejectWithRetryAfter } from "../plugins/reject-with-retry-after.ts";
import { sendProblem } from "../problem.ts";
import { basicCredentials } from "../security/basic-credentials.ts";
import { isCrossOrigin } from "../security/cross-origin.ts";
import { isSameSecret } from "../security/same-secret.ts";
import type { Routes } from "../site-parts.ts";
import { noticePage } from "../standalone/notice-page.ts";
import { releasesPage } from "../standalone/releases-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

const MINUTE_MS = 60_000;
/** Wrong keys of a client in a minute, each of which may be an attempt to guess one. */
const MAX_WRONG_KEYS = 20;

const listRoute = {
  schema: {
    operationId: "releases",
    summary: "Lists what waits for the exchange without a reference",
    description:
      "A page for people with a key, which their browser asks for (HTTP Basic authentication): documents that wait until the exchange has released them, and the announcements that may be theirs.",
    response: { 200: noBody("The page."), ...problems(401, 429) },
  },
} as const;

const openRoute = {
  schema: {
    operationId: "openRelease",
    summary: "Opens a document with an announcement of the exchange",
    description:
      "The form of the page. Visitors see the document from then on, as if an editor had entered the reference; who has opened it, and when, is logged.",
    body: z.object({
      document: z.string().min(1).max(100),
      part: z.enum(MATCHED_PARTS),
      reference: z.string().min(1).max(500),
    }),
    response: {
      200: noBody("It is open on all processes; the response is a page."),
      409: noBody(
        "It does not wait any more, or that announcement would not open it; the response is a page.",
      ),
      ...problems(400, 401, 403, 429, 503),
    },
  },
} as const;

/** `/api/releases`: the page on which a person opens what waits for the exchange, if there are keys. */
export const releases: Routes = async (
  server,
  { matchReleases, releaseKeys = new Map(), rateLimitStore, publicUrl },
) => {
  if (matchReleases === undefined) return;
  await server.register(formbody);

  server.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (personOf(request) !== undefined) return undefined;
    if (request.headers.authorization !== undefined) {
      const { count, endsIn } = await rateLimitStore.count(`release-keys ${clientOf(request)}`, MINUTE_MS);
      // Who has a key is never limited, whoever shares the address.
      if (count > MAX_WRONG_KEYS) return rejectWithRetryAfter(request, reply, 429, Math.ceil(endsIn / 1_000));
      request.log.warn("a release key was wrong");
    }
    reply.header("www-authenticate", 'Basic realm="releases", charset="UTF-8"');
    return sendProblem(reply, 401, "A name and its key are needed.");
  });

  server.get("/releases", listRoute, (request, reply) =>
    sendStyledPage(reply, releasesPage(matchReleases.waiting(), request.locale)),
  );

  server.post("/releases", openRoute, async (request, reply) => {
    if (isCrossOrigin(request, publicUrl))
      return sendProblem(reply, 403, "Only this site's own page opens a document.");
    const by = personOf(request) ?? "";
    const outcome = await matchReleases.open({ ...request.body, by });
    const { releases: texts } = request.locale.texts.standalone;
    const link = { label: texts.back, href: "/api/releases" };
    const page = noticePage({ ...texts[outcome], link }, request.locale);
    return sendStyledPage(reply.code(outcome === "opened" ? 200 : 409), page);
  });

  /** The name of the person whose key the request has. */
  function personOf(request: Pick<FastifyRequest, "headers">): string | undefined {
    const given = basicCredentials(request);
    const expected = given && releaseKeys.get(given.name);
    return given && expected !== undefined && isSameSecret(given.key, expected) ? given.name : undefined;
  }
};
