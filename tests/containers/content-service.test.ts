import { afterAll, describe, inject } from "vitest";
import { z } from "zod";
import { PrismicContentRepository } from "../../src/adapters/prismic/content-repository.ts";
import { silentLog } from "../../src/ports/log.ts";
import { contentRepositoryContract } from "../contract/content-repository/contract.ts";
import { type Scenario, scenario } from "../contract/content-repository/scenario.ts";
import type { Subject } from "../contract/content-repository/subject.ts";
import { type Reachable, startSandboxWith } from "./containers.ts";

const COMPANY = "page_company";
const stop: (() => Promise<void>)[] = [];

/** Starts a sandbox with the contract's scenario, which is changed through the editor's API. */
async function open({ documents }: Scenario): Promise<Subject> {
  const sandbox = await startSandboxWith(
    documents("Our company").map((document) => ({
      content: JSON.stringify(document),
      target: `/scenario/documents/${document.type}/${document.id}.json`,
    })),
  );
  stop.push(() => sandbox.stop());
  const editor = editorOf(sandbox);
  return {
    content: new PrismicContentRepository({
      endpoint: `${sandbox.origin}/api/v2`,
      repositoryName: "larkfield",
      log: silentLog,
    }),
    publishCompanyTitle: async (title) => {
      await editor.saveTitle(title);
      await editor.call("POST", "/publish", {});
    },
    previewCompanyTitle: async (title) => {
      await editor.saveTitle(title);
      const { token } = z
        .object({ token: z.string() })
        .parse(await (await editor.call("POST", "/previews", {})).json());
      await editor.call("DELETE", `/drafts/${COMPANY}`);
      return token;
    },
    expire: async (token) => {
      const { status } = await editor.send("POST", "/previews/expire", { token });
      if (status === 404) await editor.call("POST", "/refs/expire", {});
    },
    breakDown: () => sandbox.stop(),
  };
}

function editorOf({ origin }: Reachable) {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(`${origin}/editor/api${path}`, {
      method,
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  const call = async (method: string, path: string, body?: unknown) => {
    const response = await send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path} failed with status ${response.status}`);
    return response;
  };
  return {
    send,
    call,
    saveTitle: async (title: string) => {
      const data = scenario.documents(title).find(({ id }) => id === COMPANY)?.data;
      await call("PUT", `/documents/${COMPANY}`, { data });
    },
  };
}

describe.skipIf(!inject("hasEngine"))("content of the service, from a container", () => {
  afterAll(async () => {
    await Promise.all(stop.map((one) => one()));
  });
  contentRepositoryContract(open, scenario);
});
