import { describe, expect, it } from "vitest";
import { account, accountWithList, refusal, START, wrongFields } from "./fake-account.ts";

describe("the account", () => {
  it("responds to a ping", async () => {
    const { api } = account();
    expect(await api.ping.get()).toEqual({ health_status: "Everything's Chimpy!" });
  });

  it("counts its subscribers", async () => {
    const { api, subscribe } = await accountWithList();
    await subscribe("ada");
    expect(await api.root.get({ fields: ["total_subscribers", "contact.country"] })).toEqual({
      total_subscribers: 1,
      contact: { country: "AU" },
    });
  });

  it("has an activity feed, newest first", async () => {
    const { api, list_id, subscribe, passHours } = await accountWithList();
    await subscribe("ada");
    passHours(1);
    await api.lists.members.update({
      list_id,
      subscriber_hash: "ada@larkfield.example",
      body: { status: "unsubscribed" },
    });
    const { chimp_chatter, total_items } = await api.activityFeed.chimpChatter.list();
    expect(total_items).toBe(2);
    expect(chimp_chatter).toMatchObject([
      { type: "lists:unsubscribes", update_time: "2026-11-21T09:00:00+00:00", list_id },
      { type: "lists:new-subscriber", message: "ada@larkfield.example subscribed to Investor news." },
    ]);
  });

  it("has authorized applications", async () => {
    const app = { id: 7, name: "Reader", description: "Reads", users: ["owner"] };
    const { api } = account({ seed: { authorizedApps: { "/7": app } } });
    expect(await api.authorizedApps.list()).toEqual({ apps: [app], total_items: 1 });
    expect(await api.authorizedApps.get({ app_id: 7 })).toEqual(app);
    expect(await refusal(api.authorizedApps.get({ app_id: 8 }))).toMatchObject({
      title: "Resource Not Found",
    });
  });
});

describe("an export of the account", () => {
  it("is finished after some time", async () => {
    const { api, passHours } = account();
    const { export_id, ...started } = await api.accountExports.create({
      body: { include_stages: ["audiences"] },
    });
    expect(started).toEqual({ started: START, size_in_bytes: 0 });
    passHours(1);
    expect(await api.accountExports.get({ export_id })).toMatchObject({
      finished: "2026-11-21T08:01:00+00:00",
      download_url: expect.stringContaining(String(export_id)),
    });
    expect((await api.accountExports.list()).total_items).toBe(1);
  });

  it("lists its contents", async () => {
    const { api } = account();
    expect(await wrongFields(api.accountExports.create({ body: { include_stages: [] } }))).toHaveProperty(
      "include_stages",
    );
  });
});

describe("a domain", () => {
  const domain_name = "larkfield.example";
  const body = { verification_email: "desk@Larkfield.example" };

  it("is verified once with the sent code", async () => {
    const { api, snapshot } = account();
    expect(await api.verifiedDomains.create({ body })).toEqual({
      domain: domain_name,
      verified: false,
      authenticated: false,
      verification_email: "desk@Larkfield.example",
      verification_sent: START,
    });
    const verifyWith = (given: string) => api.verifiedDomains.verify({ domain_name, body: { code: given } });
    expect(await refusal(verifyWith("wrong"))).toMatchObject({ status: 400, title: "Bad Request" });
    const [sent] = Object.values(snapshot().verifiedDomains);
    const code = sent?.code ?? "";
    expect((await verifyWith(code)).verified).toBe(true);
    expect(await refusal(verifyWith(code))).toMatchObject({ title: "Bad Request" });
  });

  it("cannot be added twice, and can be removed", async () => {
    const { api } = account();
    await api.verifiedDomains.create({ body });
    expect(await wrongFields(api.verifiedDomains.create({ body }))).toHaveProperty("verification_email");
    await api.verifiedDomains.delete({ domain_name });
    expect(await api.verifiedDomains.list()).toEqual({ domains: [], total_items: 0 });
  });
});

describe("a connected site", () => {
  it("has an id that the caller chooses, and a script", async () => {
    const { api } = account();
    const body = { foreign_id: "main site", domain: "larkfield.example" };
    const site = await api.connectedSites.create({ body });
    expect(site.site_script?.fragment).toContain("main%20site.js");
    expect(await refusal(api.connectedSites.create({ body }))).toMatchObject({ title: "Bad Request" });
    const connected_site_id = "main site";
    expect(await api.connectedSites.verifyScriptInstallation({ connected_site_id })).toBeUndefined();
    await api.connectedSites.delete({ connected_site_id });
    const verify = api.connectedSites.verifyScriptInstallation({ connected_site_id });
    expect(await refusal(verify)).toMatchObject({ title: "Resource Not Found" });
  });
});
