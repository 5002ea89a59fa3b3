import { dividends as texts } from "#texts/dividends.ts";
import type { HoldingInput, HoldingPayments } from "../../../domain/dividends/holding.ts";
import { calculatorOf, holdingOf, holdingQuery } from "../contract/holding.ts";
import { HOLDING_PATH } from "../contract/parameters.ts";
import { sendNoFile } from "../plugins/problems.ts";
import { networkOf } from "../plugins/rate-limits.ts";
import { sendProblem } from "../problem.ts";
import { partsOf } from "../rendering/document-target.ts";
import { NOTHING_TO_RUN } from "../security/common-headers.ts";
import type { Routes } from "../site-parts.ts";
import { holdingWorkbook } from "./holding-workbook.ts";
import { WORKBOOK_TYPE } from "./workbook.ts";

/** What a visitor asks is private, and no cache can hold it. */
const PRIVATE = { ...NOTHING_TO_RUN, "cache-control": "private, no-store" };

/** `GET /holding.xlsx?calculator=PATH&…`: what the calculator of a page responds; wrong fields are a problem document. */
export const holdings: Routes = async (server, { contentAt, loadPage, renderings, publicUrl }) => {
  server.get(HOLDING_PATH, async (request, reply) => {
    const query = new URLSearchParams(partsOf(request.url).query);
    const [path, input] = [calculatorOf(query), holdingOf(query)];
    if (!input) return sendNoFile(reply, "is no holding");
    const page = `${publicUrl}${path}?${holdingQuery(input)}`;
    return renderings.run(networkOf(request), async () => {
      const holding = await holdingAt(path, input);
      if (!holding) return sendNoFile(reply, "is no holding");
      reply.headers(PRIVATE);
      const wrong = holding.wrong.map((name) => `${name}: ${texts.wrong[name]}`);
      if (wrong.length > 0) return sendProblem(reply, 400, wrong.join(" "));
      const body = await holdingWorkbook(holding, page);
      return reply
        .type(WORKBOOK_TYPE)
        .header("content-disposition", 'attachment; filename="holding.xlsx"')
        .send(body);
    });
  });

  async function holdingAt(path: string, holding: HoldingInput): Promise<HoldingPayments | undefined> {
    const found = await loadPage.run(await contentAt(), { path, holding });
    if (found.outcome !== "page" || !("sections" in found.page)) return undefined;
    return found.page.sections.find((section) => section.kind === "dividends")?.holding;
  }
};
