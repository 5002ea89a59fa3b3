import type { z } from "zod";
import { brand } from "../../brand/brand.ts";
import { settingsOf, UnusableOptions } from "../adapters/esp-rest/settings.ts";
import {
  type Environment,
  EnvironmentError,
  readVariables,
  refuseMisspelt,
  secretsOf,
} from "../environment/variables.ts";
import { commandVariables, siteVariables } from "./environment.ts";

/** How this process is set up. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Origin under which the public knows the site: `https://HOST`. */
  readonly publicUrl: string;
  /** Other names by which the site may be asked for, in lower case. */
  readonly allowedHosts: readonly string[];
  /** Whether each request has its line in the log. */
  readonly hasAccessLog: boolean;
  /** Proxies that are believed about whose request they pass on, by address or range. */
  readonly trustProxy: false | string[];
  /** Seconds for which visitors are still served when the process is asked to stop. */
  readonly drainSeconds: number;
  /** How many requests of a kind a client may make in a minute; 0 is no limit. */
  readonly limits: { readonly searches: number; readonly signUps: number; readonly webhooks: number };
  /** Redis, over which several processes of the site work together, if there is one. */
  readonly redisUrl: string | undefined;
  /** Where metrics are exposed, if anywhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces go, if anywhere, and under which name. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | undefined;
  /** Whether the site shows its style guide. */
  readonly styleguide: boolean;
  /** Values that nobody may read in the log. */
  readonly secrets: readonly string[];
  readonly logLevel: z.output<typeof siteVariables>["LOG_LEVEL"];
  /** Where content comes from: a content API, or the sandbox over the sample content. */
  readonly content:
    | {
        readonly from: "api";
        readonly endpoint: string;
        readonly accessToken: string | undefined;
        readonly language: string;
      }
    | { readonly from: "sandbox" };
  /** A ref that is taken even if most of the content is gone at it. */
  readonly acceptedRef?: string | undefined;
  /** Address of the editors' toolbar, or `off`. Default: the content service's own. */
  readonly previewToolbar?: string | undefined;
  /** Address of the script with which testers of a staging site report faults. Default: none. */
  readonly stagingTracker?: string | undefined;
  /** What the content service's webhook has to know. Default: there is no webhook. */
  readonly webhookSecret?: string | undefined;
  /** The folder that this process may write to. */
  readonly dataFolder: string;
  /** The folder that mirrors of the site are written into, if any. */
  readonly mirrorFolder?: string | undefined;
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

const KNOWN = [...Object.keys(siteVariables.shape), ...Object.keys(commandVariables.shape)];
/** As a `HOST` to listen at; nobody has it for a name. */
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);
/** What no other program's variables begin with. */
const PREFIXES = ["CONTENT_", "ESP_", "METRICS_", "SEARCHES_", "SIGN_UPS_", "STAGING_"];

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 *
 * @throws {EnvironmentError} naming each variable that cannot be used.
 */
export function readConfig(environment: Environment): Config {
  refuseMisspelt(KNOWN, PREFIXES, environment);
  const variables = readVariables(siteVariables, environment);
  const { HOST, PORT, LOG_LEVEL, DATA_DIR, PUBLIC_URL, CONTENT_API_ENDPOINT } = variables;
  return {
    acceptedRef: variables.CONTENT_ACCEPTED_REF,
    previewToolbar: variables.CONTENT_PREVIEW_TOOLBAR,
    stagingTracker: variables.STAGING_TRACKER_URL,
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
    newsletter: newsletterOf(variables),
  };
}

/** A production serves no sample company by oversight. */
function contentOf({
  CONTENT_API_ENDPOINT: endpoint,
  CONTENT_ACCESS_TOKEN: accessToken,
  CONTENT_SANDBOX: isSandboxMeant = false,
  CONTENT_LANGUAGE: language = brand.locale.toLowerCase(),
  NODE_ENV: mode,
}: z.output<typeof siteVariables>): Config["content"] {
  if (endpoint !== undefined) return { from: "api", endpoint, accessToken, language };
  if (mode !== "production" || isSandboxMeant) return { from: "sandbox" };
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
    if (listId === undefined) return { to: "folder", doubleOptIn };
    throw new EnvironmentError("ESP_LIST_ID: expected ESP_API_KEY or ESP_ACCESS_TOKEN beside it");
  }
  if (listId === undefined) throw new EnvironmentError("ESP_LIST_ID: expected the list that sign-ups go to");
  const client = { apiKey, accessToken, serverPrefix, baseUrl };
  refuseUnusable(client);
  return { to: "provider", doubleOptIn, listId, client };
}

const ESP_VARIABLES = {
  apiKey: "ESP_API_KEY",
  accessToken: "ESP_ACCESS_TOKEN",
  serverPrefix: "ESP_SERVER_PREFIX",
  baseUrl: "ESP_BASE_URL",
} as const;

/** The first sign-up would find out otherwise. */
function refuseUnusable(client: Extract<Config["newsletter"], { to: "provider" }>["client"]): void {
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
