/** Programs that use the installed package, by file name. */
const usage = `
const marketing = createMarketingApi({ apiKey: "key-us1", fetch: (url, init) => fetch(url, init) });
export async function read(): Promise<string[]> {
  const page = await marketing.lists.members.list({ list_id: "a", status: "subscribed" });
  return page.members.map((member) => member.email_address);
}
const { ping: pings } = createMarketingApiOf({ ping }, { apiKey: "key-us1" });
export const health: Promise<string> = pings.get().then(({ health_status }) => health_status);
// @ts-expect-error: the type of the response has been loaded, and has no such field.
export const wrong = pings.get().then(({ nothing }) => nothing);
export const fake = createFakeMarketingApi({ now: () => 0 }).api satisfies typeof marketing extends infer M ? Omit<M, "close"> : never;
export const valid: Promise<boolean> = verifyWebhookSignature("body", "t=1,v1=00", "secret");
export const sandbox: Promise<{ readonly url: string }> = startSandbox();
export const added = (language: string | undefined) =>
  marketing.lists.members.create({ list_id: "a", body: { email_address: "ada@example.com", status: "pending", language } });
export const hash: string = subscriberHash("ada@example.com");
// @ts-expect-error: the catalog has it at lists.members.list.
export const misnamed: import("marketing-api-client").OperationName = "members.list";
export const isOurs = (error: unknown): error is MarketingApiError => error instanceof MarketingApiError;
`;

const imports = `
import { createMarketingApi, createMarketingApiOf, MarketingApiError, subscriberHash } from "marketing-api-client";
import { ping } from "marketing-api-client/catalog";
import { createFakeMarketingApi } from "marketing-api-client/fake";
import { startSandbox } from "marketing-api-client/sandbox";
import { verifyWebhookSignature } from "marketing-api-client/webhooks";
`;

const requires = `
import client = require("marketing-api-client");
import catalog = require("marketing-api-client/catalog");
import fakes = require("marketing-api-client/fake");
import sandboxes = require("marketing-api-client/sandbox");
import webhooks = require("marketing-api-client/webhooks");
const { createMarketingApi, createMarketingApiOf, subscriberHash } = client;
import MarketingApiError = client.MarketingApiError;
const { ping } = catalog;
const { createFakeMarketingApi } = fakes;
const { startSandbox } = sandboxes;
const { verifyWebhookSignature } = webhooks;
`;

/** Without the client of a default export, which CommonJS imports in another way. */
const named = imports.replace("import mailchimp", "import * as mailchimp");

const compilerOptions = {
  target: "ES2022",
  lib: ["ES2023", "DOM", "DOM.Iterable"],
  types: [],
  strict: true,
  noEmit: true,
  // The published declarations are checked, too.
  skipLibCheck: false,
  exactOptionalPropertyTypes: true,
};

/** Source files and compiler options. */
export const consumers = [
  {
    title: "NodeNext, as modules and as CommonJS",
    files: { "esm.mts": imports + usage, "cjs.cts": requires + usage },
    compilerOptions: { ...compilerOptions, module: "nodenext" },
  },
  {
    title: "Node16, as modules and as CommonJS",
    files: { "esm.mts": imports + usage, "imports.cts": named + usage },
    compilerOptions: { ...compilerOptions, module: "node16" },
  },
  {
    title: "CommonJS of old",
    files: { "old.ts": named + usage },
    compilerOptions: {
      ...compilerOptions,
      module: "commonjs",
      moduleResolution: "node",
      esModuleInterop: true,
    },
  },
  {
    title: "Bundler",
    files: { "bundled.ts": imports + usage },
    compilerOptions: { ...compilerOptions, module: "esnext", moduleResolution: "bundler" },
  },
];
