import { constants } from "node:os";
import type { FetchLike, RequestInitLike, ResponseLike } from "@prismicio/client";
import { createWriteClient, type WriteClient } from "@prismicio/client";
import { z } from "zod";
import { UsageError } from "../command-line.ts";
import { prepareMigration, publishDocuments, uploadDocuments } from "./documents.ts";
import { journaledFetch, UploadJournal } from "./journal.ts";
import { compareModels, uploadModels } from "./models.ts";
import { describeChanges, describeDuration, describePlan, localMediaFetch, planUpload } from "./plan.ts";
import { findPublished, findReleased } from "./published.ts";
import { repeated, serviceFetch, UploadError } from "./service.ts";
import { uploadScreenshots, withoutScreenshots } from "./slice-screenshots.ts";

/** URLs of the four APIs of a repository, without trailing slashes. */
export type Endpoints = Readonly<Record<"content" | "asset" | "migration" | "customTypes", string>>;

export interface UploadRequest {
  readonly repository: string;
  /** The folder with `documents/`, `images/` and `files/`. */
  readonly contentFolder: string;
  /** The folder with `customtypes/` and `slices/`. */
  readonly modelsFolder: string;
  readonly endpoints: Endpoints;
  /** False for a dry run. */
  readonly write: boolean;
  readonly publish: boolean;
}

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Runs writes that can be continued by another run. If they fail, or the process is ended (Ctrl+C), the user is told how.
 *
 * @throws {UploadError} with the advice, if a write fails.
 */
async function resumable(
  advice: () => string,
  report: (line: string) => void,
  write: () => Promise<void>,
): Promise<void> {
  const end = (signal: (typeof SIGNALS)[number]) => {
    report(`Interrupted.\n${advice()}`);
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.once(signal, end);
  try {
    await write();
  } catch (cause) {
    if (!(cause instanceof UploadError)) throw cause;
    throw new UploadError(`${cause.message}\n${advice()}`, { cause });
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}

const CONTINUE = "Run the same command again to continue.";
const DO_NOT_PUBLISH =
  "Until then, do not publish the repository's migration release: some of its documents are still empty.";

/**
 * Uploads the content, or describes the upload (dry run).
 *
 * @throws {UsageError} without a write token.
 * @throws {UploadError} with the step that failed, and the reason.
 */
export async function upload(
  request: UploadRequest,
  environment: Readonly<Record<string, string | undefined>>,
  report: (line: string) => void,
): Promise<void> {
  const { repository, contentFolder, modelsFolder, endpoints } = request;
  const plan = planUpload(contentFolder, modelsFolder);
  const prepared = prepareMigration(plan.documents);
  report(`${contentFolder}: ${describePlan(plan)}`);
  if (plan.problems.length > 0)
    throw new UploadError(
      `The content is not complete; nothing was written.\n- ${plan.problems.join("\n- ")}`,
    );
  const token = environment.CONTENT_WRITE_TOKEN;
  if (!token && request.write)
    throw new UsageError("CONTENT_WRITE_TOKEN is not set; it holds the repository's write token.");
  const journal = new UploadJournal(contentFolder, repository, endpoints.migration);
  const models = { endpoint: endpoints.customTypes, repository, token: token ?? "", fetch: serviceFetch };
  const client: WriteClient = createWriteClient(repository, {
    writeToken: models.token,
    documentAPIEndpoint: endpoints.content,
    assetAPIEndpoint: endpoints.asset,
    migrationAPIEndpoint: endpoints.migration,
    ...(environment.CONTENT_ACCESS_TOKEN ? { accessToken: environment.CONTENT_ACCESS_TOKEN } : {}),
    fetch: localMediaFetch(
      contentFolder,
      reuseAssetsFetch(
        endpoints.asset,
        journaledFetch(endpoints.migration, journal, serviceFetch, (document) =>
          findReleased(document, client),
        ),
        (name) => report(`${name} is there already, and is not sent again.`),
      ),
    ),
  });
  const readPublished = async () => findPublished(plan.documents, client, await journal.created());

  if (!request.write) {
    const duration = describeDuration(plan.media + 2 * plan.documents.length);
    report(`To an empty repository this takes at least ${duration}; the client leaves 1.5 s between writes.`);
    if (token) {
      const compared = await compareModels(plan.models, models, withoutScreenshots);
      for (const line of describeChanges(compared, plan.documents, await readPublished())) report(line);
    } else report(`Set CONTENT_WRITE_TOKEN to see what it would overwrite in ${repository}.`);
    report(`Dry run: nothing was written. To write to ${repository}, add --confirm ${repository}.`);
    return;
  }

  // The repository is checked before anything is written.
  const published = await readPublished();
  let hasEmptyDocuments = false;
  const advice = () => (hasEmptyDocuments ? `${CONTINUE} ${DO_NOT_PUBLISH}` : CONTINUE);
  await resumable(advice, report, async () => {
    await uploadScreenshots(plan.models, modelsFolder, client, report);
    await uploadModels(plan.models, models, report);
    hasEmptyDocuments = true;
    await uploadDocuments(prepared, published, client, {
      line: report,
      start: ({ added, updated }) => {
        const duration = describeDuration(plan.media + 2 * added + updated);
        report(`${added} documents to add, ${updated} to update; this takes at least ${duration}.`);
      },
    });
  });
  await journal.clear();
  if (request.publish) report(`Published ${await publishDocuments(client)} documents in ${repository}.`);
  else
    report(`Uploaded. Now publish the release under "Migration Releases" in the repository ${repository}.`);
}

const listSchema = z.object({ items: z.array(z.looseObject({ filename: z.string(), size: z.number() })) });

/**
 * Wraps `fetch` so that a file is not uploaded if the media library has one with the same name and size: its asset is
 * returned instead. Otherwise each run would add all files again.
 */
function reuseAssetsFetch(
  assetEndpoint: string,
  inner: FetchLike,
  onReuse: (name: string) => void,
): FetchLike {
  const uploads = `${assetEndpoint}/assets`;
  return async (address, init) => {
    const body: unknown = init?.body;
    const file = address === uploads && body instanceof FormData ? body.get("file") : undefined;
    if (!(file instanceof File)) return inner(address, init);
    const existing = async () => {
      const known = await find(file, init);
      return known && Response.json(known);
    };
    const known = await existing();
    if (!known) return repeated<ResponseLike>(() => inner(address, init), existing);
    onReuse(file.name);
    return known;
  };

  async function find(file: File, { headers, signal }: RequestInitLike = {}): Promise<object | undefined> {
    const query = new URLSearchParams({ keyword: file.name, pageSize: "50" });
    const response = await inner(`${uploads}?${query}`, { ...(headers ? { headers } : {}), signal });
    // If the list fails, the file is uploaded: a duplicate is better than a missing file.
    const list = response.ok ? listSchema.safeParse(await response.json()) : undefined;
    return list?.data?.items.find(({ filename, size }) => filename === file.name && size === file.size);
  }
}
