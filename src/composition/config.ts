import type { z } from "zod";
import {
  type Environment,
  EnvironmentError,
  readVariables,
  secretsOf,
  unknownNames,
} from "../environment/variables.ts";
import { commandVariables, siteVariables } from "./environment.ts";

/** How this process is set up. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Origin under which the public knows the site: `https://HOST`. */
  readonly publicUrl: string;
  /** Proxies that are believed about whose request they pass on, by address or range. */
  readonly trustProxy: false | string[];
  /** Seconds for which visitors are still served when the process is asked to stop. */
  readonly drainSeconds: number;
  /** How many requests of a kind a client may make in a minute; 0 is no limit. */
  readonly limits: { readonly searches: number; readonly signUps: number };
  /** Redis, over which several processes of the site work together, if there is one. */
  readonly redisUrl: string | undefined;
  /** Where figures are read, if anywhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Where traces go, if anywhere, and under which name. */
  readonly traces: { readonly endpoint: string; readonly serviceName: string } | undefined;
  /** Whether the site shows its style guide. */
  readonly styleguide: boolean;
  /** Values that nobody may read in the log. */
  readonly secrets: readonly string[];
  /** Variables that look like ours and are none, most likely misspelt. */
  readonly unknownVariables: readonly string[];
  readonly logLevel: z.output<typeof siteVariables>["LOG_LEVEL"];
  /** Where content comes from: a content API, or the sandbox over the sample content. */
  readonly content:
    | { readonly from: "api"; readonly endpoint: string; readonly accessToken: string | undefined }
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

/**
 * Reads the configuration from environment variables; an empty variable counts as absent.
 *
 * @throws {EnvironmentError} naming each variable that cannot be used.
 */
export function readConfig(environment: Environment): Config {
  const variables = readVariables(siteVariables, environment);
  const { HOST, PORT, LOG_LEVEL, DATA_DIR, PUBLIC_URL, CONTENT_API_ENDPOINT, CONTENT_ACCESS_TOKEN } =
    variables;
  return {
    acceptedRef: variables.CONTENT_ACCEPTED_REF,
    previewToolbar: variables.CONTENT_PREVIEW_TOOLBAR,
    stagingTracker: variables.STAGING_TRACKER_URL,
    webhookSecret: variables.CONTENT_WEBHOOK_SECRET,
    host: HOST,
    port: PORT,
    trustProxy: variables.TRUST_PROXY,
    drainSeconds: variables.DRAIN_SECONDS ?? (variables.TRUST_PROXY ? 5 : 0),
    limits: { searches: variables.SEARCHES_PER_MINUTE, signUps: variables.SIGN_UPS_PER_MINUTE },
    redisUrl: variables.REDIS_URL,
    metrics:
      variables.METRICS_PORT === undefined
        ? undefined
        : { host: variables.METRICS_HOST, port: variables.METRICS_PORT },
    traces:
      variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? undefined
        : { endpoint: variables.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: variables.OTEL_SERVICE_NAME },
    styleguide: variables.STYLEGUIDE ?? CONTENT_API_ENDPOINT === undefined,
    secrets: secretsOf(siteVariables, environment),
    unknownVariables: unknownNames(KNOWN, ["CONTENT_", "ESP_"], environment),
    publicUrl: PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin,
    logLevel: LOG_LEVEL,
    content:
      CONTENT_API_ENDPOINT === undefined
        ? { from: "sandbox" }
        : { from: "api", endpoint: CONTENT_API_ENDPOINT, accessToken: CONTENT_ACCESS_TOKEN },
    dataFolder: DATA_DIR,
    newsletter: newsletterOf(variables),
  };
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
  if (apiKey === undefined && accessToken === undefined) return { to: "folder", doubleOptIn };
  if (listId === undefined) throw new EnvironmentError("ESP_LIST_ID: expected the list that sign-ups go to");
  return { to: "provider", doubleOptIn, listId, client: { apiKey, accessToken, serverPrefix, baseUrl } };
}
