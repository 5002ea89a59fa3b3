import formbody from "@fastify/formbody";
import { errorCodes, type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import type { Locale, Texts } from "../../../../brand/locale.ts";
import type { Shell } from "../../../application/load-shell.ts";
import type { SubscribeInput } from "../../../application/subscribe-newsletter.ts";
import { localPath } from "../../../domain/links/address.ts";
import { problems } from "../plugins/openapi.ts";
import { RETRY_AFTER_SECONDS, sendProblem } from "../problem.ts";
import { isCrossOrigin } from "../security/cross-origin.ts";
import type { Routes } from "../site-parts.ts";
import { type Notice, type NoticeForm, noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

const MAX_BODY_BYTES = 4 * 1024;

/** A form body contains one value as a string, several as an array. */
const topicsSchema = z
  .union([z.string().transform((topic) => [topic]), z.array(z.string())])
  .optional()
  .describe("Topics of alerts, by their names.");

const withoutTopics = z.object({ email: z.string(), comment: z.string().optional() });
const withTopics = withoutTopics.extend({ topics: topicsSchema });

const MAY_CHOOSE =
  "an object with `email` and `topics` (the chosen topics of alerts; unknown ones are ignored). A page without JavaScript posts a form with the field `email` and any number of `topics`";
const CHOOSES_NOTHING =
  "an object with `email`. A page without JavaScript posts a form with the field `email`";

/** @param offersTopics - Whether subscribers choose topics of alerts. */
const routeOf = (offersTopics: boolean) =>
  ({
    bodyLimit: MAX_BODY_BYTES,
    config: { limited: "signUps", isShedLast: true },
    // A form always gets a page, also for invalid input.
    attachValidation: true,
    schema: {
      operationId: "newsletterPost",
      summary: "Signs up for the newsletter",
      description: `The body is the address as a JSON string, with or without a JSON content type, or ${offersTopics ? MAY_CHOOSE : CHOOSES_NOTHING}; the response is a page, and the field \`comment\` has to be empty. The response does not reveal whether the address was known or refused because of its owner; in an error, \`reason\` says for programs why an address was not signed up. An international domain may be in Unicode or ASCII (\`xn--…\`). Requests from pages of other origins are rejected.`,
      body: z
        .union(
          [z.string(), offersTopics ? withTopics : withoutTopics],
          "expected the e-mail address as a JSON string",
        )
        .meta({ examples: ["reader@example.com"] }),
      response: {
        200: z.object({ success: z.literal(true) }).describe("The address is signed up."),
        ...problems(400, 403, 413, 415, 429, 503),
      },
    },
  }) as const;

/** Sign-ups for the newsletter (specification, sections 7 and 8): `POST /newsletterPost`. */
export const newsletter: Routes = async (
  server,
  { subscribeNewsletter, contentAt, loadShell, publicUrl },
) => {
  await server.register(formbody, { bodyLimit: MAX_BODY_BYTES });
  // `fetch` sends a string as text/plain by default; the body is JSON nevertheless.
  const parser = { parseAs: "string", bodyLimit: MAX_BODY_BYTES } as const;
  const parseJson = server.getDefaultJsonParser("error", "error");
  server.addContentTypeParser("text/plain", parser, parseJson);
  // Parser for bodies without a content type. Unknown types are still rejected.
  server.addContentTypeParser<string>("*", parser, (request, body, done) => {
    const type = request.headers["content-type"];
    if (type) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
    else parseJson(request, body, done);
  });

  server.post("/newsletterPost", routeOf(loadShell.offersTopics), async (request, reply) => {
    if (isCrossOrigin(request, publicUrl)) return rejectCrossOrigin(request, reply);
    if (isForm(request)) return handleForm(request, reply);
    if (request.validationError) throw request.validationError;
    const { language } = request.locale;
    const signUp = { ...signUpOf(request.body), language, signal: disconnectSignal(reply) };
    const outcome = await subscribeNewsletter.run(signUp);
    if (outcome === "signed-up") return { success: true } as const;
    if (outcome === "busy") reply.header("retry-after", RETRY_AFTER_SECONDS);
    return sendProblem(reply, STATUS[outcome], PROBLEMS[outcome], outcome);
  });

  /** Handles a form without JavaScript; the response is a page. */
  async function handleForm(request: FastifyRequest<{ Body: SignUp }>, reply: FastifyReply) {
    // A form without exactly one address is handled like an empty field.
    const signUp: FormSignUp = request.validationError ? { address: "" } : signUpOf(request.body);
    const outcome = await subscribeNewsletter
      .run({ ...signUp, language: request.locale.language, signal: disconnectSignal(reply) })
      .catch((error: unknown) => {
        request.log.error({ err: error }, "a sign-up failed");
        return "failed" as const;
      });
    reply.code(outcome === "signed-up" ? 200 : STATUS[outcome]);
    const shell = await contentAt().then(
      (content) => loadShell.run(content),
      () => undefined,
    );
    const { locale } = request;
    const { signUp: texts } = locale.texts.standalone;
    if (outcome === "signed-up") {
      const text = shell?.confirmsSignUps ? texts.confirm : texts.next;
      const title = locale.texts.newsletter.thanks;
      return sendStyledPage(reply, noticePage({ title, text, link: backLink(locale) }, locale));
    }
    const form = { ...filledInForm(signUp, shell), hasHoneypot: outcome !== "suspected-bot" };
    return sendStyledPage(reply, failurePage(outcome, locale, form));
  }

  /** The submitted values, for a retry. If the topics cannot be loaded, only the chosen ones are shown. */
  function filledInForm({ address, topics: chosen = [] }: FormSignUp, shell: Shell | undefined) {
    const offered = shell === undefined ? chosen : (shell.topics ?? []);
    return { email: address, topics: offered.map((name) => ({ name, isChosen: chosen.includes(name) })) };
  }
};

/** Rejects forms of other sites (CSRF). */
function rejectCrossOrigin(request: FastifyRequest, reply: FastifyReply) {
  if (isForm(request)) return sendStyledPage(reply.code(403), failurePage("foreign", request.locale));
  return sendProblem(reply, 403, "Sign-ups are only accepted from pages of this site.");
}

/** Why an address is not signed up, for readers. */
type Reason = keyof Texts["standalone"]["signUp"]["reasons"];

function failurePage(reason: Reason, locale: Locale, form?: NoticeForm): string {
  const { texts } = locale;
  const text = texts.standalone.signUp.reasons[reason];
  return noticePage({ title: texts.newsletter.failed, text, link: backLink(locale), form }, locale);
}

function backLink({ language, texts }: Locale): Notice["link"] {
  return { label: texts.standalone.signUp.back, href: localPath("/", language) };
}

const STATUS = {
  "invalid-address": 400,
  "implausible-address": 400,
  "suspected-bot": 400,
  busy: 503,
  failed: 503,
} as const;

const PROBLEMS = {
  "invalid-address": "The e-mail address is not valid.",
  "implausible-address": "The e-mail address has a valid form, but does not look like a real one.",
  "suspected-bot":
    "The field `comment` has to be empty. If a program such as a password manager has filled it in, send the sign-up again without it.",
  busy: "Too many addresses are being signed up just now.",
} as const;

/** A signal that aborts when the client disconnects before the response. */
function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

function isForm({ headers }: FastifyRequest): boolean {
  return headers["content-type"]?.toLowerCase().startsWith("application/x-www-form-urlencoded") === true;
}

type SignUp = string | z.output<typeof withTopics>;

type FormSignUp = Pick<SubscribeInput, "address" | "honeypot" | "topics">;

function signUpOf(body: SignUp): FormSignUp {
  if (typeof body === "string") return { address: body };
  return { address: body.email, honeypot: body.comment, topics: body.topics };
}
