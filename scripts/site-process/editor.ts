import { z } from "zod";

const documentSchema = z.object({ data: z.record(z.string(), z.unknown()) });
const previewSchema = z.object({ url: z.string(), token: z.string() });

export class SandboxEditor {
  readonly #api: string;

  /** @param sandbox - Address of the sandbox: that of its own server, or `/sandbox` on a site. */
  constructor(sandbox: string) {
    this.#api = `${sandbox}/editor/api`;
  }

  async add(document: object): Promise<void> {
    await this.#call("POST", "/documents", document);
  }

  /** As a draft. */
  async change(id: string, fields: object): Promise<void> {
    const { data } = documentSchema.parse(await this.#call("GET", `/documents/${id}`));
    await this.#call("PUT", `/documents/${id}`, { data: { ...data, ...fields } });
  }

  async preview(documentId: string) {
    return previewSchema.parse(await this.#call("POST", "/previews", { documentId }));
  }

  /** Publishes all drafts. */
  async publish(): Promise<void> {
    await this.#call("POST", "/publish", {});
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    return (await sendJson(method, this.#api + path, body)).json();
  }
}

/** Sends a request with a body in JSON, if it has one. @throws {Error} unless the response is a success. */
export async function sendJson(method: string, url: string, body?: unknown): Promise<Response> {
  const json =
    body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(url, { method, ...json });
  if (!response.ok) throw new Error(`${method} ${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
