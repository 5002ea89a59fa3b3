import {
  createMigration,
  createWriteClient,
  ForbiddenError,
  InvalidDataError,
  NotFoundError,
} from "@prismicio/client";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unthrottled } from "../unthrottled.ts";
import { type RunningSandbox, startSandbox } from "./harness.ts";

let sandbox: RunningSandbox;
beforeEach(async () => {
  unthrottled();
  sandbox = await startSandbox({ mount: { writeToken: "write" } });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.close();
});

function writeClient(writeToken = "write", repository = "larkfield") {
  return createWriteClient(repository, {
    writeToken,
    documentAPIEndpoint: `${sandbox.url}/api/v2`,
    assetAPIEndpoint: `${sandbox.url}/asset-api`,
    migrationAPIEndpoint: `${sandbox.url}/migration-api`,
  });
}

/** Calls the Custom Types API. */
async function models(method: string, path: string, body?: unknown, token = "write") {
  const response = await fetch(`${sandbox.url}/custom-types-api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      repository: "larkfield",
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

async function picture(): Promise<File> {
  const image = sharp({ create: { width: 60, height: 30, channels: 3, background: "#336699" } });
  return new File([new Uint8Array(await image.png().toBuffer())], "picture.png", { type: "image/png" });
}

describe("a migration", () => {
  it("adds documents, images and files to a release, and publishes it", async () => {
    const migration = createMigration();
    const image = migration.createAsset(await picture(), "picture.png", {
      alt: "A blue field",
      tags: ["migrated"],
    });
    const file = migration.createAsset("%PDF-1.7", "report.pdf");
    const parent = migration.createDocument(
      { type: "page", uid: "moved", lang: "en-au", tags: ["new"], data: { title: "Moved" } },
      "Moved",
    );
    migration.createDocument(
      {
        type: "page",
        uid: "child",
        lang: "en-au",
        data: {
          title: "Child",
          parent,
          intro: [{ type: "image", id: image }],
          file: { link_type: "Media", id: file },
          slices: [{ slice_type: "quote", variation: "default", version: "initial", primary: {}, items: [] }],
        },
      },
      "Child",
    );
    const client = writeClient();
    await client.migrate(migration);
    await expect(client.getByUID("page", "moved")).rejects.toThrow(NotFoundError);
    const [release] = await client.getReleases();
    expect(release?.label).toBe("Migration release");

    expect(await client.publishMigrationRelease()).toEqual({ totalItems: 2 });
    const reader = sandbox.client();
    expect(await reader.getByUID("page", "moved")).toMatchObject({ tags: ["new"], data: { title: "Moved" } });
    const { data } = await reader.getByUID("page", "child");
    expect(data.parent).toMatchObject({ uid: "moved", isBroken: false });
    expect(data.intro[0]).toMatchObject({ alt: "A blue field", dimensions: { width: 60, height: 30 } });
    expect(data.file).toMatchObject({ link_type: "Media", kind: "file", name: "report.pdf", size: "8" });
    expect(data.slices[0].id).toMatch(/^quote\$/);

    const served = await fetch(data.intro[0].url, { headers: { accept: "image/webp" } });
    expect([served.status, served.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await (await fetch(data.file.url)).text()).toBe("%PDF-1.7");
    expect(JSON.stringify(sandbox.store.findByUid("page", "en-au", "child")?.data)).not.toContain(
      sandbox.url,
    );
  });

  it("changes existing documents without publishing them", async () => {
    const migration = createMigration();
    const board = await sandbox.client().getByUID("page", "board");
    migration.updateDocument({ ...board, data: { title: "Changed" } }, "Changed");
    await writeClient().migrate(migration);
    expect((await sandbox.client().getByUID("page", "board")).data.title).toBe("Board");
    expect(sandbox.store.releases[0]?.documents).toEqual(["page_board"]);
  });

  it("links translations", async () => {
    const migration = createMigration();
    const master = migration.createDocument({ type: "page", uid: "both", lang: "en-au", data: {} }, "Both");
    migration.createDocument({ type: "page", uid: "deux", lang: "fr-fr", data: {} }, "Deux", {
      masterLanguageDocument: master,
    });
    const client = writeClient();
    await client.migrate(migration);
    await client.publishMigrationRelease();
    expect((await sandbox.client().getByUID("page", "both")).alternate_languages).toMatchObject([
      { uid: "deux" },
    ]);
  });

  it.each([
    ["a UID that is taken", { type: "page", uid: "board", lang: "en-au", data: {} }],
    ["an unknown type", { type: "nothing", uid: "x", lang: "en-au", data: {} }],
    ["an unknown language", { type: "page", uid: "x", lang: "de-de", data: {} }],
  ])("rejects %s", async (_, document) => {
    const migration = createMigration();
    migration.createDocument(document, "Refused");
    await expect(writeClient().migrate(migration)).rejects.toThrow(InvalidDataError);
  });

  it("requires the token of this repository", async () => {
    const migration = createMigration();
    migration.createDocument({ type: "page", uid: "x", lang: "en-au", data: {} }, "Refused");
    await expect(writeClient("wrong").migrate(migration)).rejects.toThrow(ForbiddenError);
    await expect(writeClient("write", "other-repository").migrate(migration)).rejects.toThrow(ForbiddenError);
  });

  it("without documents publishes nothing", async () => {
    expect(await writeClient().publishMigrationRelease()).toEqual({ totalItems: 0 });
  });
});

describe("the Custom Types API", () => {
  const type = {
    id: "event",
    label: "Event",
    repeatable: true,
    status: true,
    json: { Main: { title: { type: "Text" } } },
  };
  const slice = { id: "map", type: "SharedSlice", name: "Map", variations: [] };

  it("stores and returns models", async () => {
    expect((await models("POST", "/customtypes/insert", type)).status).toBe(201);
    expect((await models("POST", "/slices/insert", slice)).status).toBe(201);
    expect((await models("POST", "/customtypes/update", { ...type, label: "Date" })).status).toBe(204);
    expect((await models("GET", "/customtypes/event")).body.label).toBe("Date");
    expect((await models("GET", "/slices")).body).toEqual([slice]);
    expect((await sandbox.client().getRepository()).types.event).toBe("Date");
  });

  it.each([
    ["inserting what is there", "/customtypes/insert", { ...type, id: "page" }, 409],
    ["updating what is not", "/slices/update", slice, 422],
    ["what is no model", "/customtypes/insert", { id: "event" }, 422],
    ["a slice among the types", "/customtypes/insert", slice, 422],
  ])("rejects %s", async (_, path, body, status) => {
    expect((await models("POST", path, body)).status).toBe(status);
  });

  it("requires the write token, and responds with 404 for an unknown model", async () => {
    expect((await models("GET", "/customtypes", undefined, "wrong")).status).toBe(403);
    expect((await models("GET", "/customtypes/none")).status).toBe(404);
  });
});
