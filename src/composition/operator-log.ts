import { type DestinationStream, type Logger, pino } from "pino";
import { literally } from "../domain/text/patterns.ts";
import type { Config } from "./config.ts";
import { type LogOutput, standardOutput } from "./log-output.ts";

/** Header fields with secrets or personal data. */
const PRIVATE_FIELDS = ["authorization", "cookie", '["set-cookie"]'].flatMap((field) => {
  const below = field.startsWith("[") ? field : `.${field}`;
  return [`headers${below}`, `*.headers${below}`, `*.*.headers${below}`];
});

/** The operator's log, as lines of JSON: without e-mail addresses, secrets and cookies, also within nested errors. */
export function createLog(
  { logLevel, secrets }: Pick<Config, "logLevel" | "secrets">,
  destination: DestinationStream | LogOutput = standardOutput(),
): Logger {
  const redact = redacting(secrets);
  const options = {
    level: logLevel,
    redact: { paths: PRIVATE_FIELDS, censor: "[redacted]" },
    // Redacts the whole line, because an e-mail address may be in any field: a path, a message, a cause.
    hooks: { streamWrite: (line: string) => withoutInvisible(redact(line)) },
  };
  const log = pino(options, destination);
  if ("reportTo" in destination) destination.reportTo(log);
  return log;
}

/** Characters that control a terminal or the direction of a text, and that JSON does not escape. */
const INVISIBLE = /[\x7f-\x9f\u2028-\u202e\u2066-\u2069]/g;

/** Escapes them. Nearly all lines are ASCII, in which only one of them can be. */
function withoutInvisible(line: string): string {
  const isAscii = Buffer.byteLength(line) === line.length;
  return isAscii && !line.includes("\x7f") ? line : line.replace(INVISIBLE, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** Returns a function that redacts secrets and e-mail addresses in a text. */
export function redacting(secrets: readonly string[]): (text: string) => string {
  const hide = redactingSecrets(secrets);
  return (text) => {
    const rest = hide(text);
    if (!SENSITIVE.some((part) => rest.includes(part)) && !/previews/i.test(rest)) return rest;
    return redactAddresses(
      rest
        .replaceAll(CREDENTIALS, "$1 [redacted]")
        .replaceAll(PREVIEWS, "$1[redacted]")
        .replaceAll(PREVIEWS_IN_QUERY, "$1[redacted]"),
    );
  };
}

/**
 * What is to be redacted contains one of these, or is the token of a preview. Most lines contain none, and every cached page
 * writes a line, so that these are not patterns.
 */
const SENSITIVE = ["@", "%", "Basic ", "Bearer ", "?", "&"];

/** Credentials in a header, which a service may include in its error message. */
const CREDENTIALS = /\b(Basic|Bearer) [\w.~+/-]{8,}=*/g;

/** What follows `HOST/previews/` in a token gives access to drafts. It may be percent-encoded, even twice. */
const PREVIEWS = /(previews(?:\/|%(?:25)*2F))[^\s"'\\&]+/gi;

/** Any preview token in a query, which may itself be percent-encoded; not a published ref. */
const PREVIEWS_IN_QUERY =
  /((?:[?&]|%(?:25)*(?:3F|26))(?:token|ref)(?:=|%(?:25)*3D))(?![\w-]{16}(?![\w%:-]))[^\s"'\\&]+/gi;

/** Minimum length of a secret to be redacted: a shorter one is easy to guess, and would occur in many words. */
const MIN_SECRET_LENGTH = 4;
/** Minimum length of a secret to be redacted within words too. */
const MIN_UNLIKELY_LENGTH = 8;

/** Redacts secrets, also as they are encoded in JSON strings and URLs. */
function redactingSecrets(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(
    secrets
      .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
      .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
  );
  const patterns = [...forms].map((form) => {
    if (form.length >= MIN_UNLIKELY_LENGTH) return form;
    return new RegExp(`(?<!\\w)${literally(form)}(?!\\w)`, "g");
  });
  return (text) => patterns.reduce<string>((rest, pattern) => rest.replaceAll(pattern, "[redacted]"), text);
}

/** An @, plain or percent-encoded once or more. */
const AT = /@|%(?:25)*40/g;
const BEFORE = /[^\s@/?&=#:;,<>()"'\\[\]]{1,254}$/;
const AFTER = /^[^\s@/?&=#:;,<>()"'%\\[\]]{1,254}/;

/** Removes everything that looks like an e-mail address, in linear time. */
export function redactAddresses(text: string): string {
  let result = "";
  let end = 0;
  for (const { 0: at, index } of text.matchAll(AT)) {
    if (index < end) continue;
    const before = BEFORE.exec(text.slice(Math.max(end, index - 254), index))?.[0] ?? "";
    const after = AFTER.exec(text.slice(index + at.length, index + at.length + 254))?.[0] ?? "";
    if (before === "" || after === "") continue;
    result += `${text.slice(end, index - before.length)}[redacted]`;
    end = index + at.length + after.length;
  }
  return result + text.slice(end);
}
