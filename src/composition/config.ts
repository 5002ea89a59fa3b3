import { z } from "zod";

const environmentSchema = z.object({
  HOST: z.string().min(1).default("localhost"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => URL.canParse(url) && `${new URL(url).origin}/`.startsWith(url),
      "expected an origin: https://HOST",
    )
    .optional(),
  CONTENT_API_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_ACCESS_TOKEN: z.string().min(1).optional(),
  CONTENT_PREVIEW_TOOLBAR: z
    .literal("off")
    .or(z.url({ protocol: /^https?$/ }))
    .optional(),
  CONTENT_WEBHOOK_SECRET: z.string().min(1).optional(),
  STAGING_TRACKER_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default("data"),
  ESP_API_KEY: z.string().min(1).optional(),
  ESP_ACCESS_TOKEN: z.string().min(1).optional(),
  ESP_SERVER_PREFIX: z.string().min(1).optional(),
  ESP_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ESP_LIST_ID: z.string().min(1).optional(),
  ESP_DOUBLE_OPT_IN: z.stringbool().default(true),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

/** How this process is set up. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Origin under which the public knows the site: `https://HOST`. */
  readonly publicUrl: string;
  readonly logLevel: z.output<typeof environmentSchema>["LOG_LEVEL"];
  /** Where content comes from: a content API, or the sandbox over the sample content. */
  readonly content:
    | { readonly from: "api"; readonly endpoint: string; readonly accessToken: string | undefined }
    | { readonly from: "sandbox" };
  /** Address of the editors' toolbar, or `off`. Default: the content service's own. */
  readonly previewToolbar?: string | undefined;
  /** Address of the script with which testers of a staging site report faults. Default: none. */
  readonly stagingTracker?: string | undefined;
  /** What the content service's webhook has to know. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** The folder that this process may write to. */
  readonly dataFolder: string;
  /** Where sign-ups for the newsletter go: to the marketing provider, or into the data folder. */
  readonly newsletter: { readonly doubleOptIn: boolean } & (
    | {
        readonly to: "provider";
        readonly listId: string;
        readonly client: {
          readonly apiKey: string | undefined;
          readonly accessToken: string | undefined;
          readonly serverPrefix: string | undefined;
          readonly baseUrl: string | undefined;
        };
      }
    | { readonly to: "folder" }
  );
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
  const { HOST, PORT, LOG_LEVEL, DATA_DIR, PUBLIC_URL, CONTENT_API_ENDPOINT, CONTENT_ACCESS_TOKEN } =
    parsed.data;
  return {
    previewToolbar: parsed.data.CONTENT_PREVIEW_TOOLBAR,
    stagingTracker: parsed.data.STAGING_TRACKER_URL,
    webhookSecret: parsed.data.CONTENT_WEBHOOK_SECRET,
    host: HOST,
    port: PORT,
    publicUrl: PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin,
    logLevel: LOG_LEVEL,
    content:
      CONTENT_API_ENDPOINT === undefined
        ? { from: "sandbox" }
        : { from: "api", endpoint: CONTENT_API_ENDPOINT, accessToken: CONTENT_ACCESS_TOKEN },
    dataFolder: DATA_DIR,
    newsletter: newsletterOf(parsed.data),
  };
}

function newsletterOf(environment: z.output<typeof environmentSchema>): Config["newsletter"] {
  const {
    ESP_API_KEY: apiKey,
    ESP_ACCESS_TOKEN: accessToken,
    ESP_SERVER_PREFIX: serverPrefix,
    ESP_BASE_URL: baseUrl,
    ESP_LIST_ID: listId,
    ESP_DOUBLE_OPT_IN: doubleOptIn,
  } = environment;
  if (apiKey === undefined && accessToken === undefined) return { to: "folder", doubleOptIn };
  if (listId === undefined) throw new ConfigError("ESP_LIST_ID: say which list sign-ups go to");
  return { to: "provider", doubleOptIn, listId, client: { apiKey, accessToken, serverPrefix, baseUrl } };
}
