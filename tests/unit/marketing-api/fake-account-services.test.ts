import { describe, expect, it } from "vitest";
import { account, accountWithList, refusal, wrongFields } from "./fake-account.ts";

describe("the account", () => {
  it("has a repeated sign-up in its activity feed only if it changes the member", async () => {
    const { api, list_id, subscribe } = await accountWithList();
    await subscribe("ada");
    const updates = async () => {
      const { chimp_chatter } = await api.activityFeed.chimpChatter.list({});
      return chimp_chatter.filter(({ type }) => type === "lists:profile-updates").length;
    };
    const member = { list_id, subscriber_hash: "ada@larkfield.example" };
    for (let time = 0; time < 3; time++) {
      await api.lists.members.update({ ...member, body: { status: "subscribed" } });
    }
    expect(await updates()).toBe(0);
    await api.lists.members.update({ ...member, body: { language: "fr" } });
    expect(await updates()).toBe(1);
  });
});

describe("an export of the account", () => {
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
