/** The creation of a list, with which a program starts. */
const LIST = `import mailchimp from "@mailchimp/mailchimp_marketing";
mailchimp.setConfig({ apiKey: "key-us1", server: "us1" });
const { id: listId } = await mailchimp.lists.createList({
  name: "News",
  contact: { company: "Larkfield", address1: "80 Petrie Crossing", city: "Brisbane", state: "QLD", zip: "4000", country: "AU" },
  permission_reminder: "You asked for it.",
  campaign_defaults: { from_name: "Ada", from_email: "ada@example.com", subject: "", language: "en" },
  email_type_option: false,
});
const addMember = (email_address, more) =>
  mailchimp.lists.addListMember(listId, { email_address, status: "subscribed", ...more });`;

/** Typical uses of the provider's client in public programs, by title. */
export const usages: Readonly<Record<string, string>> = {
  "try and catch on the title of the error": `${LIST}
    await addMember("ada@example.com");
    try {
      await addMember("ada@example.com");
    } catch (error) {
      if (error.response.body.title === "Member Exists") console.log("exists", error.status);
      console.log(error.message, JSON.parse(error.response.text).title, error.response.status);
    }`,

  "a configuration for the whole program": `import client from "@mailchimp/mailchimp_marketing";
    client.setConfig({ apiKey: process.env.MAILCHIMP_API_KEY, server: process.env.MAILCHIMP_SERVER_PREFIX });
    const run = async () => {
      const response = await client.ping.get();
      console.log(response);
      client.setConfig({ accessToken: "token", server: "us1" });
      console.log((await client.lists.getAllLists({ count: 1 })).total_items);
    };
    run();`,

  "import * as": `import * as mailchimp from "@mailchimp/mailchimp_marketing";
    mailchimp.setConfig({ apiKey: "key-us1", server: "us1" });
    console.log(await mailchimp.ping.get());
    await mailchimp.lists.getList("none").catch((error) => console.log(error.status, error.response.body.status));`,

  CommonJS: `const mailchimp = require('@mailchimp/mailchimp_marketing');
    mailchimp.setConfig({ apiKey: 'key-us1', server: 'us1' });
    mailchimp.timeout = 5000;
    async function callPing() {
      const response = await mailchimp.ping.get();
      console.log(response);
    }
    callPing().then(() => mailchimp.lists.getList()).catch((error) => console.log(error.message));`,
};

/** Programs with the published types of the provider's client, by file name: one of each way to name them. */
export const typedUsages: Readonly<Record<string, string>> = {
  "default-import.mts": `import mailchimp, { type ErrorResponse } from "@mailchimp/mailchimp_marketing";
const config: mailchimp.Config = { apiKey: "key", server: "us1" };
mailchimp.setConfig(config);
type Response = mailchimp.lists.MembersSuccessResponse | mailchimp.ErrorResponse;
const hasFailed = (response: Response): response is ErrorResponse => "detail" in response;
export async function subscribe(listId: string, hash: string, status: mailchimp.Status = "pending") {
  const body: mailchimp.lists.SetListMemberBody = { email_address: "ada@example.com", status_if_new: "pending" };
  const response: Response = await mailchimp.lists.setListMember(listId, hash, body);
  return hasFailed(response) ? response.title : [response.email_address, status];
}
`,

  "namespace-import.ts": `import * as mailchimp from "@mailchimp/mailchimp_marketing";
const options: mailchimp.lists.ListOptions = { count: 5, fields: ["members.id"] };
export const members = async (list: string): Promise<mailchimp.lists.ListMembersInfoSuccessResponse> =>
  (await mailchimp.lists.getListMembersInfo(list, options)) as mailchimp.lists.ListMembersInfoSuccessResponse;
export const tags: mailchimp.lists.MemberTagsBody = { tags: [{ name: "vip", status: "active" }] };
`,

  "named-imports.mts": `import { campaigns, type ErrorResponse, lists, setConfig } from "@mailchimp/mailchimp_marketing";
setConfig({ apiKey: "key", server: "us1" });
export async function send(campaign: string, params: campaigns.SetContentParams): Promise<ErrorResponse | undefined> {
  await campaigns.setContent(campaign, params);
  const checked = (await campaigns.getSendChecklist(campaign)) as campaigns.SendChecklist;
  const problems: campaigns.ChecklistItem[] = checked.items.filter(({ type }) => type === "error");
  if (problems.length === 0) await campaigns.send(campaign);
  return undefined;
}
export const add = (list: string, body: lists.AddListMemberBody) => lists.addListMember(list, body);
`,

  "import-require.cts": `import mailchimp = require("@mailchimp/mailchimp_marketing");
const member: mailchimp.lists.BatchListMembersBodyMembersObject = {
  email_address: "ada@example.com",
  email_type: "html",
  status: "subscribed",
};
const body: mailchimp.lists.BatchListMembersBody = { members: [member], update_existing: true };
const event: mailchimp.lists.CreateListMemberEventBody = { name: "visited" };
export = async (list: string, hash: string) => {
  await mailchimp.lists.createListMemberEvent(list, hash, event);
  return (await mailchimp.lists.batchListMembers(list, body)) as mailchimp.lists.BatchListMembersResponse;
};
`,

  "comments.mjs": `import mailchimp from "@mailchimp/mailchimp_marketing";
/**
 * @param {string} list
 * @param {import("@mailchimp/mailchimp_marketing").lists.UpdateListMemberBody} body
 * @returns {Promise<unknown>}
 */
export const update = (list, body) => mailchimp.lists.updateListMember(list, "hash", body);
`,
};
