import { z } from "zod";

const previewSchema = z.object({ url: z.string() });
const documentSchema = z.object({ data: z.record(z.string(), z.unknown()) });

/** Base URLs of the parts of the demo. */
export interface Places {
  readonly site: string;
  readonly marketing: string;
  readonly listId: string;
  readonly metrics: string;
}

/** A step of the demo that one click runs. Resolves with the address of the result. */
interface Click {
  readonly path: string;
  readonly label: string;
  readonly shows: string;
  readonly run: (places: Places) => Promise<string>;
}

const OPTIONS = "site-options_site-options";
const HOME = "home_home";

/** The steps of the demo, in order. */
export const clicks: readonly Click[] = [
  {
    path: "/editor",
    label: "Open the editor",
    shows: "The home page's document, as editors see it. Change it and come back.",
    run: async ({ site }) => `${site}/sandbox/editor/documents/${HOME}`,
  },
  {
    path: "/preview",
    label: "Preview a draft",
    shows: "An announcement that nobody but you sees, with the toolbar's exit.",
    run: async ({ site }) => {
      await announce(site, "This is a draft: visitors do not see it.");
      const { url } = previewSchema.parse(await editor(site, "POST", "/previews", { documentId: HOME }));
      return url;
    },
  },
  {
    path: "/publish",
    label: "Publish it",
    shows: "The same announcement for everybody, some seconds later on every page.",
    run: async ({ site }) => {
      await editor(site, "POST", "/publish", {});
      return `${site}/?published`;
    },
  },
  {
    path: "/alert",
    label: "Put up an alert",
    shows: "What a company says when trading halts: written and published in one step.",
    run: async ({ site }) => {
      await announce(site, "Trading in our shares is halted until noon.");
      await editor(site, "POST", "/publish", {});
      return `${site}/investors`;
    },
  },
  {
    path: "/marketing",
    label: "Sign up for the newsletter",
    shows: "A reader signs up on the site, and is a member of the audience in the marketing sandbox.",
    run: async ({ site, marketing, listId }) => {
      const address = `reader-${Date.now()}@example.com`;
      await sent(`${site}/api/newsletterPost`, "POST", address);
      return `${marketing}/lists/${listId}/members`;
    },
  },
  {
    path: "/metrics",
    label: "See the metrics",
    shows: "What operators watch: requests, cache hits, how old the content is.",
    run: async ({ metrics }) => metrics,
  },
];

/** Saves the text of the announcement bar as a draft. */
async function announce(site: string, text: string): Promise<void> {
  const { data } = documentSchema.parse(await editor(site, "GET", `/documents/${OPTIONS}`));
  const announcementBarText = [{ type: "paragraph", text, spans: [] }];
  await editor(site, "PUT", `/documents/${OPTIONS}`, { data: { ...data, announcementBarText } });
}

async function editor(site: string, method: string, path: string, body?: object): Promise<unknown> {
  return (await sent(`${site}/sandbox/editor/api${path}`, method, body)).json();
}

async function sent(url: string, method: string, body?: unknown): Promise<Response> {
  const json =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(url, { method, ...json });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
