import { describe, expect, it } from "vitest";
import { prismicDocumentFiles } from "../../../src/adapters/prismic/document-files.ts";
import type { ServiceRequest } from "../../../src/adapters/prismic/service-request.ts";
import { ContentServiceError } from "../../../src/ports/content-service.ts";
import { UnreadableFileError } from "../../../src/ports/document-files.ts";

const bytes = new Uint8Array([1, 2, 3]);

function filesOf(endpoint: string, respond: ServiceRequest = async () => ({ status: 200, bytes })) {
  const asked: string[] = [];
  const request: ServiceRequest = (url) => {
    asked.push(url);
    return respond(url);
  };
  return { asked, files: prismicDocumentFiles({ endpoint, request }) };
}

const PROVIDER = "https://larkfield.cdn.prismic.io/api/v2";
const SANDBOX = "http://localhost:3001/api/v2";

describe("the files of PDF documents", () => {
  it.each([
    [PROVIDER, "https://larkfield.cdn.prismic.io/larkfield/files/a.pdf"],
    [PROVIDER, "https://prismic-io.cdn.prismic.io/larkfield/a.pdf"],
    [SANDBOX, "http://localhost:3001/files/a.pdf"],
    // The path alone.
    [SANDBOX, "/files/a.pdf"],
  ])("with the API at %s are fetched from %s", async (endpoint, href) => {
    const { asked, files } = filesOf(endpoint);
    expect(await files.read(href)).toEqual(bytes);
    expect(asked).toEqual([new URL(href, endpoint).href]);
  });

  it.each([
    [PROVIDER, "http://169.254.169.254/latest/meta-data"],
    [PROVIDER, "http://larkfield.cdn.prismic.io/a.pdf"],
    [PROVIDER, "https://prismic.io.example/a.pdf"],
    [SANDBOX, "http://localhost:9200/a.pdf"],
    [SANDBOX, "https://larkfield.cdn.prismic.io/a.pdf"],
    [PROVIDER, "file:///etc/passwd"],
    [PROVIDER, "http://["],
  ])("with the API at %s are not fetched from %s", async (endpoint, href) => {
    const { asked, files } = filesOf(endpoint);
    await expect(files.read(href)).rejects.toBeInstanceOf(UnreadableFileError);
    expect(asked).toEqual([]);
  });

  it("that are missing may be available later", async () => {
    const { files } = filesOf(PROVIDER, async () => ({ status: 404, bytes }));
    const read = files.read("https://larkfield.cdn.prismic.io/a.pdf");
    await expect(read).rejects.toBeInstanceOf(ContentServiceError);
  });
});
