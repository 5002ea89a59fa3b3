import { expect } from "vitest";
import { origin, WEBHOOK_SECRET } from "./site.ts";

const EDITOR = "/sandbox/editor/api";

/** Changes fields of a document as a draft, in the sandbox's editor of the test's own site. */
export async function changeDraft(id: string, fields: object): Promise<void> {
  const { data }: { data: object } = await (await send("GET", `${EDITOR}/documents/${id}`)).json();
  await send("PUT", `${EDITOR}/documents/${id}`, { data: { ...data, ...fields } });
}

/** Deletes a document in the drafts. */
export async function deleteDraft(id: string): Promise<void> {
  await send("DELETE", `${EDITOR}/documents/${id}`);
}

/**
 * Publishes all drafts, and calls the webhook, as the content service does: polling may take 5 s. A page of the cache may
 * still be sent once as it was.
 */
export async function publish(): Promise<void> {
  await send("POST", `${EDITOR}/publish`, {});
  await send("POST", "/api/webhooks/content", { type: "api-update", secret: WEBHOOK_SECRET });
}

async function send(method: string, path: string, body?: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const response = await fetch(origin + path, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return response;
}
