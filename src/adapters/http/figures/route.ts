import type { FastifyPluginAsync } from "fastify";
import { z } from "zod";
import { content as texts } from "#texts/content.ts";
import { brand } from "../../../../brand/brand.ts";
import { formats } from "../../../../brand/derived.ts";
import type { LoadPage } from "../../../application/load-page.ts";
import { type FigureLabels, figuresNamed } from "../../../domain/content/figure-table.ts";
import { cacheHeaders } from "../cache-headers.ts";
import {
  FIGURES_SCHEMA_PATH,
  type FigureFormat,
  type Figures,
  figuresAt,
  figuresSchema,
} from "../contract/figures.ts";
import { isNotModified } from "../etag.ts";
import { sendProblem } from "../plugins/problems.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import { figuresCsv } from "./csv.ts";
import { figuresWorkbook } from "./workbook.ts";

interface FiguresOptions {
  readonly loadPage: LoadPage;
  /** Public origin of the site. */
  readonly publicUrl: string;
}

const LABELS: FigureLabels = {
  measures: texts.measures,
  units: texts.units(brand.currency),
  separators: formats,
};

const TYPES: Readonly<Record<FigureFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  json: "application/json; charset=utf-8",
};

/** `GET /figures/PAGE/NAME.csv`, `.xlsx` and `.json`: the figures of a published page as a file. */
export const figures: FastifyPluginAsync<FiguresOptions> = async (server, { loadPage, publicUrl }) => {
  const schema = JSON.stringify({
    $id: `${publicUrl}${FIGURES_SCHEMA_PATH}`,
    ...z.toJSONSchema(figuresSchema),
  });

  // Scripts of all sites may read figures.
  const headers = {
    ...NOTHING_TO_RUN,
    ...cacheHeaders({ sharedSeconds: 0 }),
    "access-control-allow-origin": "*",
  };

  server.get(FIGURES_SCHEMA_PATH, (_request, reply) =>
    reply.type("application/schema+json").headers(headers).send(schema),
  );

  server.get("/figures/*", async (request, reply) => {
    const [path = ""] = request.url.split("?", 1);
    const at = figuresAt(path);
    const found = at && (await loadPage.run({ path: at.pagePath }));
    const table =
      found?.outcome === "page" &&
      "sections" in found.page &&
      figuresNamed(at?.name ?? "", found.page.sections, LABELS);
    if (!at || found?.outcome !== "page" || !table) {
      return sendProblem(reply, 404, `There are no figures at ${path}.`);
    }
    const { changed: published } = found.page;
    const figuresOfPage: Figures = {
      $schema: `${publicUrl}${FIGURES_SCHEMA_PATH}`,
      page: `${publicUrl}${at.pagePath}`,
      published,
      ...table,
      rows: [...table.rows],
    };
    const disposition = `attachment; filename="${at.name}.${at.format}"`;
    reply.type(TYPES[at.format]).headers({ ...headers, "content-disposition": disposition });
    if (isNotModified(reply, [at.format, figuresOfPage])) return reply.code(304).send();
    return reply.send(await serialize(figuresOfPage, at.format));
  });
};

async function serialize(figuresOfPage: Figures, format: FigureFormat): Promise<string | Buffer> {
  if (format === "json") return JSON.stringify(figuresOfPage, undefined, 2);
  return format === "csv" ? figuresCsv(figuresOfPage) : figuresWorkbook(figuresOfPage);
}
