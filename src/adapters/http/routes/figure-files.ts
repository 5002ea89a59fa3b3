import type { Locale } from "../../../../brand/locale.ts";
import type { Content } from "../../../domain/content/content.ts";
import { dayAt } from "../../../domain/content/day.ts";
import type { FigureTable } from "../../../domain/content/figure-table.ts";
import { FIGURES_SCHEMA_PATH, type FigureFormat, figureFileSchema, figuresAt } from "../contract/figures.ts";
import { SITE_TIME_ZONE } from "../contract/site.ts";
import { partsOf } from "../document-target.ts";
import { attachment } from "../downloads/attachment.ts";
import { figuresCsv, listsCsv } from "../figure-files/csv.ts";
import { figureFacts } from "../figure-files/figure-facts.ts";
import { addSchema, FOR_ALL_SITES } from "../figure-files/json-schema.ts";
import { listsJson } from "../figure-files/list-file.ts";
import { figuresWorkbook, listsWorkbook, WORKBOOK_TYPE } from "../figure-files/workbook.ts";
import { type PublishedFile, sendPublished } from "../page-cache/send-published.ts";
import type { Routes } from "../site-parts.ts";

const TYPES: Readonly<Record<FigureFormat, string>> = {
  csv: "text/csv; charset=utf-8",
  xlsx: WORKBOOK_TYPE,
  json: "application/json; charset=utf-8",
};

/** `GET /figures/PAGE/NAME.csv`, `.xlsx`, `.json`: figures of a page; their schema. */
export const figureFiles: Routes = async (server, { cache, loadPage, tables, publicUrl, now, locale }) => {
  const { language } = locale;
  if (language === undefined)
    addSchema(server, { path: FIGURES_SCHEMA_PATH, schema: figureFileSchema, publicUrl });

  server.get("/figures/*", async (request, reply) => {
    const at = { cache, path: partsOf(request.url).path, missing: "are no figures" };
    return sendPublished(request, reply, at, (content) => fileAt(at.path, content));
  });

  async function fileAt(path: string, content: Content): Promise<PublishedFile | undefined> {
    const at = figuresAt(path, language);
    const found = at && (await loadPage.run(content, { path: at.pagePath }));
    if (found?.outcome !== "page") return undefined;
    const { page } = found;
    const source = { content, today: dayAt(now(), SITE_TIME_ZONE), locale };
    const table = tables.named(at?.name ?? "", page, source);
    if (!at || !table) return undefined;
    const about = {
      $schema: `${publicUrl}${FIGURES_SCHEMA_PATH}`,
      page: `${publicUrl}${at.pagePath}`,
      published: page.changed,
    };
    return {
      type: TYPES[at.format],
      headers: {
        ...FOR_ALL_SITES,
        "content-disposition": attachment(at.name, table.title, at.format),
      },
      body: await serialize(table, about, at.format, locale),
    };
  }
};

interface About {
  readonly $schema: string;
  readonly page: string;
  readonly published?: string | undefined;
}

async function serialize(
  table: FigureTable,
  about: About,
  format: FigureFormat,
  locale: Locale,
): Promise<string | Buffer> {
  if ("lists" in table) {
    const file = { ...about, ...table };
    if (format === "json") return JSON.stringify(listsJson(file), undefined, 2);
    return format === "csv" ? listsCsv(file, locale) : listsWorkbook(file, locale);
  }
  const file = { ...about, ...table, rows: figureFacts(table, about.page, locale) };
  if (format === "json") return JSON.stringify(file, undefined, 2);
  return format === "csv" ? figuresCsv(file, locale) : figuresWorkbook(file, locale);
}
