import type { z } from "zod";
import { brand } from "../../brand/brand.ts";
import { settingsOf, UnusableOptions } from "../adapters/esp-rest/settings.ts";
import type { RateLimits } from "../adapters/http/plugins/rate-limits.ts";
import {
  type Environment,
  EnvironmentError,
  readVariables,
  rejectMisspelt,
  secretsOf,
} from "../environment/variables.ts";
import { commandVariables, siteVariables } from "./environment.ts";

/** The configuration of this process. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Public origin of the site: `https://HOST`. */
  readonly publicUrl: string;
  /** Additional allowed host names, in lower case. */
  readonly allowedHosts: readonly string[];
  /** Whether requests are logged. */
  readonly hasAccessLog: boolean;
  /** Trusted proxies, by address or range. */
  readonly trustProxy: false | string[];
  /** Seconds for which requests are still accepted during shutdown. */
  readonly drainSeconds: number;
  /** Maximum number of requests per minute and client, by kind; 0 means unlimited. */
  readonly limits: RateLimits;
  /** URL of Redis, through which several processes of the site share state. Default: none. */
  readonly redisUrl: string | undefined;
  /** Where metrics are served. Default: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** The collector of traces, and the service name in them. Default: none. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | undefined;
  /** Whether the style guide is available. */
  readonly styleguide: boolean;
  /** Secrets, which must not be logged. */
  readonly secrets: readonly string[];
  readonly logLevel: z.output<typeof siteVariables>["LOG_LEVEL"];
  /** The source of content: a content API, or the sandbox with the sample content. */
  readonly content:
    | {
        readonly from: "api";
        readonly endpoint: string;
        readonly accessToken: string | undefined;
        readonly language: string;
      }
    | { readonly from: "sandbox" };
  /** A ref that is accepted even if most of the content is missing. */
  readonly acceptedRef?: string | undefined;
  /** Address of the editors' toolbar, or `off`. Default: the content service's own. */
  readonly previewToolbar?: string | undefined;
  /** URL of the script with which testers of a staging site report problems. Default: none. */
  readonly stagingTracker?: string | undefined;
  /** Whether analytics needs the consent of visitors. */
  readonly asksConsent: boolean;
  /** Share of visits, from 0 to 1, whose web vitals are measured. Default: none. */
  readonly measuredShare?: number | undefined;
  /** Secret of the content service's webhook. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** The only folder that this process writes to, except for the mirror. */
  readonly dataFolder: string;
  /** The folder of the static mirror. Default: none. */
  readonly mirrorFolder?: string | undefined;
  /** Whether alerts by e-mail are sent or remain drafts. Default: no alerts. */
  readonly alerts?: "draft" | "send" | undefined;
  /** Where newsletter sign-ups are stored: at the marketing provider, or in the data folder. */
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
    | { readonly to: "sandbox" }
  );
}

const KNOWN_VARIABLES = [...Object.keys(siteVariables.shape), ...Object.keys(commandVariables.shape)];
/** One visit sends one measurement, but all visitors in an office may share one address. */
const MEASUREMENTS_PER_MINUTE = 60;
/** Values of `HOST` that are not host names. */
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);
/** Prefixes that only variables of this program have. */
const PREFIXES = [
  "ALERTS",
  "CONTENT_",
  "ESP_",
  "METRICS_",
  "SEARCHES_",
  "SIGN_UPS_",
  "STAGING_",
  "TRACKING_",
  "WEB_VITALS_",
];

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 *
 * @throws {EnvironmentError} with the names of all invalid variables.
 */
export function readConfig(environment: Environment): Config {
  rejectMisspelt(KNOWN_VARIABLES, PREFIXES, environment);
  const variables = readVariables(siteVariables, environment);
  const { HOST, PORT, LOG_LEVEL, DATA_DIR, PUBLIC_URL, CONTENT_API_ENDPOINT } = variables;
  return {
    acceptedRef: variables.CONTENT_ACCEPTED_REF,
    previewToolbar: variables.CONTENT_PREVIEW_TOOLBAR,
    stagingTracker: variables.STAGING_TRACKER_URL,
    asksConsent: variables.TRACKING_CONSENT === "ask",
    measuredShare: variables.WEB_VITALS_SHARE === 0 ? undefined : variables.WEB_VITALS_SHARE / 100,
    webhookSecret: variables.CONTENT_WEBHOOK_SECRET,
    host: HOST,
    port: PORT,
    allowedHosts: [
      ...(variables.ALLOWED_HOSTS ?? []),
      ...(ANY_ADDRESS.has(HOST) ? [] : [HOST.toLowerCase()]),
    ],
    hasAccessLog: variables.ACCESS_LOG,
    trustProxy: variables.TRUST_PROXY,
    drainSeconds: variables.DRAIN_SECONDS ?? (variables.TRUST_PROXY ? 5 : 0),
    limits: {
      searches: variables.SEARCHES_PER_MINUTE,
      signUps: variables.SIGN_UPS_PER_MINUTE,
      webhooks: variables.WEBHOOKS_PER_MINUTE,
      previews: variables.PREVIEWS_PER_MINUTE,
      measurements: MEASUREMENTS_PER_MINUTE,
    },
    redisUrl: variables.REDIS_URL,
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    traces:
      variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : {
            endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT,
            serviceName: variables.OTEL_SERVICE_NAME ?? `${brand.slug}-website`,
          },
    styleguide: variables.STYLEGUIDE ?? CONTENT_API_ENDPOINT === undefined,
    secrets: secretsOf(siteVariables, environment),
    publicUrl: PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin,
    logLevel: LOG_LEVEL,
    content: contentOf(variables),
    dataFolder: DATA_DIR,
    mirrorFolder: variables.MIRROR_DIR,
    alerts: variables.ALERTS === "off" ? undefined : variables.ALERTS,
    newsletter: newsletterOf(variables),
  };
}

/** In production the sandbox must be enabled explicitly, so that the sample content is not served by mistake. */
function contentOf({
  CONTENT_API_ENDPOINT: endpoint,
  CONTENT_ACCESS_TOKEN: accessToken,
  CONTENT_SANDBOX: isSandboxEnabled = false,
  CONTENT_LANGUAGE: language = brand.locale.toLowerCase(),
  NODE_ENV: mode,
}: z.output<typeof siteVariables>): Config["content"] {
  if (endpoint !== undefined) return { from: "api", endpoint, accessToken, language };
  if (mode !== "production" || isSandboxEnabled) return { from: "sandbox" };
  throw new EnvironmentError(
    "CONTENT_API_ENDPOINT: expected the content service's API in production; CONTENT_SANDBOX=true serves the sample content",
  );
}

function newsletterOf(environment: z.output<typeof siteVariables>): Config["newsletter"] {
  const {
    ESP_API_KEY: apiKey,
    ESP_ACCESS_TOKEN: accessToken,
    ESP_SERVER_PREFIX: serverPrefix,
    ESP_BASE_URL: baseUrl,
    ESP_LIST_ID: listId,
    ESP_DOUBLE_OPT_IN: doubleOptIn,
  } = environment;
  if (apiKey === undefined && accessToken === undefined) {
    if (listId === undefined) return { to: withoutProvider(environment), doubleOptIn };
    throw new EnvironmentError("ESP_LIST_ID: expected ESP_API_KEY or ESP_ACCESS_TOKEN beside it");
  }
  if (listId === undefined) throw new EnvironmentError("ESP_LIST_ID: expected the list for sign-ups");
  const client = { apiKey, accessToken, serverPrefix, baseUrl };
  validateClientOptions(client);
  return { to: "provider", doubleOptIn, listId, client };
}

/** Alerts need a provider. With the content sandbox, the marketing sandbox is used. */
function withoutProvider({
  ALERTS: alerts,
  CONTENT_API_ENDPOINT: endpoint,
  NODE_ENV: mode,
}: z.output<typeof siteVariables>): "folder" | "sandbox" {
  if (alerts === "off") return "folder";
  if (endpoint === undefined && mode !== "production") return "sandbox";
  throw new EnvironmentError(`ALERTS: ${alerts} needs ESP_API_KEY or ESP_ACCESS_TOKEN, and ESP_LIST_ID`);
}

const ESP_VARIABLES = {
  apiKey: "ESP_API_KEY",
  accessToken: "ESP_ACCESS_TOKEN",
  serverPrefix: "ESP_SERVER_PREFIX",
  baseUrl: "ESP_BASE_URL",
} as const;

/** Validates the options at the start rather than at the first sign-up. */
function validateClientOptions(client: Extract<Config["newsletter"], { to: "provider" }>["client"]): void {
  try {
    settingsOf(client);
  } catch (error) {
    if (!(error instanceof UnusableOptions)) throw error;
    const names = new RegExp(Object.keys(ESP_VARIABLES).join("|"), "g");
    const inVariables = (option: string) => Reflect.get(ESP_VARIABLES, option);
    const problem = error.message.replace(names, inVariables);
    throw new EnvironmentError(`marketing provider: ${problem}`, { cause: error });
  }
}
