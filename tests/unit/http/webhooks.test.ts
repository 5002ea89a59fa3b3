import { describe, expect, it, vi } from "vitest";
import { WEBHOOK_SECRET as secret, siteOf } from "./site.ts";

function webhook(payload: object | string, headers = {}) {
  const { content, server } = siteOf();
  const publishedRef = vi.spyOn(content, "publishedRef");
  const asked = () => publishedRef.mock.calls;
  const response = server.inject({ method: "POST", url: "/api/webhooks/content", payload, headers });
  return { content, response, asked };
}

describe("POST /api/webhooks/content", () => {
  it("refreshes the published ref at once", async () => {
    const { response, asked } = webhook({ type: "api-update", secret, masterRef: "new", documents: ["a"] });
    const { statusCode, headers } = await response;
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await response).json()).toEqual({ ref: "memory-1" });
    expect(asked()).toEqual([[{ refresh: true }]]);
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
