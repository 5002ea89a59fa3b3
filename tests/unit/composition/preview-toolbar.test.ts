import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { readConfig } from "../../../src/composition/config.ts";
import { previewToolbarOf } from "../../../src/composition/preview-toolbar.ts";
import { createSandbox } from "../../../src/composition/sandbox.ts";

const CONTENT_API_ENDPOINT = "https://larkfield.cdn.prismic.io/api/v2";
const ELSEWHERE = "http://localhost:3001/api/v2";

describe("the editors' toolbar", () => {
  it("is the provider's, with the repository's name from the host", () => {
    expect(previewToolbarOf(readConfig({ CONTENT_API_ENDPOINT }), undefined)).toEqual({
      src: "https://static.cdn.prismic.io/prismic.js?new=true&repo=larkfield",
      hosts: ["larkfield.prismic.io", "larkfield.cdn.prismic.io"],
    });
  });

  it("is the sandbox's by default", () => {
    expect(previewToolbarOf(readConfig({}), createSandbox())).toMatchObject({
      src: `/sandbox/toolbar.js?new=true&repo=${brand.repository}`,
    });
  });

  it("can be configured", () => {
    const CONTENT_PREVIEW_TOOLBAR = "http://localhost:3001/toolbar.js";
    const config = readConfig({ CONTENT_API_ENDPOINT: ELSEWHERE, CONTENT_PREVIEW_TOOLBAR });
    expect(previewToolbarOf(config, undefined)).toEqual({
      src: "http://localhost:3001/toolbar.js?new=true&repo=localhost",
      hosts: ["localhost.prismic.io", "localhost:3001"],
    });
  });

  it("is absent if it is disabled, or if the content service is unknown", () => {
    const off = readConfig({ CONTENT_API_ENDPOINT, CONTENT_PREVIEW_TOOLBAR: "off" });
    expect(previewToolbarOf(off, undefined)).toBeUndefined();
    expect(previewToolbarOf(readConfig({ CONTENT_API_ENDPOINT: ELSEWHERE }), undefined)).toBeUndefined();
  });
});
