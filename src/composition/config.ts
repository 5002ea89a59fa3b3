import { z } from "zod";
import { brand } from "../../brand/brand.ts";
import type { AnnouncementSource } from "../adapters/announcements/announcements-from.ts";
import { settingsOf } from "../adapters/esp-rest/settings.ts";
import { webAddress } from "../environment/kinds.ts";
import {
  type Environment,
  EnvironmentError,
  readVariables,
  rejectMisspelt,
  secretsOf,
  type Variables,
} from "../environment/variables.ts";
import { MarketingApiError } from "../ports/marketing-api/errors.ts";
import { commandVariables, siteVariables } from "./environment.ts";

export type Config = ReturnType<typeof configWith>;

/** What operators configure a capability by. */
export interface Configured {
  /** Its environment variables, which are unknown while it is switched off. */
  readonly variables: Variables;
  /** The variable, and its value, for which sign-ups have to be at a marketing provider. Default: none needs that. */
  readonly needsProvider?: (environment: Environment) => string | undefined;
}

type SiteVariables = z.output<typeof siteVariables>;

const proxyVariables = z.object({
  HTTPS_PROXY: webAddress().optional(),
  HTTP_PROXY: webAddress().optional(),
});

const KNOWN_VARIABLES = [...Object.keys(siteVariables.shape), ...Object.keys(commandVariables.shape)];
/** One visit sends one measurement, but all visitors in an office may share one address. */
const MEASUREMENTS_PER_MINUTE = 60;
/** Values of `HOST` that are not host names. */
const ANY_ADDRESS = new Set(["0.0.0.0", "::"]);
/** Prefixes that only variables of this program have, also those of earlier versions. */
const PREFIXES = [
  "ANNOUNCEMENTS_",
  "CONTENT_",
  "ESP_",
  "METRICS_",
  "MIRROR_DIR",
  "PREVIEWS_",
  "RELEASE",
  "SEARCHES_",
  "SIGN_UPS_",
  "STAGING_",
  "TRACKING_",
  "WEB_VITALS_",
  "WEBHOOKS_",
];

/** The variables of a site with some capabilities. */
export function variablesWith(added: readonly Configured[]): Variables {
  return siteVariables.extend(Object.assign({}, ...added.map((one) => one.variables.shape)));
}

/**
 * Reads the configuration of a site with some capabilities; an empty variable is not set.
 *
 * @throws {EnvironmentError} that names all invalid variables.
 */
export function configWith(environment: Environment, added: readonly Configured[]) {
  const own = added.flatMap((one) => Object.keys(one.variables.shape));
  rejectMisspelt([...KNOWN_VARIABLES, ...own], [...PREFIXES, ...own], environment);
  readVariables(variablesWith(added), environment);
  const variables = readVariables(siteVariables, environment);
  rejectSamePort(variables);
  const { HOST, PORT, LOG_LEVEL, DATA_DIR, PUBLIC_URL, CONTENT_API_ENDPOINT, ALLOWED_HOSTS = [] } = variables;
  const { METRICS_HOST, METRICS_PORT, OTEL_SERVICE_NAME: serviceName = `${brand.slug}-website` } = variables;
  const collector = variables.OTEL_EXPORTER_OTLP_ENDPOINT;
  return {
    acceptedRef: variables.CONTENT_ACCEPTED_REF,
    previewToolbar: variables.CONTENT_PREVIEW_TOOLBAR,
    stagingTracker: variables.STAGING_TRACKER_URL,
    asksConsent: variables.TRACKING_CONSENT === "ask",
    measuredShare: variables.WEB_VITALS_SHARE === 0 ? undefined : variables.WEB_VITALS_SHARE / 100,
    webhookSecret: variables.CONTENT_WEBHOOK_SECRET,
    releaseKeys: variables.RELEASE_KEYS,
    opensReleasesByTitle: variables.RELEASES_BY_TITLE,
    host: HOST,
    port: PORT,
    allowedHosts: [...ALLOWED_HOSTS, ...(ANY_ADDRESS.has(HOST) ? [] : [HOST.toLowerCase()])],
    hsts: variables.HSTS,
    keepAliveTimeout: variables.KEEP_ALIVE_SECONDS * 1_000,
    hasAccessLog: variables.ACCESS_LOG,
    trustProxy: variables.TRUST_PROXY,
    usesEnvProxy: usesEnvProxy(variables),
    drainSeconds: variables.DRAIN_SECONDS ?? (variables.TRUST_PROXY ? 5 : 0),
    renderingsPerMinute: variables.RENDERINGS_PER_MINUTE,
    limits: {
      searches: variables.SEARCHES_PER_MINUTE,
      signUps: variables.SIGN_UPS_PER_MINUTE,
      webhooks: variables.WEBHOOKS_PER_MINUTE,
      previews: variables.PREVIEWS_PER_MINUTE,
      measurements: MEASUREMENTS_PER_MINUTE,
    },
    redisUrl: variables.REDIS_URL,
    metrics: METRICS_PORT === undefined ? undefined : { host: METRICS_HOST, port: METRICS_PORT },
    traces: collector === undefined ? undefined : { endpoint: collector, serviceName },
    styleguide: variables.STYLEGUIDE ?? CONTENT_API_ENDPOINT === undefined,
    secrets: allSecrets(variables, environment),
    /** What capabilities are configured by. */
    environment: Object.fromEntries(own.map((name) => [name, environment[name]])),
    publicUrl: PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin,
    logLevel: LOG_LEVEL,
    content: contentOf(variables),
    announcements: announcementsOf(variables),
    reportWebhook: variables.REPORT_WEBHOOK,
    dataFolder: DATA_DIR,
    newsletter: newsletterOf(
      variables,
      added.flatMap((one) => one.needsProvider?.(environment) ?? []),
    ),
  };
}

/** The error of listening would name the port of the site, although that of the metrics may be the wrong one. */
function rejectSamePort({ PORT, METRICS_PORT }: SiteVariables): void {
  if (PORT === 0 || METRICS_PORT !== PORT) return;
  throw new EnvironmentError(`METRICS_PORT: expected another port than that of the site, PORT=${PORT}`);
}

/** Node would name neither the variable nor what is expected. Without the switch, the variables are for other programs. */
function usesEnvProxy({ NODE_USE_ENV_PROXY, HTTPS_PROXY, HTTP_PROXY }: SiteVariables): boolean {
  if (NODE_USE_ENV_PROXY === "0") return false;
  readVariables(proxyVariables, { HTTPS_PROXY, HTTP_PROXY });
  return true;
}

/** In production the sandbox must be enabled explicitly, so that the sample content is not served by mistake. */
function contentOf({
  CONTENT_API_ENDPOINT: endpoint,
  CONTENT_ACCESS_TOKEN: accessToken,
  CONTENT_SANDBOX: isSandboxEnabled = false,
  CONTENT_LANGUAGE: language = brand.locale.toLowerCase(),
  NODE_ENV: mode,
}: SiteVariables) {
  if (endpoint !== undefined) return { from: "api" as const, endpoint, accessToken, language };
  if (mode !== "production" || isSandboxEnabled) return { from: "sandbox" as const };
  throw new EnvironmentError(
    "CONTENT_API_ENDPOINT: expected the content service's API in production; CONTENT_SANDBOX=true serves the sample content",
  );
}

/** The addresses of feeds are one variable, but each may have a key. */
function allSecrets(
  { ANNOUNCEMENTS_FEED: feeds = [] }: SiteVariables,
  environment: Environment,
): readonly string[] {
  return [...new Set([...secretsOf(siteVariables, environment), ...feeds])];
}

/** In the order of precedence. */
function announcementsOf({
  ANNOUNCEMENTS_FEED: feeds = [],
  ANNOUNCEMENTS_EDGAR_CIK: edgar,
}: SiteVariables): readonly AnnouncementSource[] {
  return [...feeds.map((feed) => ({ feed })), ...(edgar === undefined ? [] : [{ edgar }])];
}

function newsletterOf(environment: SiteVariables, needed: readonly string[]) {
  const {
    ESP_API_KEY: apiKey,
    ESP_ACCESS_TOKEN: accessToken,
    ESP_SERVER_PREFIX: serverPrefix,
    ESP_BASE_URL: baseUrl,
    ESP_LIST_ID: listId,
    ESP_DOUBLE_OPT_IN: doubleOptIn,
  } = environment;
  if (apiKey === undefined && accessToken === undefined) {
    if (listId === undefined) return { ...withoutProvider(environment, needed), doubleOptIn };
    throw new EnvironmentError("ESP_LIST_ID: expected ESP_API_KEY or ESP_ACCESS_TOKEN beside it");
  }
  if (listId === undefined) throw new EnvironmentError("ESP_LIST_ID: expected the list for sign-ups");
  const client = { apiKey, accessToken, serverPrefix, baseUrl };
  validateClientOptions(client);
  return { to: "provider" as const, doubleOptIn, listId, client };
}

/** What needs a provider uses the marketing sandbox beside the content sandbox. */
function withoutProvider(
  { CONTENT_API_ENDPOINT: endpoint, NODE_ENV: mode }: SiteVariables,
  [needed]: readonly string[],
) {
  if (needed === undefined) return { to: "folder" as const };
  if (endpoint === undefined && mode !== "production") return { to: "sandbox" as const };
  throw new EnvironmentError(`${needed} needs ESP_API_KEY or ESP_ACCESS_TOKEN, and ESP_LIST_ID`);
}

const ESP_VARIABLES = {
  apiKey: "ESP_API_KEY",
  accessToken: "ESP_ACCESS_TOKEN",
  serverPrefix: "ESP_SERVER_PREFIX",
  baseUrl: "ESP_BASE_URL",
} as const;

/** Validates the options at the start rather than at the first sign-up. */
function validateClientOptions(client: Parameters<typeof settingsOf>[0]): void {
  try {
    settingsOf(client);
  } catch (error) {
    if (!(error instanceof MarketingApiError)) throw error;
    const names = new RegExp(Object.keys(ESP_VARIABLES).join("|"), "g");
    const inVariables = (option: string) => Reflect.get(ESP_VARIABLES, option);
    const problem = error.message.replace(names, inVariables);
    throw new EnvironmentError(`marketing provider: ${problem}`, { cause: error });
  }
}
