import { describe, expect, it } from "vitest";
import { outboundTab, redact } from "../../../client/analytics/tag-manager.ts";

describe("redaction of analytics data", () => {
  it.each([
    ["reader@larkfield.example", "[redacted]"],
    ["Reader.Two+news@mail.larkfield.example", "[redacted]"],
    ["from reader@larkfield.example, today", "from [redacted], today"],
    ["a@b.au and c@d.au", "[redacted] and [redacted]"],
    ["mailto:reader@larkfield.example?subject=News", "mailto:[redacted]?subject=News"],
    ["/search?s=reader@larkfield.example&t=page", "/search?s=[redacted]&t=page"],
    ["/search?s=reader%40larkfield.example&t=page", "/search?s=[redacted]&t=page"],
    ["/login?from=%2Fsearch%3Fs%3Dreader%2540larkfield.example", "/login?from=[redacted]"],
    ["https://x.example/reader@larkfield.example/unsubscribe", "https://x.example/[redacted]/unsubscribe"],
    ["leser@größe.example", "[redacted]"],
  ])("%s becomes %s", (given, told) => {
    expect(redact(given)).toBe(told);
  });

  it.each(["Results FY26", "/company/leadership?page=2", "@larkfield", "5 @ $2.50", "a@b", "100%40"])(
    "%s is unchanged",
    (text) => expect(redact(text)).toBe(text),
  );

  it("redacts nested values", () => {
    const event = { list: ["a", { who: "reader@larkfield.example" }], count: 3, on: true, none: null };
    expect(redact(event)).toEqual({ list: ["a", { who: "[redacted]" }], count: 3, on: true, none: null });
  });
});

describe("a click on a link", () => {
  const tab = (href: string, target = "", isModified = false) =>
    outboundTab({ href, target, isModified }, "https://www.larkfield.example");

  it.each(["https://registry.example/larkfield", "http://www.larkfield.example/"])(
    "to %s leaves the site",
    (href) => expect(tab(href)).toBe("same"),
  );

  it.each(["_blank", "other"])("leaves in another tab for the target %s", (target) => {
    expect(tab("https://registry.example/", target)).toBe("another");
  });

  it("leaves in another tab when a modifier key is pressed", () => {
    expect(tab("https://registry.example/", "_self", true)).toBe("another");
  });

  it.each([
    "https://www.larkfield.example/news",
    "/news",
    "mailto:a@b.example",
    "tel:1800975711",
    "http://[",
  ])("to %s does not leave the site", (href) => expect(tab(href)).toBe("none"));
});
