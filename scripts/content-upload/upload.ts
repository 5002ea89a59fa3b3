import { createWriteClient } from "@prismicio/client";
import { type UploadRequest, UsageError } from "./command-line.ts";
import { prepareMigration, publishDocuments, uploadDocuments } from "./documents.ts";
import { jsonErrorsFetch, UploadError } from "./failure.ts";
import { journaledFetch, UploadJournal } from "./journal.ts";
import { reuseAssetsFetch } from "./known-assets.ts";
import { localMediaFetch } from "./local-media.ts";
import { uploadModels } from "./models.ts";
import { describeDuration, describePlan, planUpload } from "./plan.ts";
import { findPublished } from "./published.ts";
import { uploadScreenshots } from "./slice-screenshots.ts";
import { timedFetch } from "./timed-fetch.ts";

const REQUEST_TIMEOUT_MS = 120_000;

/**
 * Uploads the content, or describes the upload (dry run).
 *
 * @param report - called for each step.
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
  if (!request.write) {
    const duration = describeDuration(plan.media + 2 * plan.documents.length);
    report(`To an empty repository this takes at least ${duration}; the client leaves 1.5 s between writes.`);
    report(`Dry run: nothing was written. To write to ${repository}, add --confirm ${repository}.`);
    return;
  }
  const token = environment.CONTENT_WRITE_TOKEN;
  if (!token) throw new UsageError("CONTENT_WRITE_TOKEN is not set; it holds the repository's write token.");

  const journal = new UploadJournal(contentFolder, repository, endpoints.migration);
  const service = jsonErrorsFetch(timedFetch(fetch, REQUEST_TIMEOUT_MS));
  const client = createWriteClient(repository, {
    writeToken: token,
    documentAPIEndpoint: endpoints.content,
    assetAPIEndpoint: endpoints.asset,
    migrationAPIEndpoint: endpoints.migration,
    ...(environment.CONTENT_ACCESS_TOKEN ? { accessToken: environment.CONTENT_ACCESS_TOKEN } : {}),
    fetch: localMediaFetch(
      contentFolder,
      reuseAssetsFetch(endpoints.asset, journaledFetch(endpoints.migration, journal, service)),
    ),
  });

  // The repository is checked before anything is written.
  const published = await findPublished(plan.documents, client, await journal.created());
  await uploadScreenshots(plan.models, modelsFolder, client, report);
  await uploadModels(
    plan.models,
    { endpoint: endpoints.customTypes, repository, token, fetch: service },
    report,
  );
  await uploadDocuments(prepared, published, client, {
    line: report,
    start: ({ added, updated }) => {
      const duration = describeDuration(plan.media + 2 * added + updated);
      report(`${added} documents to add, ${updated} to update; this takes at least ${duration}.`);
    },
  });
  await journal.clear();
  if (request.publish) report(`Published ${await publishDocuments(client)} documents in ${repository}.`);
  else
    report(`Uploaded. Now publish the release under "Migration Releases" in the repository ${repository}.`);
}
