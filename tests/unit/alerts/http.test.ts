import { expect, it } from "vitest";
import { alertTokens } from "../../../src/composition/alerts.ts";
import { siteOf } from "../http/site.ts";

it("operators learn since when alerts are not sent, and nobody else", async () => {
  const since = new Date(0);
  const health = {
    failing: { since, reason: "status 401" },
    ledgerRestoredSince: since,
    limitedSince: since,
  };
  const { server } = siteOf({}, { swap: (use) => use(alertTokens.health, health) });
  const ask = async (remoteAddress: string) =>
    (await server.inject({ url: "/readyz", remoteAddress })).json();
  const told = { alertsFailingSince: since, alertLedgerRestoredSince: since, alertsLimitedSince: since };
  expect(await ask("127.0.0.1")).toMatchObject(JSON.parse(JSON.stringify(told)));
  expect(Object.keys(await ask("203.0.113.1"))).toEqual(["status"]);
});
