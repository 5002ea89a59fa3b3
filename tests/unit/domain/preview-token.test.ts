import { describe, expect, it } from "vitest";
import { previewTokenOf } from "../../../src/domain/preview/preview-token.ts";

const HOSTS = ["larkfield.prismic.io", "localhost:3001"];
const TOKEN = "https://larkfield.prismic.io/previews/Zb1%3Aabc?websitePreviewId=X";
describe("the token of a preview", () => {
  it.each(["m-Zb1kRxEAACMA7q2f:p-9f3c", "p-9f3c", "live-1", "a".repeat(4_000)])(
    "may be opaque, as that of the page builder's live preview: %s",
    (ref) => {
      const cookie = JSON.stringify({ _tracker: "t", "larkfield.prismic.io": { preview: ref } });
      for (const named of [ref, encodeURIComponent(ref), ...(ref.length < 100 ? [cookie] : [])]) {
        expect(previewTokenOf(named, HOSTS)).toBe(ref);
      }
    },
  );

  it("is the one of the repository among several in the toolbar's cookie", () => {
    const cookie = { "other.prismic.io": { preview: "https://other.prismic.io/previews/a" } };
    expect(previewTokenOf(JSON.stringify(cookie), HOSTS)).toBeUndefined();
    const both = { ...cookie, "larkfield.prismic.io": { preview: TOKEN } };
    expect(previewTokenOf(JSON.stringify(both), HOSTS)).toBe(TOKEN);
  });

  it.each([
    "",
    "a\nb",
    "a%20b%",
    '"quoted"',
    "a\\b",
    "é",
    "https://larkfield.prismic.io.evil.example/previews/a",
    "https://larkfield.prismic.io@evil.example/previews/a",
    "https://evil.example/larkfield.prismic.io/previews/a",
    "https://larkfield.prismic.io:8443/previews/a",
    "https://larkfield.prismic.io/api/v2",
    "https://larkfield.prismic.io/previews/../api/v2",
    "https://larkfield.prismic.io\\@evil.example/previews/a",
    " https://larkfield.prismic.io/previews/a",
    "https://lark\nfield.prismic.io/previews/a",
    "//larkfield.prismic.io/previews/a",
    "javascript://larkfield.prismic.io/previews/a",
    "{}",
    JSON.stringify({ "larkfield.prismic.io": { preview: "" } }),
    JSON.stringify({ "other.prismic.io": { preview: "live-1" } }),
    "a".repeat(4_001),
    "%E0%A4%A",
    JSON.stringify({ "larkfield.prismic.io": { preview: "https://evil.example/previews/a" } }),
    JSON.stringify({ "larkfield.prismic.io": { preview: 7 } }),
    JSON.stringify({ "larkfield.prismic.io": null }),
    `https://larkfield.prismic.io/previews/${"a".repeat(5_000)}`,
  ])("is not found in %j", (named) => {
    expect(previewTokenOf(named, HOSTS)).toBeUndefined();
  });
});
