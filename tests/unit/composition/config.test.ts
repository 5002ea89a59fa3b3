import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { EnvironmentError } from "../../../src/environment/variables.ts";

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
      drainSeconds: 0,
      renderingsPerMinute: 600,
      limits: { searches: 120, signUps: 20, webhooks: 60, previews: 600, measurements: 60 },
      metrics: undefined,
      traces: undefined,
      styleguide: true,
      asksConsent: false,
      secrets: [],
      logLevel: "info",
      content: { from: "sandbox" },
      dataFolder: "data",
      newsletter: { to: "folder", doubleOptIn: true },
    });
  });

  it.each([
    [{ PORT: "8080" }, "http://localhost:8080"],
    [{ PUBLIC_URL: "https://www.larkfield.example" }, "https://www.larkfield.example"],
    [{ PUBLIC_URL: "https://www.larkfield.example/" }, "https://www.larkfield.example"],
  ])("%j: has the public origin %s", (environment, publicUrl) => {
    expect(readConfig(environment)).toMatchObject({ publicUrl });
  });

  it.each([
    [{}, true],
    [{ CONTENT_API_ENDPOINT: "https://larkfield.cdn.prismic.io/api/v2" }, false],
    [{ CONTENT_API_ENDPOINT: "https://larkfield.cdn.prismic.io/api/v2", STYLEGUIDE: "true" }, true],
    [{ STYLEGUIDE: "false" }, false],
  ])("%j: has the style guide: %s", (environment, styleguide) => {
    expect(readConfig(environment)).toMatchObject({ styleguide });
  });

  it("shows a notice about analytics or asks for consent, and rejects other values", () => {
    expect(readConfig({ TRACKING_CONSENT: "notice" }).asksConsent).toBe(false);
    expect(readConfig({ TRACKING_CONSENT: "ask" }).asksConsent).toBe(true);
    expect(() => readConfig({ TRACKING_CONSENT: "yes" })).toThrow(
      "TRACKING_CONSENT: expected one of notice, ask",
    );
  });

  it("ignores the addresses that Kubernetes sets for services of any name", () => {
    const address = "tcp://10.0.0.7:9090";
    const links = { METRICS_PORT: address, METRIC_PORT: address, REDIS_PORT: address, CONTENT_PORT: address };
    expect(readConfig({ ...links, METRICS_SERVICE_HOST: "10.0.0.7" })).toEqual(readConfig({}));
    expect(() => readConfig({ METRICS_PORT: "tcp" })).toThrow(/^METRICS_PORT: expected a whole number/);
  });

  it.each(["prod", "Production", "staging"])("rejects NODE_ENV=%s, which is no mode", (NODE_ENV) => {
    expect(() => readConfig({ NODE_ENV })).toThrow("NODE_ENV: expected one of production, development, test");
  });

  it("ignores empty variables", () => {
    expect(readConfig({ PORT: "", CONTENT_API_ENDPOINT: "" })).toEqual(readConfig({}));
  });

  it("uses a content API if one is configured", () => {
    const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
    expect(readConfig({ CONTENT_API_ENDPOINT, CONTENT_ACCESS_TOKEN: "t" }).content).toEqual({
      from: "api",
      endpoint: CONTENT_API_ENDPOINT,
      accessToken: "t",
      language: brand.locale.toLowerCase(),
    });
    expect(readConfig({ CONTENT_API_ENDPOINT, CONTENT_LANGUAGE: "fr-fr" }).content).toMatchObject({
      language: "fr-fr",
    });
  });

  it("sends sign-ups to the marketing provider if its key and list are configured", () => {
    const { newsletter } = readConfig({
      ESP_API_KEY: "k-us19",
      ESP_LIST_ID: "abc",
      ESP_DOUBLE_OPT_IN: "false",
    });
    expect(newsletter).toMatchObject({
      to: "provider",
      listId: "abc",
      doubleOptIn: false,
      client: { apiKey: "k-us19" },
    });
    expect(() => readConfig({ ESP_API_KEY: "k-us19" })).toThrow("ESP_LIST_ID");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PUBLIC_URL", "larkfield"],
    ["PUBLIC_URL", "https://larkfield.example/site"],
    ["CONTENT_API_ENDPOINT", "larkfield"],
    ["CONTENT_API_ENDPOINT", "ftp://larkfield.example"],
    ["LOG_LEVEL", "loud"],
    ["ALERTS", "perhaps"],
    ["ESP_DOUBLE_OPT_IN", "perhaps"],
    ["TRUST_PROXY", "yes"],
    ["TRUST_PROXY", "77"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
  ])("rejects %s=%s with the variable and what is expected, without the value", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name}: expected [^\\n]+$`));
    expect(read).not.toThrow(value);
  });

  it.each([
    ["off", false],
    ["10.0.0.0/8, 2001:db8::/32,loopback", ["10.0.0.0/8", "2001:db8::/32", "loopback"]],
  ])("trusts the proxies of TRUST_PROXY=%s", (TRUST_PROXY, trustProxy) => {
    expect(readConfig({ TRUST_PROXY })).toMatchObject({ trustProxy });
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
    [{ ESP_KEY: "k" }, "ESP_KEY: there is no such variable"],
    [{ PREVIEWS_PER_HOUR: "9" }, "PREVIEWS_PER_HOUR: there is no such variable"],
    [{ WEBHOOKS_PER_HOUR: "9" }, "WEBHOOKS_PER_HOUR: there is no such variable"],
    [{ PUBLC_URL: "https://www.larkfield.example" }, /^PUBLC_URL: .*PUBLIC_URL$/],
    [{ PUBLIC_URLS: "x" }, /^PUBLIC_URLS: .*PUBLIC_URL$/],
    [{ PUBLIC_URI: "x" }, /^PUBLIC_URI: .*PUBLIC_URL$/],
    [{ TRSUT_PROXY: "off" }, /^TRSUT_PROXY: .*TRUST_PROXY$/],
    [{ CONTENT_API_ENDPIONT: "x", REDIS_URLL: "y" }, /^CONTENT_API_ENDPIONT: .*; REDIS_URLL: [^\n]*$/],
  ])("rejects %j, which is misspelt or cannot be, in one line", (environment, problem) => {
    expect(() => readConfig(environment)).toThrow(EnvironmentError);
    expect(() => readConfig(environment)).toThrow(problem);
  });

  it("ignores variables of other programs, of commands, and of Kubernetes", () => {
    const environment = {
      HOME: "/root",
      PORTS: "31001",
      HOSTS: "x",
      PUBLIC_KEY: "k",
      REDIS_PORT: "tcp://10.0.0.1:6379",
      CONTENT_WRITE_TOKEN: "w",
      CONTENT_SERVICE_HOST: "10.0.0.2",
      CONTENT_PORT_80_TCP_ADDR: "10.0.0.2",
    };
    expect(readConfig(environment)).toEqual(readConfig({}));
  });

  it("has one source of announcements, or none", () => {
    const feed = "https://newswire.example/feed?key=secret";
    expect(readConfig({ ANNOUNCEMENTS_FEED: feed })).toMatchObject({ announcements: { feed } });
    expect(readConfig({ ANNOUNCEMENTS_EDGAR_CIK: "320193" })).toMatchObject({
      announcements: { edgar: "320193" },
    });
    expect(readConfig({}).announcements).toBeUndefined();
    expect(() => readConfig({ ANNOUNCEMENTS_EDGAR_CIK: "CIK320193" })).toThrow("ANNOUNCEMENTS_EDGAR_CIK");
    expect(() => readConfig({ ANNOUNCEMENTS_EDGAR_CIK: "320193", ANNOUNCEMENTS_FEED: feed })).toThrow(
      "expected no ANNOUNCEMENTS_FEED",
    );
  });

  it("has exchange rates of an address, or none", () => {
    const url = "https://www.ecb.europa.eu/stats/eurofxref/";
    expect(readConfig({ EXCHANGE_RATES_URL: url }).exchangeRates).toBe(url);
    expect(readConfig({ EXCHANGE_RATES_URL: "" }).exchangeRates).toBeUndefined();
    expect(() => readConfig({ EXCHANGE_RATES_URL: "ECB" })).toThrow("EXCHANGE_RATES_URL");
  });

  it("has alerts only if a provider or the sandbox can send them", () => {
    const provider = { ESP_API_KEY: "k-us19", ESP_LIST_ID: "abc" };
    const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
    expect(readConfig(provider)).toMatchObject({ alerts: undefined });
    expect(readConfig({ ...provider, ALERTS: "draft" })).toMatchObject({ alerts: "draft" });
    expect(readConfig({ ALERTS: "send" })).toMatchObject({ alerts: "send", newsletter: { to: "sandbox" } });
    expect(() => readConfig({ ALERTS: "send", CONTENT_API_ENDPOINT })).toThrow(/^ALERTS: .*ESP_LIST_ID/);
    expect(() => readConfig({ ALERTS: "send", NODE_ENV: "production", CONTENT_SANDBOX: "true" })).toThrow(
      EnvironmentError,
    );
  });

  it("has no sample content in production unless it is enabled", () => {
    const NODE_ENV = "production";
    const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
    expect(() => readConfig({ NODE_ENV })).toThrow(/^CONTENT_API_ENDPOINT: .*CONTENT_SANDBOX=true/);
    expect(() => readConfig({ NODE_ENV, CONTENT_SANDBOX: "false" })).toThrow(EnvironmentError);
    expect(readConfig({ NODE_ENV, CONTENT_SANDBOX: "true" }).content).toEqual({ from: "sandbox" });
    expect(readConfig({ NODE_ENV, CONTENT_API_ENDPOINT }).content).toMatchObject({ from: "api" });
    expect(readConfig({ NODE_ENV: "development" }).content).toEqual({ from: "sandbox" });
  });
});
