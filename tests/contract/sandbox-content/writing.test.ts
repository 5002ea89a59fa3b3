import { createMigration, createWriteClient, InvalidDataError } from "@prismicio/client";
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

function writeClient() {
  return createWriteClient("larkfield", {
    writeToken: "write",
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

describe("a migration", () => {
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
