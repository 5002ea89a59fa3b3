import { expect, it } from "vitest";
import { accountWithList } from "./fake-account.ts";

it("a repeated sign-up is logged only if it changes the member", async () => {
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
