import { z } from "zod";
import {
  flag,
  headerList,
  hostNames,
  logLevel,
  namedKeys,
  oneOf,
  origin,
  port,
  redisAddress,
  text,
  trustedProxies,
  webAddress,
  webAddresses,
  wholeNumber,
} from "../environment/kinds.ts";

/**
 * The variables of every site. `npm run config:docs` makes `.env.example` and docs/configuration.md from them and those of the
 * capabilities.
 */
export const siteVariables = z.object({
  NODE_ENV: oneOf("production", "development", "test").optional().meta({
    description:
      "`production` for a site that the public reads: it does not start without a content service. Otherwise `development` or `test`.",
    otherwise: "a site on a developer's machine",
  }),
  HOST: text().default("localhost").describe("Host name or address to listen on."),
  PORT: port().prefault("3000").describe("Port to listen on; 0 lets the system choose."),
  PUBLIC_URL: origin().optional().meta({
    description: "Public origin of the site, for feeds, sitemap and canonical addresses.",
    otherwise: "`http://localhost:PORT`",
  }),
  ALLOWED_HOSTS: hostNames().optional().meta({
    description:
      "Additional host names of the site, separated by commas, besides those of `PUBLIC_URL`, `HOST` and `localhost`. Requests for other hosts are rejected, except health checks.",
  }),
  TRUST_PROXY: trustedProxies().prefault("off").meta({
    description:
      "Proxies whose forwarding headers are trusted (`X-Forwarded-For`, `X-Forwarded-Proto`, `X-Request-Id`): `off`, or addresses and ranges, separated by commas: `10.0.0.0/8`, `192.0.2.7`, `loopback`, `uniquelocal`. A client within a trusted range can forge its address.",
  }),
  NODE_USE_ENV_PROXY: oneOf("0", "1").default("0").meta({
    description:
      "`1` sends calls to other services through the proxies that `HTTPS_PROXY` and `HTTP_PROXY` name. Connections to Redis are direct.",
  }),
  HTTPS_PROXY: text().optional().meta({
    description:
      "With `NODE_USE_ENV_PROXY=1`, the proxy for addresses that begin with `https:`: `http://proxy.example.com:3128`, with user and password before the host if it wants them.",
    secret: true,
  }),
  HTTP_PROXY: text().optional().meta({
    description: "With `NODE_USE_ENV_PROXY=1`, the proxy for addresses that begin with `http:`.",
    secret: true,
  }),
  NO_PROXY: text().optional().meta({
    description:
      "With `NODE_USE_ENV_PROXY=1`, hosts that are called directly, separated by commas: `localhost,127.0.0.1,.svc.cluster.local`.",
  }),
  HSTS: oneOf("host", "subdomains", "preload").default("host").meta({
    description:
      "What Strict-Transport-Security covers, which every response has if `PUBLIC_URL` begins with `https:`: `host`, the site's own; `subdomains`, also all hosts below it (`includeSubDomains`), which then all need https; or `preload`, to also apply for the list in browsers, which is hard to leave.",
  }),
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3_600).prefault("65").meta({
    description:
      "Seconds for which an idle connection stays open. Longer than at the proxy or load balancer, so that it closes the connection first and sends no request on a closed one: 65 for those with 60 s, 620 behind Google's, which has 600 s.",
  }),
  DRAIN_SECONDS: wholeNumber(0, 120).optional().meta({
    description:
      "Seconds for which requests are still accepted during shutdown, while `/readyz` tells load balancers to use other processes.",
    otherwise: "5 behind a proxy, 0 without",
  }),
  SEARCHES_PER_MINUTE: wholeNumber(0, 100_000).prefault("120").meta({
    description: "Maximum number of searches per minute and client; 0 means unlimited.",
  }),
  RENDERINGS_PER_MINUTE: wholeNumber(0, 100_000).prefault("600").meta({
    description:
      "Maximum number of pages and files per minute, client and process that have to be made, because they are not in the page cache; 0 means unlimited. A sixth of them may be at once. A client is an IPv4 address or an IPv6 site (/48).",
  }),
  SIGN_UPS_PER_MINUTE: wholeNumber(0, 100_000).prefault("20").meta({
    description: "Maximum number of sign-ups per minute and client; 0 means unlimited.",
  }),
  WEBHOOKS_PER_MINUTE: wholeNumber(0, 100_000).prefault("60").meta({
    description:
      "Maximum number of webhooks per minute and client, whatever their secret; 0 means unlimited. A publish whose webhook is rejected is found by polling.",
  }),
  PREVIEWS_PER_MINUTE: wholeNumber(0, 100_000).prefault("600").meta({
    description:
      "Maximum number of pages and calls per minute and client with a preview token, valid or not; 0 means unlimited. Each calls the content service.",
  }),
  WEB_VITALS_SHARE: wholeNumber(0, 100).prefault("0").meta({
    description:
      "Percentage of visits whose Web Vitals (largest contentful paint, interaction to next paint, layout shift) are added to the metrics, without a cookie and without data of the visitor; 0 disables it.",
  }),
  REDIS_URL: redisAddress().optional().meta({
    description:
      "Redis or Valkey, for several processes of the site to share rate limits, publish events and what capabilities record: `redis://` or `rediss://` with user, password and database number. Sites on the same server need different databases.",
    otherwise: "processes share nothing",
    secret: true,
  }),
  METRICS_PORT: port().optional().meta({
    description:
      "Port of the metrics for Prometheus at `/metrics`; it must not be public. An address (`tcp://…`), which Kubernetes sets for a service called `metrics`, counts as not set.",
    otherwise: "no metrics",
  }),
  METRICS_HOST: text().default("localhost").describe("Host name or address on which metrics are served."),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional().meta({
    description:
      "Collector of traces, by OTLP over HTTP: `http://localhost:4318`. Requests are traced with the calls that they make.",
    otherwise: "no traces",
  }),
  OTEL_EXPORTER_OTLP_HEADERS: headerList().optional().meta({
    description: "Headers for the collector: `name=value,name=value`.",
    secret: true,
  }),
  OTEL_SERVICE_NAME: text().optional().meta({
    description: "Service name in traces.",
    otherwise: "`BRAND-website`",
  }),
  LOG_LEVEL: logLevel()
    .default("info")
    .meta({ description: "Minimum level of log messages: `fatal` to `trace`, or `silent`." }),
  ACCESS_LOG: flag().prefault("true").describe("Whether requests are logged, at the level `info`."),
  DATA_DIR: text().default("data").meta({
    description:
      "The folder that the process writes to: content snapshot, search index, what capabilities record, and sign-ups if no provider is configured.",
  }),
  CONTENT_API_ENDPOINT: webAddress().optional().meta({
    description: "URL of the content service's API; its host includes the name of the repository.",
    otherwise: "the sandbox",
  }),
  CONTENT_SANDBOX: flag().optional().meta({
    description:
      "Whether a process with `NODE_ENV=production` may serve the sample content if no content service is configured. The editor of the sandbox is only available on the same machine.",
    otherwise: "it does not start",
  }),
  CONTENT_ACCESS_TOKEN: text()
    .optional()
    .meta({ description: "Access token of a private repository.", secret: true }),
  CONTENT_LANGUAGE: text().optional().meta({
    description:
      "The default language of the content, as the content service names it: `en-au`. Further languages are the `translations` of the brand.",
    otherwise: "the locale of `brand/brand.ts`",
  }),
  CONTENT_ACCEPTED_REF: text().optional().meta({
    description:
      "The ref of a publish that was refused because it would empty the site, but is intended. The log names it.",
  }),
  CONTENT_PREVIEW_TOOLBAR: z.literal("off").or(webAddress()).optional().meta({
    description: "Address of the editors' toolbar, or `off`.",
    otherwise: "the content service's own",
  }),
  CONTENT_WEBHOOK_SECRET: text().optional().meta({
    description: "Secret of the content service's webhook; without it there is no webhook.",
    secret: true,
  }),
  ANNOUNCEMENTS_FEED: webAddresses().optional().meta({
    description:
      "Feeds of the company's announcements at exchanges or newswires, separated by spaces, for documents that wait for their release there, and for lists of them: RSS, Atom, or JSON of MFN or Cision.",
    otherwise: "with the sandbox, its own; else none, and what waits for the exchange stays hidden",
    secret: true,
  }),
  ANNOUNCEMENTS_EDGAR_CIK: z
    .string()
    .regex(/^\d{1,10}$/, "expected up to ten digits")
    .optional()
    .meta({
      description:
        "Central Index Key of the company, to read its filings at the SEC, besides the feeds or without one.",
    }),
  RELEASE_KEYS: namedKeys().optional().meta({
    description:
      "Names and keys of people who may open documents that wait for the exchange without a reference, at `/api/releases`: `NAME:KEY`, separated by commas. A key has at least 20 characters.",
    otherwise: "nobody may",
    secret: true,
  }),
  RELEASES_BY_TITLE: flag().prefault("false").meta({
    description:
      "Whether a document that waits for the exchange without a reference opens by itself, if one announcement alone has the same words as its title, around the time of “expected by”. Otherwise it is suggested to people with a key.",
  }),
  REPORT_WEBHOOK: webAddress().optional().meta({
    description:
      "Incoming webhook of a channel of Slack, Teams or another chat, which is told what each publish has done, and what is wrong with it. It names documents that are under an embargo: only editors may be in the channel.",
    otherwise: "nobody is told",
    secret: true,
  }),
  ESP_API_KEY: text().optional().meta({
    description:
      "API key of the marketing provider. Without it and a token, sign-ups are stored in `DATA_DIR`.",
    secret: true,
  }),
  ESP_ACCESS_TOKEN: text().optional().meta({
    description: "Access token of the marketing provider, instead of a key.",
    secret: true,
  }),
  ESP_LIST_ID: text().optional().describe("The audience for sign-ups; required with a key or token."),
  ESP_DOUBLE_OPT_IN: flag()
    .prefault("true")
    .meta({ description: "Whether new subscribers have to confirm their address by e-mail." }),
  ESP_SERVER_PREFIX: text().optional().meta({
    description: "The provider's data centre; required with a token.",
    otherwise: "from the key",
  }),
  ESP_BASE_URL: webAddress().optional().meta({
    description: "URL of another server, such as a sandbox.",
    otherwise: "the provider's",
  }),
  STAGING_TRACKER_URL: webAddress().optional().meta({
    description: "URL of the script with which testers of a staging site report problems.",
  }),
  TRACKING_CONSENT: oneOf("notice", "ask").prefault("notice").meta({
    description:
      'Consent to analytics: `notice` shows a notice that visitors can close; `ask` shows a banner with "Accept" and "Decline", and the tag manager is only loaded after "Accept".',
  }),
  STYLEGUIDE: flag().optional().meta({
    description: "Whether the style guide is available at `/styleguide`.",
    otherwise: "with the sandbox",
  }),
});

/** Environment variables of other commands. The site knows them, so that they are not reported as misspelt. */
export const commandVariables = z.object({
  CONTENT_WRITE_TOKEN: text().optional().meta({
    description:
      "Write token for `npm run content:upload`, and for the list of media in `npm run content:report`.",
    secret: true,
  }),
  CHROMIUM_PATH: text().optional().meta({
    description: "Path of the browser for tests and images, if the packaged one does not run.",
    otherwise: "the packaged one",
  }),
});
