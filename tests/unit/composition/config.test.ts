import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "../../../src/composition/config.ts";

describe("the configuration", () => {
  it("needs nothing: the site on port 3000, on the sample content", () => {
    expect(readConfig({})).toEqual({
      host: "localhost",
      port: 3000,
      logLevel: "info",
      content: { from: "sandbox" },
    });
  });

  it("counts an empty variable as absent", () => {
    expect(readConfig({ PORT: "", CONTENT_API_ENDPOINT: "" })).toEqual(readConfig({}));
  });

  it("reads from a content API where one is named", () => {
    const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
    expect(readConfig({ CONTENT_API_ENDPOINT, CONTENT_ACCESS_TOKEN: "t" }).content).toEqual({
      from: "api",
      endpoint: CONTENT_API_ENDPOINT,
      accessToken: "t",
    });
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["CONTENT_API_ENDPOINT", "larkfield"],
    ["CONTENT_API_ENDPOINT", "ftp://larkfield.example"],
    ["LOG_LEVEL", "loud"],
  ])("refuses %s=%s and names the variable", (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
