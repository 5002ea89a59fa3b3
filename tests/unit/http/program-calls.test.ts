import { describe, expect, it, vi } from "vitest";
import { tokens } from "../../../src/composition/tokens.ts";
import { type Meter, silentMeter } from "../../../src/ports/meter.ts";
import { PUBLIC_URL, posted, WEBHOOK_SECRET as secret, siteOf } from "./site.ts";

function webhook(payload: object | string, headers = {}) {
  const { content, server } = siteOf();
  const refresh = vi.spyOn(content, "refresh");
  const asked = () => refresh.mock.calls;
  const response = server.inject(posted("/api/webhooks/content", payload, headers));
  return { content, response, asked };
}

describe("POST /api/webhooks/content", () => {
  it("refreshes the published ref at once", async () => {
    const { response, asked } = webhook({ type: "api-update", secret, masterRef: "new", documents: ["a"] });
    const { statusCode, headers } = await response;
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await response).json()).toEqual({ ref: "memory-1" });
    expect(asked()).toEqual([[]]);
  });

  it("says what is not shown as it was published, and what to do", async () => {
    const problem = "Publish a document of type home.";
    const contentHealth = { stale: undefined, refused: { since: new Date(0), problem }, isPublic: undefined };
    const { server } = siteOf({}, { swap: (use) => use(tokens.contentHealth, contentHealth) });
    const response = await server.inject(posted("/api/webhooks/content", { type: "api-update", secret }));
    expect([response.statusCode, response.json()]).toMatchObject([409, { detail: problem }]);
  });

  it.each([
    ["responds to a test", "test-trigger", 200],
    ["ignores other events", "tags-update", 204],
  ])("%s", async (_does, type, status) => {
    const { response, asked } = webhook({ type, secret });
    expect((await response).statusCode).toBe(status);
    expect(asked()).toEqual([]);
  });

  it.each([undefined, null, "", "told to nobody", `${secret} `, secret.toUpperCase()])(
    "rejects the secret %j, with any other fields",
    async (wrong) => {
      for (const type of ["api-update", "test-trigger", "tags-update"]) {
        const { response, asked } = webhook({ type, secret: wrong });
        expect((await response).statusCode).toBe(403);
        expect((await response).body).not.toContain(secret);
        expect(asked()).toEqual([]);
      }
    },
  );

  it.each([
    ["no JSON", "{", "application/json", 400],
    ["no object", "[]", "application/json", 400],
    ["no type", JSON.stringify({ secret }), "application/json", 400],
    ["a number for a secret", JSON.stringify({ type: "api-update", secret: 7 }), "application/json", 400],
    ["text", JSON.stringify({ type: "api-update", secret }), "text/plain", 415],
  ])("rejects %s", async (_case, payload, type, status) => {
    const { response, asked } = webhook(payload, { "content-type": type });
    expect((await response).statusCode).toBe(status);
    expect((await response).headers["content-type"]).toContain("application/problem+json");
    expect(asked()).toEqual([]);
  });
});

const MEASURED = { page: "home", lcp: 1_234, inp: 48, cls: 0.012 };

function measuredSite() {
  const observed: unknown[] = [];
  const meter: Meter = {
    ...silentMeter,
    observe: (name, labels, value) => {
      if (name.startsWith("browser_")) observed.push([name, labels, value]);
    },
  };
  const { server } = siteOf({}, { swap: (use) => use(tokens.meter, meter), measuredShare: 0.1 });
  const send = (payload: object, headers = {}) => server.inject(posted("/api/web-vitals", payload, headers));
  return { send, observed };
}

describe("POST /api/web-vitals", () => {
  it("adds measurements to histograms by kind of page, in seconds", async () => {
    const { send, observed } = measuredSite();
    expect((await send(MEASURED, { origin: PUBLIC_URL })).statusCode).toBe(204);
    expect(observed).toEqual([
      ["browser_largest_paint_seconds", { page: "home" }, 1.234],
      ["browser_interaction_seconds", { page: "home" }, 0.048],
      ["browser_layout_shift_ratio", { page: "home" }, 0.012],
    ]);
  });

  it("ignores missing measurements: there may have been no interaction", async () => {
    const { send, observed } = measuredSite();
    await send({ page: "search", cls: 0 });
    expect(observed).toEqual([["browser_layout_shift_ratio", { page: "search" }, 0]]);
  });

  it.each<[string, object, number?, object?]>([
    ["a kind of page that there is not", { ...MEASURED, page: "anything" }],
    ["more than a minute", { ...MEASURED, lcp: 60_001 }],
    ["less than nothing", { ...MEASURED, cls: -0.1 }],
    ["a word", { ...MEASURED, inp: "fast" }],
    ["anything else, such as an address", { ...MEASURED, url: "/company" }],
    ["nothing", {}],
    ["a large body", { ...MEASURED, more: "x".repeat(1_000) }, 413],
    ["a page of another site", MEASURED, 403, { "sec-fetch-site": "cross-site" }],
    ["a page of another origin", MEASURED, 403, { origin: "https://elsewhere.example" }],
    ["text", MEASURED, 415, { "content-type": "text/plain" }],
  ])("rejects %s", async (_case, payload, status = 400, headers = {}) => {
    const { send, observed } = measuredSite();
    expect((await send(payload, headers)).statusCode).toBe(status);
    expect(observed).toEqual([]);
  });

  it("does not exist if measurements are disabled", async () => {
    const { server } = siteOf();
    const { statusCode } = await server.inject(posted("/api/web-vitals", MEASURED));
    expect(statusCode).toBe(404);
  });
});
