import formbody from "@fastify/formbody";
import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { SubscribeNewsletter, SubscribeOutcome } from "../../../application/subscribe-newsletter.ts";
import type { Problem } from "../contract/problem.ts";
import { problems } from "../plugins/openapi.ts";
import { sendProblem } from "../plugins/problems.ts";
import { RETRY_AFTER_SECONDS } from "../problem.ts";
import { noticePage } from "../rendering/notice-page.ts";
import { isCrossOrigin } from "../security/cross-origin.ts";
import { sendStyledPage } from "../security/styled-page.ts";

interface NewsletterOptions {
  readonly subscribeNewsletter: SubscribeNewsletter;
  /** Origin under which the public knows the site. */
  readonly publicUrl: string;
}

const MAX_BODY_BYTES = 4 * 1024;

const route = {
  bodyLimit: MAX_BODY_BYTES,
  config: { limited: "signUps" },
  // Who sent a form reads a page, whatever was in it.
  attachValidation: true,
  schema: {
    operationId: "newsletterPost",
    summary: "A sign-up for the newsletter",
    description:
      "The address is a JSON string, with or without a JSON content type. A page without JavaScript posts a form with the field `email`, and gets a page in return; its field `comment` has to be empty. The answer does not tell whether the address was known. What a browser sends for a page of another origin is refused.",
    body: z
      .union(
        [z.string(), z.object({ email: z.string(), comment: z.string().optional() })],
        "expected the e-mail address as a JSON string",
      )
      .meta({ examples: ["reader@example.com"] }),
    response: {
      200: z.object({ success: z.literal(true) }).describe("The address is signed up."),
      ...problems(400, 403, 413, 415, 429, 503),
    },
  },
} as const;

/** Sign-ups for the newsletter (specification, sections 7 and 8): `POST /newsletterPost`. */
export const newsletter: FastifyPluginAsyncZod<NewsletterOptions> = async (
  server,
  { subscribeNewsletter, publicUrl },
) => {
  await server.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  // `fetch` calls a string without a type of its own plain text; what is in it is JSON all the same.
  const parser = { parseAs: "string", bodyLimit: MAX_BODY_BYTES } as const;
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("text/plain", parser, parseJson);
  // The parser of what has no type at all; a type that is none of ours stays refused.
  server.addContentTypeParser<string>("*", parser, (request, body, done) => {
    const type = request.headers["content-type"];
    if (type) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
    else parseJson(request, body, done);
  });

  server.post("/newsletterPost", route, async (request, reply) => {
    if (isCrossOrigin(request, publicUrl)) return refuseCrossOrigin(request, reply);
    if (isForm(request)) return answerForm(request, reply);
    if (request.validationError) throw request.validationError;
    const outcome = await subscribeNewsletter.run({
      ...signUpOf(request.body),
      signal: departureOf(reply),
    });
    if (outcome === "signed-up") return { success: true } as const;
    if (outcome === "busy") reply.header("retry-after", RETRY_AFTER_SECONDS);
    return sendProblem(reply, refusal(outcome, request.id));
  });

  /** A page without JavaScript posts the form itself, and whoever sent it reads the answer. */
  async function answerForm(request: FastifyRequest<{ Body: SignUp }>, reply: FastifyReply) {
    // A form without one address in it is as good as an empty field.
    const signUp = request.validationError ? { address: "" } : signUpOf(request.body);
    const outcome = await subscribeNewsletter
      .run({ ...signUp, signal: departureOf(reply) })
      .catch((error: unknown) => {
        request.log.error({ err: error }, "a sign-up failed");
        return "failed" as const;
      });
    reply.code(outcome === "signed-up" ? 200 : STATUS[outcome]);
    const notice = outcome === "signed-up" ? THANKS : { ...SORRY, text: REASONS[outcome] };
    return sendStyledPage(reply, noticePage(notice));
  }
};

/** Another site's page may not sign its visitors up in their name. */
function refuseCrossOrigin(request: FastifyRequest, reply: FastifyReply) {
  const detail = "Sign-ups are taken from this site's own pages.";
  if (isForm(request)) return sendStyledPage(reply.code(403), noticePage({ ...SORRY, text: detail }));
  return sendProblem(reply, {
    type: "about:blank",
    title: "Forbidden",
    status: 403,
    detail,
    instance: `urn:request:${request.id}`,
  });
}

const HOME = { label: "Go back to the site", href: "/" };
const THANKS = {
  title: "Thankyou for signing up",
  text: "You will hear from us with our next news.",
  link: HOME,
};
const SORRY = { title: "There was an error, please try again later.", link: HOME };
const REASONS = {
  "invalid-address": "Your address was not signed up. Please check that it is written as it should be.",
  "suspected-bot":
    "Your address was not signed up, because a field that only programs see was filled in. Please type the address yourself.",
  busy: "Your address was not signed up, because too many people are signing up just now.",
  failed: "Your address was not signed up. The fault is on our side.",
} as const;

const STATUS = { "invalid-address": 400, "suspected-bot": 400, busy: 503, failed: 503 } as const;

const REFUSALS = {
  "invalid-address": { title: "Bad request", detail: "The body is no e-mail address." },
  "suspected-bot": { title: "Bad request", detail: "The field `comment` has to be empty." },
  busy: { title: "Service unavailable", detail: "Too many addresses are being signed up just now." },
} as const;

function refusal(outcome: Exclude<SubscribeOutcome, "signed-up">, requestId: string): Problem {
  return {
    type: "about:blank",
    ...REFUSALS[outcome],
    status: STATUS[outcome],
    instance: `urn:request:${requestId}`,
  };
}

/** Ends when the visitor closes the connection before the answer: nobody waits for it any more. */
function departureOf({ raw }: FastifyReply): AbortSignal {
  const departure = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) departure.abort();
  });
  return departure.signal;
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;
}

type SignUp = z.output<typeof route.schema.body>;

function signUpOf(body: SignUp) {
  return typeof body === "string" ? { address: body } : { address: body.email, honeypot: body.comment };
}
