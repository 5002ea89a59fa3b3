import type { FastifyInstance } from "fastify";
import { brand } from "../../brand/brand.ts";
import { Problem } from "./errors.ts";
import type { Announcement } from "./exchange.ts";
import { applyFault } from "./faults.ts";
import { html } from "./html.ts";
import type { Service } from "./service.ts";

/** The pretended exchange: its list of announcements as an Atom feed, and the page of each. */
export function registerExchange(app: FastifyInstance, { store, mediaBase }: Service): void {
  const { exchange } = store;

  app.get("/exchange/announcements.xml", async (request, reply) => {
    reply.header("cache-control", "no-store");
    const fault = store.faults.take("announcements");
    if (fault && (await applyFault(fault, reply))) return reply;
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
