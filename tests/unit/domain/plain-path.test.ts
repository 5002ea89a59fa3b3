import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainPath } from "../../../src/domain/links/plain-path.ts";

/** What was meant, by what came. */
const CHANGED = [
  // A sentence, a mail or a table.
  ["/company).", "/company"],
  ["/(company", "/company"],
  ["/%E2%80%9Ccompany/%E2%80%9Cleadership%E2%80%9D%E2%80%9D.", "/company/leadership"],
  ["/%20results%C2%A0", "/results"],
  ["/<company>", "/company"],
  ["/company%22%3EOur company</a>", "/company"],
  ["/company%E2%80%8B/leader%E2%80%8Bship", "/company/leadership"],
  ["/company/.)", "/company"],
  ["/)", "/"],
  // A mail program's line break, and its encoding of texts.
  ["/company/leader%3D%0D%0A%20ship", "/company/leadership"],
  ["/company=20", "/company"],
  // The sign of a query or a fragment.
  ["/company&utm_source=x", "/company"],
  ["/company&amp;utm_source=x", "/company"],
  ["/company;jsessionid=a/b", "/company"],
  ["/company%3Futm_source=x/y", "/company"],
  ["/company%253Futm_source%253Dx", "/company"],
  ["/company%23top", "/company"],
  ["/%23top", "/"],
  // An old site.
  ["/company.html", "/company"],
  ["/company.HTML).", "/company"],
  ["/company).html", "/company"],
  ["/company/leadership.en.html.bak", "/company/leadership"],
  ["/company/index.html", "/company"],
  ["/Default.aspx", "/"],
  ["/index.php/company", "/company"],
  ["\\company\\leadership.htm", "/company/leadership"],
  // Other encodings.
  ["/r%E9sultats", "/r%C3%A9sultats"],
  ["/%93r%E9sultats%94", "/r%C3%A9sultats"],
  ["/r%25E9sultats", "/r%C3%A9sultats"],
  ["/re%CC%81sultats", "/r%C3%A9sultats"],
  ["/company%2Fleadership", "/company/leadership"],
  ["//evil.example//company", "/evil/company"],
  ["/%5C%2Fevil.example%2F..", "/evil"],
] as const;

/** Names of pages, with what names may have in them. */
const PLAIN = [
  "/",
  "/company/leadership",
  "/results-2025.5_b~1",
  "/home",
  "/r%C3%A9sultats",
  "/%E5%B9%B4%E5%A0%B1",
];

describe("the plain path of one that was changed on its way", () => {
  it.each(CHANGED)("is that of the page that was meant: %s is %s", (changed, meant) => {
    expect(plainPath(changed)).toBe(meant);
  });

  it.each(PLAIN)("is the path itself, if nothing has changed it: %s", (path) => {
    expect(plainPath(path)).toBe(path);
  });

  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 8 }),
    fc.string({ unit: "binary", maxLength: 8 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, "0")}`),
    fc.constantFrom("/", "\\", "//", "..", "%2f", "%25", "%", ".html", "index.php", "a", "\ud800"),
  );
  const anyPath = fc
    .tuple(fc.array(piece, { maxLength: 6 }), fc.integer({ min: 1, max: 16_000 }))
    .map(([pieces, length]) => `/${pieces.join("")}`.repeat(length).slice(0, length));

  it("is a path of this site, of any text of up to 16 kB", () => {
    fc.assert(
      fc.property(anyPath, (path) => {
        const plain = plainPath(path);
        expect(plain).toMatch(/^\/(?:[^/\\?#\s]+(?:\/[^/\\?#\s]+)*)?$/);
        expect(new URL(plain, "https://www.larkfield.example").origin).toBe("https://www.larkfield.example");
      }),
    );
  });
});
