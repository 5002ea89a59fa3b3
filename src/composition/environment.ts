import { z } from "zod";
import {
  flag,
  headerList,
  hostNames,
  logLevel,
  origin,
  port,
  redisAddress,
  text,
  trustedProxies,
  webAddress,
  wholeNumber,
} from "../environment/kinds.ts";

/**
 * Every variable that the site reads. `.env.example` and `docs/configuration.md` are written from this table by
 * `npm run config:docs`.
 */
export const siteVariables = z.object({
  NODE_ENV: text().optional().meta({
    description:
      "`production` for a site that the public reads: it does not start without a content service.",
    otherwise: "a site on a developer's machine",
  }),
  HOST: text().default("localhost").meta({ description: "Name or address at which the site listens." }),
  PORT: port()
    .prefault("3000")
    .meta({ description: "Port on which the site listens; 0 lets the system choose." }),
  PUBLIC_URL: origin().optional().meta({
    description: "Origin under which the public knows the site, for feeds, sitemap and canonical addresses.",
    otherwise: "`http://localhost:PORT`",
  }),
  ALLOWED_HOSTS: hostNames().optional().meta({
    description:
      "Host names, separated by commas, by which the site may be asked besides that of `PUBLIC_URL`, `HOST` and `localhost`; by any other it answers nothing but questions of its health.",
  }),
  TRUST_PROXY: trustedProxies().prefault("off").meta({
    description:
      "Which proxies are believed about whose request they pass on (`X-Forwarded-For`, `X-Forwarded-Proto`, `X-Request-Id`): `off`, or their addresses and ranges, separated by commas: `10.0.0.0/8`, `192.0.2.7`, `loopback`, `uniquelocal`. Whoever is believed wrongly can pass for anybody.",
  }),
  DRAIN_SECONDS: wholeNumber(0, 120).optional().meta({
    description:
      "Seconds for which visitors are still served when the process is asked to stop, while `/readyz` tells a balancer to send them elsewhere.",
    otherwise: "5 behind a proxy, 0 without",
  }),
  SEARCHES_PER_MINUTE: wholeNumber(0, 100_000).prefault("120").meta({
    description: "How many searches a client may make in a minute; 0 is no limit.",
  }),
  SIGN_UPS_PER_MINUTE: wholeNumber(0, 100_000).prefault("20").meta({
    description: "How many sign-ups a client may make in a minute; 0 is no limit.",
  }),
  WEBHOOKS_PER_MINUTE: wholeNumber(0, 100_000).prefault("60").meta({
    description:
      "How many webhooks a client may send in a minute, with the right secret or another; 0 is no limit. A publish beyond it is found by polling.",
  }),
  REDIS_URL: redisAddress().optional().meta({
    description:
      "Redis or Valkey, over which several processes of the site share the limits above and tell each other of a publish: `redis://` or `rediss://` with user, password and number of the database. Sites that share one take a database each.",
    otherwise: "each process is on its own",
    secret: true,
  }),
  METRICS_PORT: port().optional().meta({
    description: "Port with the metrics for Prometheus at `/metrics`; the public is not to reach it.",
    otherwise: "no metrics",
  }),
  METRICS_HOST: text().default("localhost").meta({ description: "Name or address at which they are read." }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional().meta({
    description:
      "Collector of traces, by OTLP over HTTP: `http://localhost:4318`. Requests and the calls they lead to are recorded.",
    otherwise: "no traces",
  }),
  OTEL_EXPORTER_OTLP_HEADERS: headerList().optional().meta({
    description: "Headers that the collector wants: `name=value,name=value`.",
    secret: true,
  }),
  OTEL_SERVICE_NAME: text().optional().meta({
    description: "What the process is called in traces.",
    otherwise: "`BRAND-website`",
  }),
  LOG_LEVEL: logLevel()
    .default("info")
    .meta({ description: "How much is logged: `fatal` to `trace`, or `silent`." }),
  ACCESS_LOG: flag().prefault("true").meta({
    description: "Whether each request has a line in the log, at the level `info`.",
  }),
  DATA_DIR: text().default("data").meta({
    description:
      "The folder that the process may write to; content is kept there for a start without its service, the search index, and sign-ups while no provider is configured.",
  }),
  MIRROR_DIR: text().optional().meta({
    description:
      "A folder into which the process writes, after each publish, a copy of the site that any static server can show: `current` in it is the newest. It is for one process.",
    otherwise: "there is none",
  }),
  CONTENT_API_ENDPOINT: webAddress().optional().meta({
    description: "The content service's API; the repository's name is taken from the host.",
    otherwise: "the sandbox",
  }),
  CONTENT_SANDBOX: flag().optional().meta({
    description:
      "Whether a process with `NODE_ENV=production` may serve the sample content where no content service is named; its editor is for those on the same machine alone.",
    otherwise: "it does not start",
  }),
  CONTENT_ACCESS_TOKEN: text()
    .optional()
    .meta({ description: "For a repository that is not public.", secret: true }),
  CONTENT_LANGUAGE: text().optional().meta({
    description: "The repository's language that the site shows, as the content service names it: `en-au`.",
    otherwise: "the locale of `brand/brand.ts`",
  }),
  CONTENT_ACCEPTED_REF: text().optional().meta({
    description:
      "A ref that the log named, of a publish that was kept from visitors because it would empty the site, and is meant.",
  }),
  CONTENT_PREVIEW_TOOLBAR: z.literal("off").or(webAddress()).optional().meta({
    description: "Address of the editors' toolbar, or `off`.",
    otherwise: "the content service's own",
  }),
  CONTENT_WEBHOOK_SECRET: text().optional().meta({
    description: "What the content service's webhook has to know; without it there is no webhook.",
    secret: true,
  }),
  ESP_API_KEY: text().optional().meta({
    description: "Key of the marketing provider. Without it and a token, sign-ups are kept in `DATA_DIR`.",
    secret: true,
  }),
  ESP_ACCESS_TOKEN: text().optional().meta({
    description: "Token of the marketing provider, where there is no key.",
    secret: true,
  }),
  ESP_LIST_ID: text().optional().meta({
    description: "The audience that sign-ups go to; needed with a key or token.",
  }),
  ESP_DOUBLE_OPT_IN: flag()
    .prefault("true")
    .meta({ description: "Whether a new address has to confirm by mail." }),
  ESP_SERVER_PREFIX: text().optional().meta({
    description: "The provider's data centre; needed with a token.",
    otherwise: "from the key",
  }),
  ESP_BASE_URL: webAddress().optional().meta({
    description: "Another address to call, such as a sandbox's.",
    otherwise: "the provider's",
  }),
  STAGING_TRACKER_URL: webAddress().optional().meta({
    description: "Script with which testers of a staging site report faults.",
  }),
  STYLEGUIDE: flag().optional().meta({
    description: "Whether the site shows its style guide at `/styleguide`.",
    otherwise: "with the sandbox",
  }),
});

/** Variables that commands other than the site read; a site that sees them does not take them for misspelt. */
export const commandVariables = z.object({
  CONTENT_WRITE_TOKEN: text().optional().meta({
    description:
      "With which `npm run content:upload` writes into a repository, and `npm run content:report` lists its media.",
    secret: true,
  }),
  CHROMIUM_PATH: text().optional().meta({
    description: "The browser for tests and images, where the packaged one does not run.",
    otherwise: "the packaged one",
  }),
});
