import { describe, expect, it, onTestFinished, vi } from "vitest";
import { hasSample } from "../../configuration/sample.ts";
import { READERS, startServices, WEBHOOK } from "../alerting-site.ts";
import { builtRenderer, type Environment, startSite } from "./site.ts";

/** A site with alerts and both services, with its log. */
async function alertingSite(environment: Environment) {
  const started = await startSite(environment, { renderer: await builtRenderer(), level: "info" });
  await started.site.listen({ host: "127.0.0.1", port: 0 });
  await started.logged("the content snapshot is complete");
  const headers = { "content-type": "application/json" };
  const post = (url: string, payload: string) =>
    started.site.inject({ method: "POST", url, headers, payload });
  return { ...started, post };
}

describe.skipIf(!hasSample)("a publish in the sandbox with a topic", () => {
  it("causes one campaign to exactly its subscribers, for any number of webhooks", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const services = await startServices();
    const { logged, post } = await alertingSite(services.environment);
    for (const [email, topics] of Object.entries(READERS))
      expect((await post("/api/newsletterPost", JSON.stringify({ email, topics }))).statusCode).toBe(200);

    vi.setSystemTime(Date.now() + 60_000);
    services.publish("half-year-results", "Results");
    for (let times = 0; times < 5; times++) await post("/api/webhooks/content", WEBHOOK);
    expect(await services.campaigns()).toEqual([]);
    // The next publish is after the end of the minute.
    vi.setSystemTime(Date.now() + 120_000);
    services.publish("a-word", "Governance");
    for (let times = 0; times < 5; times++) await post("/api/webhooks/content", WEBHOOK);
    await logged("an alert is completed");

    expect(await services.recipients()).toEqual([["both@larkfield.example", "results@larkfield.example"]]);
    const [campaign] = await services.campaigns();
    expect(campaign?.settings).toMatchObject({
      subject_line: "half-year-results",
      title: expect.stringMatching(/^www\.larkfield\.example alert .* Results$/),
    });
  });
});

describe("a site on a developer's machine", () => {
  it("shows its campaigns in the sandbox, to that machine alone", async () => {
    const { site } = await alertingSite({ ALERTS: "draft", ESP_DOUBLE_OPT_IN: "false" });
    const page = await site.inject("/sandbox/marketing/campaigns");
    expect([page.statusCode, page.body]).toEqual([
      200,
      expect.stringContaining("There are no campaigns yet."),
    ]);
    const headers = { "x-forwarded-for": "192.0.2.1" };
    expect((await site.inject({ url: "/sandbox/marketing/campaigns", headers })).statusCode).toBe(403);
  });
});
