import { describe, expect, it } from "vitest";
import { changeDocuments, untilLive } from "./documents.ts";
import { origin, visit } from "./site.ts";

/** What stands between the comments by which a document excludes its addresses. */
const EXCLUDED = /(<!--email_off-->.*?<!--\/email_off-->)/s;

/** Hides e-mail addresses as a proxy does by default; its script shows them again, in the first document of a visit. */
function hideAddresses(html: string): string {
  const hidden = '<a href="/cdn-cgi/l/email-protection#ab">[email&#160;protected]</a>';
  const parts = html.split(EXCLUDED);
  return parts
    .map((part) => (EXCLUDED.test(part) ? part : part.replace(/<a [^>]*href="mailto:.*?<\/a>/gs, hidden)))
    .join("");
}

describe("behind a proxy that hides e-mail addresses", () => {
  it("they are shown after a navigation", async () => {
    const page = await visit("about:blank");
    await changeDocuments(page, hideAddresses);
    await page.goto(`${origin}/company`);
    await untilLive(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
    await page.getByRole("heading", { level: 1, name: "Terms" }).waitFor();
    const address = page.getByRole("main").getByRole("link", { name: "security@larkfield.example" });
    expect(await address.getAttribute("href")).toBe("mailto:security@larkfield.example");
    expect(await page.getByRole("main").innerText()).not.toContain("protected]");
  });
});
