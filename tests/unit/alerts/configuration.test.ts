import { expect, it } from "vitest";
import { alertTokens } from "../../../src/composition/alerts.ts";
import { capabilitiesOf } from "../../../src/composition/capabilities.ts";
import { createContainer } from "../../../src/composition/container.ts";
import { readConfig } from "../../../src/composition/read-config.ts";
import { EnvironmentError } from "../../../src/environment/variables.ts";

const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
const PROVIDER = { ESP_API_KEY: "k-us19", ESP_LIST_ID: "abc" };

it.each([
  [{ ...PROVIDER }, "provider", false],
  [{ ...PROVIDER, ALERTS: "draft" }, "provider", true],
  [{ ALERTS: "" }, "folder", false],
  [{ ALERTS: "off" }, "folder", false],
  [{ ALERTS: "send" }, "sandbox", true],
])("with %j, sign-ups are at the %s; alerts are sent: %s", (environment, to, areSent) => {
  const config = readConfig(environment);
  expect(config.newsletter.to).toBe(to);
  expect(createContainer(config).resolve(alertTokens.health) !== undefined).toBe(areSent);
});

it.each([
  [{ ALERTS: "send", CONTENT_API_ENDPOINT }, /^ALERTS: send needs .*ESP_LIST_ID/],
  [{ ALERTS: "draft", NODE_ENV: "production", CONTENT_SANDBOX: "true" }, /^ALERTS: draft needs/],
  [{ ALERTS: "on" }, "ALERTS: expected one of off, draft, send"],
  [{ ALERTS_PER_HOUR: "many" }, /^ALERTS_PER_HOUR: expected/],
  [{ ALERTS_PER_DAY: "10" }, "ALERTS_PER_DAY: there is no such variable"],
])("%j is refused in one line", (environment, problem) => {
  expect(() => readConfig(environment)).toThrow(EnvironmentError);
  expect(() => readConfig(environment)).toThrow(problem);
});

it("a site without alerts says of their variables that they are switched off", () => {
  const read = () => readConfig({ ALERTS: "send" }, capabilitiesOf([]));
  expect(read).toThrow("ALERTS: brand/brand.ts has the capability alerts switched off");
  expect(readConfig({ ALERTS: "" }, capabilitiesOf([])).environment).toEqual({});
});
