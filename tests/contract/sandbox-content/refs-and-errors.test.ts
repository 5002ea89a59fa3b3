import {
  ForbiddenError,
  ParsingError,
  PreviewTokenExpiredError,
  RepositoryNotFoundError,
} from "@prismicio/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RunningSandbox, startSandbox } from "./harness.ts";

const ACCESS_TOKEN = "a-secret";
let now: Date;
let sandbox: RunningSandbox;
beforeEach(async () => {
  // The client logs an invalid ref before it retries.
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  now = new Date("2026-11-21T00:00:00Z");
  sandbox = await startSandbox({ keepRefs: 2, previewLifetime: 60_000, now: () => now });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.close();
});

/** Publishes another title of the page `board`. */
function publishTitle(title: string): string {
  changeTitle(title);
  return sandbox.store.publish()?.masterRef ?? "";
}

function changeTitle(title: string): void {
  const board = sandbox.store.open("page_board")?.document;
  if (!board) throw new Error("there is no page board");
  sandbox.store.saveDraft({ ...board, data: { ...board.data, title } });
}

async function titleAt(ref?: string): Promise<unknown> {
  const { data } = await sandbox.client().getByUID("page", "board", ref === undefined ? {} : { ref });
  return data.title;
}

/** Status and body of a search without the client. */
async function rawSearch(parameters: Record<string, string>): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${sandbox.url}/api/v2/documents/search?${new URLSearchParams(parameters)}`);
  return { status: response.status, body: await response.json() };
}

describe("a ref", () => {
  it("is the same after a restart with the same content", async () => {
    const other = await startSandbox();
    expect(other.store.master.ref).toBe(sandbox.store.master.ref);
    await other.close();
  });

  it("changes only the dates of published documents", async () => {
    publishTitle("New");
    const board = await sandbox.client().getByUID("page", "board");
    expect(board.first_publication_date).toBe("2024-02-03T00:00:00+0000");
    expect(board.last_publication_date).toBe("2026-11-21T00:00:00+0000");
    expect(board.slugs).toEqual(["new", "board"]);
    const company = await sandbox.client().getByUID("page", "company");
    expect(company.last_publication_date).toBe("2025-12-03T00:00:00+0000");
  });

  it("that has expired is a 410 with the published ref, which the client uses", async () => {
    const old = sandbox.store.master.ref;
    const refs = ["a", "b", "c"].map(publishTitle);
    const master = refs.at(-1);
    expect(await rawSearch({ ref: old })).toEqual({
      status: 410,
      body: {
        type: "api_validation_error",
        message: expect.stringMatching(new RegExp(`Master ref is: ${master}$`)),
      },
    });
    expect(await titleAt(old)).toBe("c");
    expect(await titleAt(refs[0])).toBe("a");
  });

  it("that is unknown is a 404 with the published ref, which the client uses", async () => {
    expect(await rawSearch({ ref: "never" })).toEqual({
      status: 404,
      body: {
        type: "api_notfound_error",
        message: expect.stringMatching(new RegExp(`Master ref is: ${sandbox.store.master.ref}$`)),
      },
    });
    expect(await titleAt("never")).toBe("Board");
  });
});

describe("a release", () => {
  it("has its own ref, by id and by label, until it is published", async () => {
    changeTitle("Soon");
    const { id, ref } = sandbox.store.createRelease("Spring");
    const client = sandbox.client();
    expect(await client.getReleases()).toEqual([{ id, ref, label: "Spring", isMasterRef: false }]);
    expect(await client.getReleaseByID(id)).toEqual(await client.getReleaseByLabel("Spring"));
    client.queryContentFromReleaseByID(id);
    expect((await client.getByUID("page", "board")).data.title).toBe("Soon");
    client.queryContentFromReleaseByLabel("Spring");
    expect((await client.getByUID("page", "board")).data.title).toBe("Soon");
    client.queryLatestContent();
    expect((await client.getByUID("page", "board")).data.title).toBe("Board");

    sandbox.store.publishRelease(id);
    expect(await titleAt()).toBe("Soon");
    expect(await sandbox.client().getReleases()).toEqual([]);
  });

  it("includes later publishes, with a new ref", async () => {
    changeTitle("Soon");
    const { ref } = sandbox.store.createRelease("Spring");
    const company = sandbox.store.open("page_company")?.document;
    if (company) sandbox.store.saveDraft({ ...company, data: { title: "Firm" } });
    sandbox.store.publish();
    const release = sandbox.store.releases[0];
    expect(release?.ref).not.toBe(ref);
    const client = sandbox.client({ ref: release?.ref ?? "" });
    expect((await client.getByUID("page", "company")).data.title).toBe("Firm");
    expect((await client.getByUID("page", "board")).data.title).toBe("Soon");
  });

  it("that is deleted leaves its changes as drafts", () => {
    changeTitle("Soon");
    const { id } = sandbox.store.createRelease("Spring");
    expect(sandbox.store.drafts).toEqual([]);
    sandbox.store.deleteRelease(id);
    expect(sandbox.store.drafts).toEqual(["page_board"]);
  });
});

describe("a preview", () => {
  it("contains unpublished documents, without dates, and links to them", async () => {
    sandbox.store.saveDraft({
      id: "page_gone",
      type: "page",
      lang: "en-au",
      uid: "gone",
      data: { title: "Back again" },
    });
    const { token: ref } = sandbox.store.createPreview();
    const gone = await sandbox.client().getByID("page_gone", { ref });
    expect([gone.first_publication_date, gone.last_publication_date]).toEqual([null, null]);
    const company = await sandbox.client().getByUID("page", "company", { ref });
    expect(company.data.intro[1].spans[0].data).toMatchObject({ uid: "gone", isBroken: false });
  });

  it("has a token like the service's, and is found by the toolbar's cookie too", async () => {
    const { token } = sandbox.store.createPreview();
    expect(token).toMatch(
      /^https:\/\/larkfield\.prismic\.io\/previews\/[\w-]+:[\w-]+\?websitePreviewId=[\w-]+$/,
    );
    const cookie = JSON.stringify({ _tracker: "t", "larkfield.prismic.io": { preview: token } });
    expect((await rawSearch({ ref: cookie })).status).toBe(200);
    expect((await rawSearch({ ref: "{}" })).status).toBe(404);
  });

  it("is never cached", async () => {
    const { token } = sandbox.store.createPreview();
    const url = await sandbox.client().buildQueryURL({ ref: token });
    expect((await fetch(url)).headers.get("cache-control")).toBe("private, no-store");
  });

  it("ends when a hundred others have begun, so that their content does not fill the memory", async () => {
    const tokens = Array.from({ length: 101 }, () => sandbox.store.createPreview().token);
    expect(sandbox.store.previews.map(({ token }) => token)).toEqual(tokens.slice(1).reverse());
    await expect(titleAt(tokens[0])).rejects.toThrow(PreviewTokenExpiredError);
    expect(await titleAt(tokens[1])).toBe("Board");
  });

  it("expires after its lifetime or when it is ended; an unknown one is expired too", async () => {
    const { token } = sandbox.store.createPreview();
    const { token: ended } = sandbox.store.createPreview();
    sandbox.store.expirePreview(ended);
    await expect(titleAt(ended)).rejects.toThrow(PreviewTokenExpiredError);
    now = new Date(now.getTime() + 60_000);
    await expect(titleAt(token)).rejects.toThrow(PreviewTokenExpiredError);
    await expect(titleAt("https://larkfield.prismic.io/previews/other")).rejects.toThrow(
      PreviewTokenExpiredError,
    );
    expect(await rawSearch({ ref: token })).toEqual({
      status: 404,
      body: { type: "api_security_error", message: "This preview token has expired" },
    });
  });
});

describe("an access token", () => {
  let locked: RunningSandbox;
  beforeEach(async () => {
    locked = await startSandbox({ accessToken: ACCESS_TOKEN });
  });
  afterEach(() => locked.close());

  it("gives access to repository, search and tags", async () => {
    const client = locked.client({ accessToken: ACCESS_TOKEN });
    expect((await client.getSingle("home")).id).toBe("home_home");
    expect(await client.getTags()).toHaveLength(3);
  });

  it("that is wrong or missing causes a ForbiddenError", async () => {
    await expect(locked.client().getRepository()).rejects.toThrow(ForbiddenError);
    await expect(locked.client({ accessToken: "wrong" }).getRepository()).rejects.toThrow(
      "Invalid access token",
    );
    const ref = locked.store.master.ref;
    const response = await fetch(`${locked.url}/api/v2/documents/search?ref=${ref}&access_token=wrong`);
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ error: "Invalid access token", message: "Invalid access token" }),
    ]);
  });
});

describe("an invalid request", () => {
  it("causes a ParsingError with line and column", async () => {
    const error = await sandbox
      .client()
      .get({ filters: ["[at(document.type, )]"] })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ParsingError);
    expect(error).toMatchObject({ response: { type: "parsing_error", line: 1, column: 21 } });
  });

  it.each([
    ["orderings", { orderings: "my.page" }, "unexpected field 'my.page'"],
    ["graphQuery", { graphQuery: "{ page { title } }" }, "the sandbox does not support 'graphQuery'"],
    ["fetchLinks", { fetchLinks: "title" }, "unexpected field 'title' in 'fetchLinks'"],
    ["page", { page: 0 }, "'page' must be a whole number above 0"],
    ["pageSize", { pageSize: -1 }, "'pageSize' must be a whole number above 0"],
  ])("has an error message for %s", async (_, parameters, message) => {
    const query = sandbox.client().get(parameters);
    await expect(query).rejects.toThrow(ParsingError);
    await expect(query).rejects.toThrow(message);
  });

  it("requires a ref", async () => {
    expect(await rawSearch({})).toMatchObject({ status: 400 });
  });

  it("to another repository causes a RepositoryNotFoundError", async () => {
    const lost = sandbox.client({ documentAPIEndpoint: `${sandbox.url}/elsewhere/api/v2` });
    await expect(lost.getRepository()).rejects.toThrow(RepositoryNotFoundError);
  });
});

describe("scripts of other websites", () => {
  it("may read the API", async () => {
    const answer = await fetch(`${sandbox.url}/api/v2`);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const preflight = await fetch(`${sandbox.url}/api/v2/documents/search`, { method: "OPTIONS" });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  });

  it("may read its errors", async () => {
    const answer = await fetch(`${sandbox.url}/api/v2/documents/search?ref=never`);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });
});
