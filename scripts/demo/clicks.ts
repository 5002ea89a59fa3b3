import { SandboxEditor, sendJson } from "../site-process/editor.ts";

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
      return (await editorOf(site).preview(HOME)).url;
    },
  },
  {
    path: "/publish",
    label: "Publish it",
    shows: "The same announcement for everybody, some seconds later on every page.",
    run: async ({ site }) => {
      await editorOf(site).publish();
      return `${site}/?published`;
    },
  },
  {
    path: "/alert",
    label: "Put up an alert",
    shows: "What a company says when trading halts: written and published in one step.",
    run: async ({ site }) => {
      await announce(site, "Trading in our shares is halted until noon.");
      await editorOf(site).publish();
      return `${site}/investors`;
    },
  },
  {
    path: "/marketing",
    label: "Sign up for the newsletter",
    shows: "A reader signs up on the site, and is a member of the audience in the marketing sandbox.",
    run: async ({ site, marketing, listId }) => {
      const address = `reader-${Date.now()}@example.com`;
      await sendJson("POST", `${site}/api/newsletterPost`, address);
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
  await editorOf(site).change(OPTIONS, { announcementBarText: [{ type: "paragraph", text, spans: [] }] });
}

function editorOf(site: string): SandboxEditor {
  return new SandboxEditor(`${site}/sandbox`);
}
