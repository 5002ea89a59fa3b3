import { setTimeout as wait } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { FetchLike, ResponseLike } from "@prismicio/client";
import { z } from "zod";
import type { JsonObject } from "../../sandbox/content/json.ts";
import { repeated, UploadError } from "./service.ts";

/** Access to the Custom Types API. */
export interface ModelService {
  readonly endpoint: string;
  readonly repository: string;
  readonly token: string;
  readonly fetch: FetchLike;
}

const MAX_ATTEMPTS = 10;
const listSchema = z.array(z.looseObject({ id: z.string() }));

type Kind = "slices" | "customtypes";

/** A model, compared with the one of the repository. */
export interface ComparedModel {
  readonly kind: Kind;
  readonly id: string;
  readonly model: JsonObject;
  readonly state: "new" | "changed" | "unchanged";
}

/** Compares what is comparable of the models with those of the repository; slices first, as custom types refer to them. */
export async function compareModels(
  models: readonly JsonObject[],
  service: ModelService,
  comparable: (model: unknown) => unknown = (model) => model,
): Promise<readonly ComparedModel[]> {
  const compared: ComparedModel[] = [];
  for (const kind of ["slices", "customtypes"] as const) {
    const existing = await list(kind, service);
    for (const model of models.filter(({ type }) => (type === "SharedSlice") === (kind === "slices"))) {
      const id = String(model.id);
      const current = existing.get(id);
      const isSame = isDeepStrictEqual(comparable(current), comparable(model));
      const known = isSame ? "unchanged" : "changed";
      compared.push({ kind, id, model, state: current === undefined ? "new" : known });
    }
  }
  return compared;
}

/** Inserts new models and updates changed ones. */
export async function uploadModels(
  models: readonly JsonObject[],
  service: ModelService,
  report: (line: string) => void,
): Promise<void> {
  const ofKind = Map.groupBy(await compareModels(models, service), ({ kind }) => kind);
  for (const [kind, compared] of ofKind) {
    for (const [index, { id, model, state }] of compared.entries()) {
      const progress = `${kind} ${index + 1}/${compared.length} ${id}`;
      report(state === "unchanged" ? `${progress} (unchanged)` : progress);
      if (state === "unchanged") continue;
      const action = state === "changed" ? "update" : "insert";
      const rejection = await repeated(
        async () => {
          const response = await send(service, `${kind}/${action}`, model);
          return response.ok ? "" : messageOf(response);
        },
        async () => (action === "insert" && (await list(kind, service)).has(id) ? "" : undefined),
      );
      if (rejection !== "") throw new UploadError(`${kind} ${id}, ${action}: ${rejection}`);
    }
  }
}

async function list(kind: Kind, service: ModelService): Promise<ReadonlyMap<string, unknown>> {
  const response = await send(service, kind);
  if (response.status === 401 || response.status === 403) {
    throw new UploadError(
      `The token in CONTENT_WRITE_TOKEN is not valid for the repository ${service.repository}: ${await messageOf(response)}`,
    );
  }
  if (!response.ok) throw new UploadError(`${kind} of the repository: ${await messageOf(response)}`);
  const parsed = listSchema.safeParse(await response.json());
  if (!parsed.success)
    throw new UploadError(`${service.endpoint}/${kind} does not respond with a list of models.`);
  return new Map(parsed.data.map((model) => [model.id, model]));
}

/** Sends a request, and retries it after a 429. */
async function send(
  { endpoint, repository, token, fetch }: ModelService,
  path: string,
  model?: JsonObject,
): Promise<ResponseLike> {
  const headers = { repository, authorization: `Bearer ${token}`, "content-type": "application/json" };
  const init = model ? { method: "POST", headers, body: JSON.stringify(model) } : { headers };
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(`${endpoint}/${path}`, init);
    if (response.status !== 429 || attempt === MAX_ATTEMPTS) return response;
    await wait(1000 * (Number(response.headers.get("retry-after")) || 2));
  }
}

async function messageOf(response: ResponseLike): Promise<string> {
  const body: unknown = await response.json();
  const parsed = z.object({ message: z.string() }).safeParse(body);
  return `${parsed.data?.message ?? JSON.stringify(body).slice(0, 500)} (${response.status})`;
}
