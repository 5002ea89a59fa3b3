/** `npm run content:report`: lists problems in the content for editors. See `--help`. */
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import { brand } from "../../brand/brand.ts";
import { allAnnouncementsFrom } from "../../src/adapters/announcements/announcements-from.ts";
import { PrismicContentService } from "../../src/adapters/prismic/content-service.ts";
import { readFieldLabels } from "../../src/adapters/prismic/field-labels.ts";
import { imageOriginsOf, repositoryNameOf } from "../../src/adapters/prismic/repository-name.ts";
import { fileProblems } from "../../src/adapters/search-index/file-report.ts";
import { domainCapabilities } from "../../src/composition/capabilities.ts";
import type { Config } from "../../src/composition/config.ts";
import { createContainer } from "../../src/composition/container.ts";
import { MODELS } from "../../src/composition/folders.ts";
import { readConfig } from "../../src/composition/read-config.ts";
import { tokens } from "../../src/composition/tokens.ts";
import { Content } from "../../src/domain/content/content.ts";
import { combineAnnouncements } from "../../src/domain/exchange/exchange-announcement.ts";
import { ReleaseTimes } from "../../src/domain/exchange/exchange-release.ts";
import { inEditorsWords, type NamedProblem } from "../../src/domain/report/editors-words.ts";
import { namedItems } from "../../src/domain/report/named-document.ts";
import { EnvironmentError } from "../../src/environment/variables.ts";
import { ContentServiceError } from "../../src/ports/content-service.ts";
import { SourceError } from "../../src/ports/source-error.ts";
import { parsed, UsageError } from "../command-line.ts";

const HELP = `Lists problems in the published content for editors: pages that cannot be reached, broken links, dates out of
range, fields that do not fit their model, images without alternative text or that browsers do not load, and PDF files
that are not accessible (without tags, a title or a language).

  npm run content:report [-- --asset-endpoint URL] [--files NUMBER]

  --files NUMBER         how many of the newest PDF files are checked; default: 100
  --asset-endpoint URL   default: https://asset-api.prismic.io
  --help

Environment:
  CONTENT_API_ENDPOINT   the repository's content API; default: the sandbox
  CONTENT_ACCESS_TOKEN   access token of a private repository
  CONTENT_WRITE_TOKEN    write token, to report unused media too
  ANNOUNCEMENTS_FEED, ANNOUNCEMENTS_EDGAR_CIK
                         what the exchange has released, to report references of other announcements

Exit status: 0 no errors, 1 errors, 2 the content could not be read.
`;

const options = {
  help: { type: "boolean", default: false },
  files: { type: "string", default: "100" },
  "asset-endpoint": { type: "string", default: "https://asset-api.prismic.io" },
} as const;

/** Page size of requests to the media library. */
const ASSETS_PAGE_SIZE = 500;
const TIMEOUT_MS = 10_000;
const RELEASED_WITHIN_MS = 366 * 86_400_000;
/** Interval between requests: the provider's rate limit is one per second. */
const PAUSE_MS = 1_000;

const answerSchema = z.object({
  items: z.array(z.looseObject({ url: z.url() })),
  cursor: z.string().nullish(),
});

process.exitCode = await run();

function wholeNumber(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new UsageError("--files: expected a whole number");
  return Number(text);
}

async function run(): Promise<number> {
  try {
    const { values } = parsed({ options });
    if (values.help) {
      process.stdout.write(HELP);
      return 0;
    }
    const config = readConfig(process.env);
    const container = createContainer(config);
    const content = container.resolve(PrismicContentService);
    const now = container.resolve(tokens.clock)();
    const ref = await content.publishedRef();
    // Those of the data folder; a process of the site copies there what all processes share.
    const matches = container.resolve(tokens.releaseMatches);
    await matches.load();
    await matches.close();
    const { content: source } = config;
    const media = await mediaNames(source, values["asset-endpoint"]);
    const imageOrigins = source.from === "sandbox" ? undefined : imageOriginsOf(source.endpoint);
    const { items } = await content.readAll(ref, {
      keep: (item) => item,
      signal: new AbortController().signal,
    });
    const documents = Content.everything(items).documents.slice(0, wholeNumber(values.files));
    const labels = await readFieldLabels(MODELS);
    const problems = [
      ...(await content.report(ref, {
        now,
        domain: domainCapabilities(),
        media,
        imageOrigins,
        releaseTimes: await releaseTimes(config, now),
        matches: matches.list,
        labels,
      })),
      ...inEditorsWords(await fileProblems(documents, container.resolve(tokens.documentFiles)), {
        documents: namedItems(items),
        labels,
      }),
    ];
    process.stdout.write(problems.map(line).join(""));
    const errors = problems.filter(({ severity }) => severity === "error").length;
    process.stdout.write(`${errors} errors, ${problems.length - errors} warnings\n`);
    return errors > 0 ? 1 : 0;
  } catch (error) {
    const isExpected =
      error instanceof EnvironmentError ||
      error instanceof ContentServiceError ||
      error instanceof UsageError;
    console.error(isExpected ? error.message : error);
    return 2;
  }
}

/** What the exchange has released in the last year; nothing if there is no source, or it fails, which is said. */
async function releaseTimes({ announcements }: Config, now: number): Promise<ReleaseTimes | undefined> {
  if (announcements.length === 0) return undefined;
  try {
    const sources = allAnnouncementsFrom(announcements, { company: brand });
    const lists = sources.map(async (source) => ({
      name: source.name,
      items: await source.list(now - RELEASED_WITHIN_MS),
    }));
    const listed = combineAnnouncements(await Promise.all(lists));
    // What a source announces for later is not released yet.
    return new ReleaseTimes(listed.filter(({ releasedAt }) => Date.parse(releasedAt) <= now));
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    console.error(`What the exchange has released is not known: ${error.message}`);
    return undefined;
  }
}

function line({ severity, type, document, title, field, problem }: NamedProblem): string {
  const name = title === undefined ? document : `“${title}” (${document})`;
  return `${severity}  ${type} ${name}${field === undefined ? "" : `, ${field}`}: ${problem}\n`;
}

/**
 * The names of all files in the media library, which are the last segments of their addresses; none without a write token,
 * which its API requires.
 *
 * @throws {ContentServiceError}
 */
async function mediaNames(content: Config["content"], endpoint: string): Promise<readonly string[]> {
  const token = process.env.CONTENT_WRITE_TOKEN;
  if (!token || content.from === "sandbox") return [];
  const headers = { repository: repositoryNameOf(content.endpoint), authorization: `Bearer ${token}` };
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ pageSize: String(ASSETS_PAGE_SIZE), ...(cursor && { cursor }) });
    const answer = await ask(`${endpoint}/assets?${query}`, headers);
    names.push(...answer.items.flatMap(({ url }) => new URL(url).pathname.split("/").at(-1) ?? []));
    cursor = answer.items.length < ASSETS_PAGE_SIZE ? undefined : (answer.cursor ?? undefined);
    if (cursor !== undefined) await wait(PAUSE_MS);
  } while (cursor !== undefined);
  return names;
}

async function ask(url: string, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`it responded with ${response.status}`);
    return answerSchema.parse(await response.json());
  } catch (cause) {
    throw new ContentServiceError("the media library", { cause });
  }
}
