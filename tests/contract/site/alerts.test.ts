import { expect, it } from "vitest";
import { startSite } from "./site.ts";

it("a site on a developer's machine shows its campaigns in the sandbox, to that machine alone", async () => {
  const { site } = await startSite({ ALERTS: "draft", ESP_DOUBLE_OPT_IN: "false" });
  const page = await site.inject("/sandbox/marketing/campaigns");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain("There are no campaigns yet.");
  const headers = { "x-forwarded-for": "192.0.2.1" };
  expect((await site.inject({ url: "/sandbox/marketing/campaigns", headers })).statusCode).toBe(403);
});
