import { beforeEach, describe, expect, it, vi } from "vitest";
import { ContentServiceError, contentRef } from "../../../src/ports/content-service.ts";
import { contentServiceOf, foundOf, isQuery, jsonService } from "./json-service.ts";

const master = { id: "master", ref: "ref-1", label: "Master", isMasterRef: true };
const release = { id: "release", ref: "ref-2", label: "Autumn" };

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "performance"] }));

/** A content service with a description, and the requested addresses. */
function describedBy(description: object, status = 200, language?: string) {
  const asked: URL[] = [];
  const requests = jsonService(
    (url) => {
      asked.push(url);
      return isQuery(url) ? foundOf() : description;
    },
    (url) => (isQuery(url) ? 200 : status),
  );
  const service = contentServiceOf(requests, { accessToken: "told-to-nobody", language });
  const queries = () => asked.filter(isQuery);
  return { service, asked, queries };
}

describe("the description of the repository", () => {
  it("contains the published ref among releases", async () => {
    const { service, asked } = describedBy({ refs: [release, master] });
    expect(await service.publishedRef()).toBe("ref-1");
    expect(asked.map((url) => url.searchParams.get("access_token"))).toEqual(["told-to-nobody"]);
  });

  it.each([
    [true, { refs: [release, master] }, 200],
    [false, { refs: [release] }, 200],
    [false, { message: "Invalid access token" }, 401],
    [false, {}, 403],
  ])("says whether everybody reads it (%j), without the token", async (isPublic, description, status) => {
    const { service, asked } = describedBy(description, status);
    expect(await service.isPublic()).toBe(isPublic);
    expect(asked.map(String)).toEqual(["https://larkfield.cdn.prismic.io/api/v2"]);
  });

  it.each([500, 404])("does not say that nobody reads it because the service fails: %i", async (status) => {
    await expect(describedBy({}, status).service.isPublic()).rejects.toThrow(ContentServiceError);
  });

  it.each([[{ refs: [release] }], [{ refs: [] }], [{}], [{ refs: [{ isMasterRef: true }] }]])(
    "is invalid without a published ref: %j",
    async (description) => {
      await expect(describedBy(description).service.publishedRef()).rejects.toThrow(ContentServiceError);
    },
  );

  it("is a failure if the content is in none of its languages, and names them; queries are in that of the site", async () => {
    const description = { refs: [master], languages: [{ id: "en-gb" }, { id: "fr-fr" }] };
    await expect(describedBy(description, 200, "en-au").service.publishedRef()).rejects.toThrow(
      "the content is not in en-au but in en-gb, fr-fr: set CONTENT_LANGUAGE",
    );
    const { service, queries } = describedBy(description, 200, "fr-fr");
    await service.findFormer(await service.publishedRef(), "/news/before");
    expect(queries().map((url) => url.searchParams.get("lang"))).toEqual(["fr-fr"]);
  });

  it.each([
    [401, { error: "Unauthorized" }, "it responded with status 401: check CONTENT_ACCESS_TOKEN"],
    [403, {}, "it responded with status 403: check CONTENT_ACCESS_TOKEN"],
    [404, { type: "api_notfound_error" }, "it responded with status 404: check CONTENT_API_ENDPOINT"],
    [301, {}, "it responded with status 301: check CONTENT_API_ENDPOINT"],
    [
      200,
      {},
      "it responded with status 200 and an object in JSON that is not one of the content API (refs: Invalid input: expected array, received undefined): check CONTENT_API_ENDPOINT",
    ],
  ])("is rejected with host and what to check, without the token: %i %j", async (status, body, why) => {
    const { service } = describedBy(body, status);
    const failure = await service.publishedRef().catch((error: unknown) => error);
    const publicReason = `larkfield.cdn.prismic.io: ${why}`;
    const message = `The content service failed in publishedRef: ${publicReason}`;
    expect(failure).toMatchObject({ name: ContentServiceError.name, publicReason, message });
  });

  it("is used for every query, and requested again after 5 s", async () => {
    const { service, asked, queries } = describedBy({ refs: [master], integrationFieldsRef: "fields-1" });
    const look = () => service.findFormer(contentRef("preview"), "/news/before");
    await look();
    await look();
    expect(asked).toHaveLength(3);
    vi.advanceTimersByTime(5_000);
    await look();
    expect(asked).toHaveLength(5);
    const fields = queries().map((url) => url.searchParams.get("integrationFieldsRef"));
    expect(fields).toEqual(["fields-1", "fields-1", "fields-1"]);
  });
});
