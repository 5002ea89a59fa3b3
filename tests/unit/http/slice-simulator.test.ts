import { describe, expect, it } from "vitest";
import type { SimulatedSlice } from "../../../src/adapters/http/contract/initial-state.ts";
import type { SliceSimulator } from "../../../src/adapters/http/rendering/render-document.ts";
import { siteOf } from "./site.ts";

const quote: SimulatedSlice = { section: { kind: "quote", text: [] } };
const sliceSimulator: SliceSimulator = async (slices) => slices.map(() => quote);

function simulator(hosts: readonly string[] = ["company.prismic.io"]) {
  return siteOf({}, undefined, { sliceSimulator, toolbar: { src: "/toolbar.js", hosts } }).server;
}

describe("the slice simulator", () => {
  it("renders the slices that the page builder sends, without header, footer and toolbar", async () => {
    const slices = [{ slice_type: "quote" }, { slice_type: "quote" }];
    const { statusCode, body } = await simulator().inject({
      method: "POST",
      url: "/slice-simulator",
      payload: slices,
    });
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ content: { kind: "slice-simulator", slices: [quote, quote] } });
  });

  it("is a page without slices at first, which is neither indexed nor kept", async () => {
    const { statusCode, headers, body } = await simulator().inject("/slice-simulator");
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toEqual({ content: { kind: "slice-simulator", slices: [] } });
    expect(headers).toMatchObject({ "x-robots-tag": "noindex" });
  });

  it("is framed by the repository's own pages alone, while other pages are framed by nobody", async () => {
    const server = simulator(["company.prismic.io", "127.0.0.1:8080"]);
    const policyOf = async (url: string) => (await server.inject(url)).headers["content-security-policy"];
    expect(await policyOf("/slice-simulator")).toContain("frame-ancestors 'self' https://company.prismic.io");
    expect(await policyOf("/slice-simulator")).not.toContain("127.0.0.1");
    expect(await policyOf("/nope")).toContain("frame-ancestors 'none'");
  });

  it.each([
    ["text, which a form of another site can send", "text/plain", '[{"slice_type":"quote"}]', 400],
    ["a form", "application/x-www-form-urlencoded", "0[slice_type]=quote", 415],
    ["what is no list", "application/json", '{"slice_type":"quote"}', 400],
    ["more slices than a page has", "application/json", JSON.stringify(new Array(101).fill({})), 400],
  ])("refuses %s", async (_what, type, payload, status) => {
    const headers = { "content-type": type };
    const response = await simulator().inject({ method: "POST", url: "/slice-simulator", headers, payload });
    expect(response.statusCode).toBe(status);
    expect(response.body).not.toContain("quote");
  });

  it("does not exist where there are no previews", async () => {
    const { server } = siteOf({});
    expect((await server.inject("/slice-simulator")).statusCode).toBe(404);
    const response = await server.inject({ method: "POST", url: "/slice-simulator", payload: [] });
    expect(response.statusCode).toBe(405);
  });
});
