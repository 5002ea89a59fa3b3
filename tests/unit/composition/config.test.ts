import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import {
  connectionsWithinLimit,
  envFilesIn,
  rejectForeignEncoding,
} from "../../../src/environment/preconditions.ts";
import { EnvironmentError } from "../../../src/environment/variables.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
const language = brand.locale.toLowerCase();
const FEED = "https://newswire.example/feed?key=secret";
const NODE_ENV = "production";
const PROVIDER = { ESP_API_KEY: "k-us19", ESP_LIST_ID: "abc" };

/** The key of a person who may release documents. */
const KEY = "x4-long-enough-for-a-key";

describe("the configuration", () => {
  it("has defaults: the site on port 3000 with the sample content", () => {
    expect(readConfig({})).toEqual({
      host: "localhost",
      port: 3000,
      publicUrl: "http://localhost:3000",
      allowedHosts: ["localhost"],
      hsts: "host",
      keepAliveTimeout: 65_000,
      hasAccessLog: true,
      trustProxy: false,
      usesEnvProxy: false,
      drainSeconds: 0,
      renderingsPerMinute: 600,
      limits: { searches: 120, signUps: 20, webhooks: 60, previews: 600, measurements: 60 },
      metrics: undefined,
      traces: undefined,
      styleguide: true,
      asksConsent: false,
      secrets: [],
      announcements: [],
      logLevel: "info",
      content: { from: "sandbox" },
      opensReleasesByTitle: false,
      environment: {},
      dataFolder: "data",
      newsletter: { to: "folder", doubleOptIn: true },
    });
  });

  it.each([
    [{ PORT: "8080" }, { publicUrl: "http://localhost:8080" }],
    [{ PUBLIC_URL: "https://www.larkfield.example/" }, { publicUrl: "https://www.larkfield.example" }],
    [{ CONTENT_API_ENDPOINT }, { styleguide: false }],
    [{ CONTENT_API_ENDPOINT, STYLEGUIDE: "true" }, { styleguide: true }],
    [{ TRACKING_CONSENT: "ask" }, { asksConsent: true }],
    [{ TRUST_PROXY: "off" }, { trustProxy: false }],
    [{ HTTPS_PROXY: "proxy:3128" }, { usesEnvProxy: false }],
    [{ NODE_USE_ENV_PROXY: "1", HTTPS_PROXY: "http://u:p@proxy:3128" }, { usesEnvProxy: true }],
    [
      { TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32,loopback" },
      { trustProxy: ["10.0.0.0/8", "2001:db8::/32", "loopback"] },
    ],
    [
      { CONTENT_API_ENDPOINT, CONTENT_ACCESS_TOKEN: "t" },
      { content: { from: "api", endpoint: CONTENT_API_ENDPOINT, accessToken: "t", language } },
    ],
    [{ CONTENT_API_ENDPOINT, CONTENT_LANGUAGE: "fr-fr" }, { content: { language: "fr-fr" } }],
    [
      { ...PROVIDER, ESP_DOUBLE_OPT_IN: "false" },
      { newsletter: { to: "provider", listId: "abc", doubleOptIn: false, client: { apiKey: "k-us19" } } },
    ],
    [{ ANNOUNCEMENTS_FEED: FEED }, { announcements: [{ feed: FEED }], secrets: [FEED] }],
    [{ ANNOUNCEMENTS_EDGAR_CIK: "320193" }, { announcements: [{ edgar: "320193" }] }],
    [
      { ANNOUNCEMENTS_FEED: `${FEED}\n https://nzx.example/feed`, ANNOUNCEMENTS_EDGAR_CIK: "320193" },
      { announcements: [{ feed: FEED }, { feed: "https://nzx.example/feed" }, { edgar: "320193" }] },
    ],
    [{}, { announcements: [], releaseKeys: undefined }],
    [
      { RELEASE_KEYS: `Kim Doe:${KEY}, robin@larkfield.example:${KEY}!` },
      {
        releaseKeys: new Map([
          ["Kim Doe", KEY],
          ["robin@larkfield.example", `${KEY}!`],
        ]),
      },
    ],
    [{ RELEASES_BY_TITLE: "true" }, { opensReleasesByTitle: true }],
    [{ NODE_ENV, CONTENT_SANDBOX: "true" }, { content: { from: "sandbox" } }],
    [{ NODE_ENV, CONTENT_API_ENDPOINT }, { content: { from: "api" } }],
  ])("%j means %j", (environment, config) => {
    expect(readConfig(environment)).toMatchObject(config);
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "larkfield"],
    ["PUBLIC_URL", "https://larkfield.example/site"],
    ["CONTENT_API_ENDPOINT", "ftp://larkfield.example"],
    ["LOG_LEVEL", "loud"],
    ["ESP_DOUBLE_OPT_IN", "perhaps"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "77"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["ANNOUNCEMENTS_EDGAR_CIK", "CIK320193"],
    ["ANNOUNCEMENTS_FEED", "https://asx.example/feed nzx.example/feed"],
    ["ANNOUNCEMENTS_FEED", "feed"],
    ["NODE_ENV", "Production"],
  ])("rejects %s=%s with the variable and what is expected, without the value", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name}: expected [^\\n]+$`));
    expect(read).not.toThrow(value);
  });

  it.each([
    [
      { CONTENT_ACESS_TOKEN: "t" },
      "CONTENT_ACESS_TOKEN: there is no such variable; it may be meant for CONTENT_ACCESS_TOKEN",
    ],
    [{ PORT: "3000", METRICS_PORT: "3000" }, /^METRICS_PORT: [^\n]*PORT=3000$/],
    [{ ESP_API_KEY: "k", ESP_LIST_ID: "l" }, /^[^\n]*ESP_SERVER_PREFIX[^\n]*$/],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318", OTEL_EXPORTER_OTLP_HEADERS: "token" },
      /^OTEL_EXPORTER_OTLP_HEADERS: [^\n]*$/,
    ],
    [{ NODE_USE_ENV_PROXY: "true" }, "NODE_USE_ENV_PROXY: expected"],
    [{ NODE_USE_ENV_PROXY: "1", HTTPS_PROXY: "proxy:3128" }, /^HTTPS_PROXY: expected an address that begins/],
    [{ RELEASE_KEYS: KEY }, /^RELEASE_KEYS: expected names and keys/],
    [{ RELEASE_KEYS: "Kim:short" }, /^RELEASE_KEYS: expected .* at least 20 characters/],
    [{ RELEASE_KEYS: `Kim:${KEY},Kim:${KEY}!` }, /^RELEASE_KEYS: expected/],
    [{ ESP_KEY: "k" }, "ESP_KEY: there is no such variable"],
    [{ PREVIEWS_PER_HOUR: "9" }, "PREVIEWS_PER_HOUR: there is no such variable"],
    [{ ESP_API_KEY: "k-us19" }, "ESP_LIST_ID"],
    [{ NODE_ENV: "prod" }, "NODE_ENV: expected one of production, development, test"],
    [{ NODE_ENV }, /^CONTENT_API_ENDPOINT: .*CONTENT_SANDBOX=true/],
    [{ NODE_ENV, CONTENT_SANDBOX: "false" }, "CONTENT_API_ENDPOINT"],
    [{ PUBLC_URL: "https://www.larkfield.example" }, /^PUBLC_URL: .*PUBLIC_URL$/],
    [{ PUBLIC_URLS: "x" }, /^PUBLIC_URLS: .*PUBLIC_URL$/],
    [{ TRSUT_PROXY: "off" }, /^TRSUT_PROXY: .*TRUST_PROXY$/],
    [{ CONTENT_API_ENDPIONT: "x", REDIS_URLL: "y" }, /^CONTENT_API_ENDPIONT: .*; REDIS_URLL: [^\n]*$/],
  ])("rejects %j, which is misspelt or cannot be, in one line", (environment, problem) => {
    expect(() => readConfig(environment)).toThrow(EnvironmentError);
    expect(() => readConfig(environment)).toThrow(problem);
  });

  it("ignores empty variables, and those of other programs, of commands, and of Kubernetes", () => {
    const address = "tcp://10.0.0.7:9090";
    const environment = {
      PORT: "",
      CONTENT_API_ENDPOINT: "",
      HOME: "/root",
      PORTS: "31001",
      HOSTS: "x",
      PUBLIC_KEY: "k",
      CONTENT_WRITE_TOKEN: "w",
      CONTENT_SERVICE_HOST: "10.0.0.2",
      CONTENT_PORT_80_TCP_ADDR: "10.0.0.2",
      METRICS_SERVICE_HOST: "10.0.0.7",
      // The addresses of services of any name.
      METRICS_PORT: address,
      METRIC_PORT: address,
      REDIS_PORT: address,
      CONTENT_PORT: address,
    };
    expect(readConfig(environment)).toEqual(readConfig({}));
  });
});

const VARIABLES = "# The site’s own\nPUBLIC_URL=https://www.larkfield.example\n";

it.each<[string, Buffer, string | undefined]>([
  ["UTF-8", Buffer.from(VARIABLES), undefined],
  ["UTF-8 with a byte order mark", Buffer.from(`\uFEFF${VARIABLES}`), "in UTF-8 with a byte order mark"],
  ["UTF-16", Buffer.from(VARIABLES, "utf16le"), "in UTF-16"],
  ["UTF-16 with a byte order mark", Buffer.from(`\uFEFF${VARIABLES}`, "utf16le"), "in UTF-16"],
  ["UTF-16, big-endian", Buffer.from(`\uFEFF${VARIABLES}`, "utf16le").swap16(), "in UTF-16"],
  ["Windows-1252", Buffer.from("# caf\xe9\n", "latin1"), "not in UTF-8"],
])("a file of variables in %s is read, or rejected with its encoding", (_name, bytes, problem) => {
  const folder = temporaryFolder();
  const file = join(folder, ".env");
  writeFileSync(file, bytes);
  const read = () => rejectForeignEncoding(file);
  if (problem === undefined) expect(read).not.toThrow();
  else expect(read).toThrow(`${file}: it is ${problem}; save it as UTF-8 without a byte order mark`);
  expect(() => rejectForeignEncoding(join(folder, "absent"))).not.toThrow();
});

it("the files of variables are those that Node was started with", () => {
  const options = ["--env-file=a", "--import", "b", "--env-file-if-exists", "c", "--env-file-if-exists=d=e"];
  expect(envFilesIn(options)).toEqual(["a", "c", "d=e"]);
});

describe("the maximum number of connections", () => {
  it.each([
    [10_000, 1_000_000, 10_000],
    [10_000, Number.POSITIVE_INFINITY, 10_000],
    [10_000, 1_024, 832],
    [10_000, 256, 64],
  ])("for %d wanted connections and %d open files is %d", (wanted, files, connections) => {
    expect(connectionsWithinLimit(wanted, files)).toBe(connections);
  });

  it("comes from the system", () => {
    expect(connectionsWithinLimit(100)).toBe(100);
  });

  it.each([64, 255])("is too low with %d open files, which is an error of one line", (files) => {
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(EnvironmentError);
    expect(() => connectionsWithinLimit(10_000, files)).toThrow(/^ulimit -n: [^\n]*256[^\n]*$/);
  });
});
