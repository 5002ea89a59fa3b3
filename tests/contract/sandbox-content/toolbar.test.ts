import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { type RunningSandbox, startSandbox } from "./harness.ts";

let sandbox: RunningSandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ prefix: "/sandbox" });
});
afterEach(() => sandbox.close());

function change(id: string, title: string): void {
  const found = sandbox.store.open(id);
  if (!found) throw new Error(`there is no ${id}`);
  sandbox.store.saveDraft({ ...found.document, data: { ...found.document.data, title } });
}

const bodySchema = z.object({ token: z.string().optional(), label: z.string().optional() });

async function ask(path: string, token: string) {
  const response = await fetch(`${sandbox.url}/toolbar/${path}`, {
    method: "POST",
    body: new URLSearchParams({ token }),
  });
  return { status: response.status, body: bodySchema.parse(await response.json()) };
}

describe("the sandbox's toolbar", () => {
  it("is a script", async () => {
    const response = await fetch(`${sandbox.url}/toolbar.js?new=true&repo=larkfield`);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      "text/javascript; charset=utf-8",
    ]);
  });

  it("shows the label of the preview", async () => {
    change("page_board", "The board");
    const { token } = sandbox.store.createPreview();
    expect(await ask("preview", token)).toMatchObject({ status: 200, body: { token, label: "The board" } });
    change("page_company", "The company");
    const both = sandbox.store.createPreview();
    expect((await ask("preview", both.token)).body).toMatchObject({ label: "2 changed documents" });
    sandbox.store.createRelease("Spring");
    const spring = sandbox.store.createPreview(sandbox.store.releases[0]?.id);
    expect((await ask("preview", spring.token)).body).toMatchObject({ label: "Spring" });
  });

  it("returns a new token once a draft has changed, and the same one before", async () => {
    change("page_board", "First");
    const { token } = sandbox.store.createPreview();
    expect((await ask("update", token)).body).toMatchObject({ token });
    change("page_board", "Second");
    const { body } = await ask("update", token);
    expect(body.token).not.toBe(token);
    const titleAt = async (ref = "") =>
      (await sandbox.client().getByUID("page", "board", { ref })).data.title;
    expect([await titleAt(token), await titleAt(body.token)]).toEqual(["First", "Second"]);
    expect((await ask("update", body.token ?? "")).body).toMatchObject({ token: body.token });
  });

  it("rejects an expired or unknown preview", async () => {
    const { token } = sandbox.store.createPreview();
    sandbox.store.expirePreview(token);
    for (const path of ["preview", "update"]) {
      expect((await ask(path, token)).status).toBe(404);
      expect((await ask(path, "nope")).status).toBe(404);
    }
  });
});
