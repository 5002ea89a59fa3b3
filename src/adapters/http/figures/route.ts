import { z } from "zod";
import { meetings } from "#texts/meetings.ts";
import type { Content } from "../../../domain/content/content.ts";
import { figuresNamed, VOTES_NAME, votesTable } from "../../../domain/content/figure-table.ts";
import { REVALIDATED } from "../cache-headers.ts";
import { FACTS_PATH, FACTS_SCHEMA_PATH, factsSchema } from "../contract/facts.ts";
import {
  FIGURE_LABELS,
  FIGURES_SCHEMA_PATH,
  type FigureFormat,
  type Figures,
  figuresAt,
  figuresSchema,
} from "../contract/figures.ts";
import { type PublishedFile, sendPublished } from "../page-cache/send-published.ts";
import { problems } from "../plugins/openapi.ts";
import { partsOf } from "../rendering/document-target.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import type { Routes } from "../site-parts.ts";
import { figuresCsv } from "./csv.ts";
import { factsOf } from "./facts.ts";
import { figuresWorkbook, WORKBOOK_TYPE } from "./workbook.ts";

const TYPES: Readonly<Record<FigureFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: WORKBOOK_TYPE,
  json: "application/json; charset=utf-8",
};

const factsRoute = {
  schema: {
    operationId: "facts",
    summary: "All figures, dates, capital and debt that the pages state",
    description: "Each fact names its page. Made once for each publish; scripts of all sites may read it.",
    response: { 200: factsSchema.describe("The facts."), ...problems(503) },
  },
} as const;

/** `GET /figures/PAGE/NAME.csv`, `.xlsx`, `.json`: figures of a page; `GET /facts.json`: facts of all; their schemas. */
export const figures: Routes = async (server, { cache, loadPage, syndicateContent, publicUrl }) => {
  // Scripts of all sites may read figures.
  const headers = { "access-control-allow-origin": "*" };

  for (const [path, schema] of [
    [FIGURES_SCHEMA_PATH, figuresSchema],
    [FACTS_SCHEMA_PATH, factsSchema],
  ] as const) {
    const body = JSON.stringify({ $id: publicUrl + path, ...z.toJSONSchema(schema) });
    server.get(path, (_request, reply) =>
      reply
        .type("application/schema+json")
        .headers({ ...NOTHING_TO_RUN, ...REVALIDATED, ...headers })
        .send(body),
    );
  }

  server.get(FACTS_PATH, factsRoute, async (request, reply) => {
    await sendPublished(request, reply, { cache, path: FACTS_PATH }, (content) => ({
      type: TYPES.json,
      headers,
      body: JSON.stringify(factsOf(publicUrl, syndicateContent.sections(content)), undefined, 2),
    }));
    return reply;
  });

  server.get("/figures/*", async (request, reply) => {
    const at = { cache, path: partsOf(request.url).path, missing: "are no figures" };
    return sendPublished(request, reply, at, (content) => fileAt(at.path, content));
  });

  async function fileAt(path: string, content: Content): Promise<PublishedFile | undefined> {
    const at = figuresAt(path);
    const found = at && (await loadPage.run(content, { path: at.pagePath }));
    if (found?.outcome !== "page" || !("sections" in found.page)) return undefined;
    const { page } = found;
    const { changed: published } = page;
    const table =
      page.type === "general-meeting" && at?.name === VOTES_NAME
        ? votesTable(page, meetings.columns)
        : figuresNamed(at?.name ?? "", page.sections, FIGURE_LABELS);
    if (!at || !table) return undefined;
    const figuresOfPage: Figures = {
      $schema: `${publicUrl}${FIGURES_SCHEMA_PATH}`,
      page: `${publicUrl}${at.pagePath}`,
      published,
      ...table,
      rows: [...table.rows],
    };
    const disposition = `attachment; filename="${at.name}.${at.format}"`;
    return {
      type: TYPES[at.format],
      headers: { ...headers, "content-disposition": disposition },
      body: await serialize(figuresOfPage, at.format),
    };
  }
};

async function serialize(figuresOfPage: Figures, format: FigureFormat): Promise<string | Buffer> {
  if (format === "json") return JSON.stringify(figuresOfPage, undefined, 2);
  return format === "csv" ? figuresCsv(figuresOfPage) : figuresWorkbook(figuresOfPage);
}
