import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { meetings } from "#texts/meetings.ts";
import type { LoadPage } from "../../../application/load-page.ts";
import { figuresNamed, VOTES_NAME, votesTable } from "../../../domain/content/figure-table.ts";
import type { ContentRef } from "../../../ports/content-repository.ts";
import { cacheHeaders } from "../cache-headers.ts";
import {
  FIGURE_LABELS,
  FIGURES_SCHEMA_PATH,
  type FigureFormat,
  type Figures,
  figuresAt,
  figuresSchema,
} from "../contract/figures.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { type PublishedFile, sendPublished } from "../page-cache/send-published.ts";
import { partsOf } from "../rendering/document-target.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import { figuresCsv } from "./csv.ts";
import { figuresWorkbook } from "./workbook.ts";

interface FiguresOptions {
  readonly cache: PageCache;
  readonly loadPage: LoadPage;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

const TYPES: Readonly<Record<FigureFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

/** `GET /figures/PAGE/NAME.csv`, `.xlsx` and `.json`: the figures of a published page as a file. */
export const figures: FastifyPluginAsync<FiguresOptions> = async (server, { cache, loadPage, publicUrl }) => {
  const schema = JSON.stringify({
    $id: `${publicUrl}${FIGURES_SCHEMA_PATH}`,
    ...z.toJSONSchema(figuresSchema),
  });

  // Scripts of all sites may read figures.
  const headers = { "access-control-allow-origin": "*" };

  server.get(FIGURES_SCHEMA_PATH, (_request, reply) =>
    reply
      .type("application/schema+json")
      .headers({ ...NOTHING_TO_RUN, ...cacheHeaders({ isRevalidated: true }), ...headers })
      .send(schema),
  );

  server.get("/figures/*", async (request, reply) => {
    const { path } = partsOf(request.url);
    return sendPublished(request, reply, { cache, path, missing: "are no figures" }, (ref) =>
      fileAt(path, ref),
    );
  });

  async function fileAt(path: string, ref: ContentRef): Promise<PublishedFile | undefined> {
    const at = figuresAt(path);
    const found = at && (await loadPage.run({ path: at.pagePath, ref }));
    if (found?.outcome !== "page" || !("sections" in found.page)) return undefined;
    const { page } = found;
    const table =
      page.type === "general-meeting" && at?.name === VOTES_NAME
        ? votesTable(page, meetings.columns)
        : figuresNamed(at?.name ?? "", page.sections, FIGURE_LABELS);
    if (!at || !table) return undefined;
    const { changed: published } = found.page;
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
      // A workbook contains the time at which it was made.
      version: JSON.stringify([at.format, figuresOfPage]),
    };
  }
};

async function serialize(figuresOfPage: Figures, format: FigureFormat): Promise<string | Buffer> {
  if (format === "json") return JSON.stringify(figuresOfPage, undefined, 2);
  return format === "csv" ? figuresCsv(figuresOfPage) : figuresWorkbook(figuresOfPage);
}
