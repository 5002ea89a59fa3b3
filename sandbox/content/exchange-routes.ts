import type { FastifyInstance } from "fastify";
import { brand } from "../../brand/brand.ts";
import { Problem } from "./errors.ts";
import type { Announcement } from "./exchange.ts";
import { isFaulty } from "./faults.ts";
import { html } from "./html.ts";
import type { Service } from "./service.ts";
import type { SandboxStore } from "./store.ts";

/** The pretended exchange: its list of announcements as an Atom feed, the page of each, and reference rates. */
export function registerExchange(app: FastifyInstance, { store, mediaBase }: Service): void {
  const { exchange } = store;
  registerRates(app, store);

  app.get("/exchange/announcements.xml", async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (await isFaulty(store.faults, "announcements", reply)) return reply;
    return reply
      .type("application/atom+xml; charset=utf-8")
      .send(feedOf(exchange.announcements, mediaBase(request)));
  });

  app.get<{ Params: { name: string } }>("/announcements/:name", (request, reply) => {
    const { name } = request.params;
    const found = exchange.announcements.find((announcement) => announcement.reference === name);
    if (!found) throw new Problem(404, "Announcement not found", "The exchange has not released it.");
    const { title, reference, releasedAt } = found;
    const page = html`<!doctype html><html lang="${brand.locale}"><meta charset="utf-8"><title>${title}</title>
<h1>${title}</h1><p>Announcement ${reference} of the sandbox, released at ${releasedAt.toISOString()}.</p></html>`;
    return reply.type("text/html; charset=utf-8").send(page.markup);
  });
}

function feedOf(announcements: readonly Announcement[], base: string): string {
  const entries = announcements.map(
    ({ reference, title, kind, isPriceSensitive, releasedAt }) => html`<entry><id>${reference}</id>
<title>${title}</title><link href="${base}/announcements/${encodeURIComponent(reference)}"/>
<published>${releasedAt.toISOString()}</published><updated>${releasedAt.toISOString()}</updated>
${kind !== "" && html`<category term="${kind}"/>`}${isPriceSensitive && html`<category term="price-sensitive"/>`}</entry>`,
  );
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${brand.locale}"><id>urn:sandbox:exchange</id>
<title>${brand.name}</title><updated>${(announcements[0]?.releasedAt ?? new Date(0)).toISOString()}</updated>
${entries}</feed>`.markup;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY = Date.parse("2018-01-01");
const RECENT_MS = 90 * DAY_MS;

/** Invented: units for one euro, around which the rates of each day vary. */
const RATES = { AUD: 1.64, CHF: 0.96, GBP: 0.86, JPY: 158, NZD: 1.79, SEK: 11.3, SGD: 1.46, USD: 1.09 };

/** Pretended reference rates, as the European Central Bank publishes them: all, and those of ninety days. */
function registerRates(app: FastifyInstance, store: SandboxStore): void {
  for (const [file, sinceOf] of [
    ["eurofxref-hist.xml", () => FIRST_DAY],
    ["eurofxref-hist-90d.xml", () => Date.now() - RECENT_MS],
  ] as const)
    app.get(`/exchange-rates/${file}`, async (_request, reply) => {
      if (await isFaulty(store.faults, "exchange-rates", reply)) return reply;
      return reply.type("text/xml; charset=utf-8").send(ratesSince(sinceOf()));
    });
}

function ratesSince(since: number): string {
  const days: string[] = [];
  for (let day = Math.floor(Date.now() / DAY_MS); day * DAY_MS >= since; day--) {
    const date = new Date(day * DAY_MS);
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6) continue;
    const rates = Object.entries(RATES).map(([currency, rate], index) => {
      const units = (rate * (1 + 0.06 * Math.sin(day / (90 + 7 * index)))).toPrecision(5);
      return `<Cube currency="${currency}" rate="${units}"/>`;
    });
    days.push(`<Cube time="${date.toISOString().slice(0, 10)}">${rates.join("")}</Cube>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><gesmes:Sender><gesmes:name>Sandbox</gesmes:name></gesmes:Sender>
<Cube>${days.join("\n")}</Cube></gesmes:Envelope>
`;
}
