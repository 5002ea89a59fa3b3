import { z } from "zod";

const environmentSchema = z.object({
  HOST: z.string().min(1).default("localhost"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  CONTENT_API_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_ACCESS_TOKEN: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** How this process is set up. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  readonly logLevel: z.output<typeof environmentSchema>["LOG_LEVEL"];
  /** Where content comes from: a content API, or the sandbox over the sample content. */
  readonly content:
    | { readonly from: "api"; readonly endpoint: string; readonly accessToken: string | undefined }
    | { readonly from: "sandbox" };
}

/** A variable of the environment has a value that cannot be used; the message names it. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 *
 * @throws {ConfigError} naming each variable that cannot be used.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigError(problems.join("; "));
  }
  const { HOST, PORT, LOG_LEVEL, CONTENT_API_ENDPOINT, CONTENT_ACCESS_TOKEN } = parsed.data;
  return {
    host: HOST,
    port: PORT,
    logLevel: LOG_LEVEL,
    content:
      CONTENT_API_ENDPOINT === undefined
        ? { from: "sandbox" }
        : { from: "api", endpoint: CONTENT_API_ENDPOINT, accessToken: CONTENT_ACCESS_TOKEN },
  };
}
