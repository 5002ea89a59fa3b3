import { expect } from "vitest";
import { origin, WEBHOOK_SECRET } from "./site.ts";

/** Calls the API of the sandbox's editor, on the test's own site. Resolves with its JSON, if there is any. */
export async function editor(method: string, path: string, body?: object) {
  const response = await send(method, `/sandbox/editor/api${path}`, body);
  return response.status === 204 ? undefined : response.json();
}

export async function changeDraft(id: string, fields: object): Promise<void> {
  const { data } = await editor("GET", `/documents/${id}`);
  await editor("PUT", `/documents/${id}`, { data: { ...data, ...fields } });
}

export async function deleteDraft(id: string): Promise<void> {
  await editor("DELETE", `/documents/${id}`);
}

export async function revertDrafts(): Promise<void> {
  const { drafts } = await editor("GET", "");
  for (const id of drafts) await editor("DELETE", `/drafts/${id}`);
}

/** Creates a preview; returns the addresses of the preview button and the share link. */
export async function preview(
  documentId?: string,
): Promise<{ url: string; shareUrl: string; token: string }> {
  return editor("POST", "/previews", { documentId });
}

/** Publishes all drafts, and calls the webhook: polling may take 5 s. A cached page may still be sent once. */
export async function publish(): Promise<void> {
  await editor("POST", "/publish", {});
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
