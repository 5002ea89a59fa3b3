import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** Where a record of its own holds what nobody but its sender may know. */
const PRIVATE_FIELDS = ["authorization", "cookie", '["set-cookie"]'].flatMap((field) => {
  const below = field.startsWith("[") ? field : `.${field}`;
  return [`headers${below}`, `*.headers${below}`, `*.*.headers${below}`];
});

/**
 * The operator's log: JSON, a line a record. No line holds an e-mail address, a secret of the configuration, or what a
 * browser is known by, whoever wrote it and however deep in an error it was.
 *
 * @param destination - Default: the process's standard output.
 */
export function createLog(
  { logLevel, secrets }: Pick<Config, "logLevel" | "secrets">,
  destination?: DestinationStream,
): Logger {
  const redact = redacting(secrets);
  const options = {
    level: logLevel,
    redact: { paths: PRIVATE_FIELDS, censor: "[redacted]" },
    // Of the whole line, because an address may stand in any field: a path, a message, a cause.
    hooks: { streamWrite: (line: string) => redact(line) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** What takes secrets and e-mail addresses out of whatever an operator gets to read. */
export function redacting(secrets: readonly string[]): (text: string) => string {
  const hide = hiding(secrets);
  return (text) =>
    withoutAddresses(
      hide(text).replaceAll(CREDENTIALS, "$1 [redacted]").replaceAll(PREVIEWS, "$1[redacted]"),
    );
}

/** A secret as it is sent: encoded, where a service says back what it was told. */
const CREDENTIALS = /\b(Basic|Bearer) [\w.~+/-]{8,}=*/g;

/** What follows `HOST/previews/` in a preview's token opens drafts to whoever knows it; it may be encoded, also twice. */
const PREVIEWS = /(previews(?:\/|%(?:25)*2F))[^\s"'\\&]+/gi;

/** Letters from which a secret is one; a shorter one is guessed sooner than read, and would take letters out of words. */
const MIN_SECRET_LENGTH = 4;
/** Letters from which a secret is no part of a word by chance. */
const MIN_UNLIKELY_LENGTH = 8;

/** Takes secrets out of text, also as they stand within JSON and in the query of an address. */
function hiding(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(
    secrets
      .filter((secret) => secret.length >= MIN_SECRET_LENGTH)
      .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
  );
  const patterns = [...forms].map((form) => {
    const letters = form.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
    return form.length < MIN_UNLIKELY_LENGTH
      ? new RegExp(`(?<!\\w)${letters}(?!\\w)`, "g")
      : new RegExp(letters, "g");
  });
  return (text) => patterns.reduce((rest, pattern) => rest.replaceAll(pattern, "[redacted]"), text);
}

/** As it is written, in the query of an address, and encoded once more within another. */
const AT = /@|%(?:25)*40/g;
const BEFORE = /[^\s@/?&=#:;,<>()"'\\[\]]{1,254}$/;
const AFTER = /^[^\s@/?&=#:;,<>()"'%\\[\]]{1,254}/;

/** Text without anything in it that looks like an e-mail address; takes time in proportion to its length. */
export function withoutAddresses(text: string): string {
  let kept = "";
  let end = 0;
  for (const { 0: at, index } of text.matchAll(AT)) {
    if (index < end) continue;
    const before = BEFORE.exec(text.slice(Math.max(end, index - 254), index))?.[0] ?? "";
    const after = AFTER.exec(text.slice(index + at.length, index + at.length + 254))?.[0] ?? "";
    if (before === "" || after === "") continue;
    kept += `${text.slice(end, index - before.length)}[redacted]`;
    end = index + at.length + after.length;
  }
  return kept + text.slice(end);
}
