import { once } from "node:events";
import { addAbortSignal, Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { documentSetNamed, type SetFile } from "../../../domain/content/document-set.ts";
import { UnreadableFileError } from "../../../ports/document-files.ts";
import { REVALIDATED } from "../cache-headers.ts";
import { documentSetAt } from "../contract/downloads.ts";
import { partsOf } from "../document-target.ts";
import { attachment } from "../downloads/attachment.ts";
import type { Download, RejectedDownload } from "../downloads/download.ts";
import { zipOf } from "../downloads/zip.ts";
import { isNotModified } from "../etag.ts";
import { sendNoFile } from "../plugins/problems.ts";
import { clientOf, networkOf } from "../plugins/rate-limits.ts";
import { rejectWithRetryAfter } from "../plugins/reject-with-retry-after.ts";
import { RETRY_AFTER_SECONDS, sendProblem } from "../problem.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import type { Routes } from "../site-parts.ts";
import { noticePage } from "../standalone/notice-page.ts";
import { sendStyledPage } from "../standalone/styled-page.ts";

/** Concurrency limit of downloads. Each holds a file of up to 32 MB in memory. */
const MAX_DOWNLOADS = 4;
/** Concurrency limit of one client, so that a slow client cannot block all others. */
const MAX_DOWNLOADS_PER_CLIENT = 2;
/** Time after which an incomplete download is aborted. */
const MAX_DOWNLOAD_MS = 10 * 60_000;

/** `GET /downloads/PAGE/NAME.zip`: what can be downloaded of a section of a published page, as one file. */
export const downloads: Routes = async (
  server,
  { capabilities, contentAt, loadPage, files, renderings, locale },
) => {
  const finders = capabilities.flatMap(({ downloads: find }) => find ?? []);
  /** The client of each active download. */
  const active: string[] = [];

  server.get("/downloads/*", async (request, reply) => {
    const { path, query } = partsOf(request.url);
    const at = documentSetAt(path, locale.language);
    const download = at && (await renderings.run(networkOf(request), () => downloadAt(at, query)));
    if (!download) return sendNoFile(reply, "are no documents");
    if ("problem" in download) return reject(request, reply, at.pagePath, download);

    reply.headers({ ...NOTHING_TO_RUN, ...REVALIDATED });
    const named = download.files.map(({ id, title, href, bytes, date }) => [id, title, href, bytes, date]);
    if (isNotModified(reply, [named, download.note?.text])) return reply.code(304).send();
    reply.type("application/zip").header("content-disposition", disposition(at, download));
    // A stream: the reply to HEAD then has no length, like the reply to GET, instead of the length 0.
    if (request.method === "HEAD") return reply.send(Readable.from([]));
    const ofClient = active.filter((client) => client === clientOf(request));
    if (active.length >= MAX_DOWNLOADS || ofClient.length >= MAX_DOWNLOADS_PER_CLIENT) {
      reply.removeHeader("content-disposition").removeHeader("etag");
      return rejectWithRetryAfter(request, reply, 503, RETRY_AFTER_SECONDS);
    }
    return sendZip(request, reply, download);
  });

  async function downloadAt(
    { pagePath, name }: { readonly pagePath: string; readonly name: string },
    query: string,
  ): Promise<Download | RejectedDownload | undefined> {
    const found = await loadPage.run(await contentAt(), { path: pagePath });
    if (found.outcome !== "page" || !("sections" in found.page)) return undefined;
    const { sections } = found.page;
    const set = documentSetNamed(name, sections);
    if (set) return { title: set.heading, files: set.documents };
    const parameters = new URLSearchParams(query);
    return finders
      .map((find) => find(name, sections, parameters, locale))
      .find((download) => download !== undefined);
  }

  async function sendZip(request: FastifyRequest, reply: FastifyReply, { files: wanted, note }: Download) {
    const client = clientOf(request);
    active.push(client);
    const { notIncluded } = locale.texts.feeds;
    const zip = zipOf(wanted, (file) => read(file, request), { notIncluded, note });
    const body = Readable.from(zip, { objectMode: false });
    body.once("close", () => active.splice(active.indexOf(client), 1));
    // Read before the headers are sent, so that a failure of the content service can still get an error status.
    await once(body, "readable").catch((error: unknown) => {
      reply.removeHeader("content-disposition").removeHeader("etag");
      throw error;
    });
    addAbortSignal(AbortSignal.timeout(MAX_DOWNLOAD_MS), body);
    return reply.send(body);
  }

  /** `undefined` for a file that cannot be read, so that the others can still be downloaded. */
  async function read({ id, href }: SetFile, { log }: FastifyRequest): Promise<Uint8Array | undefined> {
    try {
      return await files.read(href);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      log.warn({ err: error, document: id }, "a document is missing in a ZIP download");
      return undefined;
    }
  }
};

/** A page for browsers, a problem document for other clients; both name the field. */
function reject(
  request: FastifyRequest,
  reply: FastifyReply,
  href: string,
  { problem, title, text, back }: RejectedDownload,
) {
  reply.code(400).header("cache-control", "no-store");
  if (request.headers.accept?.includes("text/html") !== true) return sendProblem(reply, 400, problem);
  return sendStyledPage(reply, noticePage({ title, text, link: { label: back, href } }, request.locale));
}

/** A page and what its files are, in the name of the file: `results-fy26-documents.zip`. */
function disposition(
  { pagePath, name }: { readonly pagePath: string; readonly name: string },
  { title = name }: Download,
): string {
  const words = `${pagePath}/${name}`.match(/[a-z0-9]+/gi) ?? [];
  return attachment(words.join("-"), `${decodeURIComponent(pagePath)} ${title}`, "zip");
}
