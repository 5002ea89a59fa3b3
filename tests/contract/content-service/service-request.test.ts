import type { RequestListener } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { brand } from "../../../brand/brand.ts";
import { locales } from "../../../brand/locales.ts";
import { PrismicContentService } from "../../../src/adapters/prismic/content-service.ts";
import { prismicDocumentFiles } from "../../../src/adapters/prismic/document-files.ts";
import { BACKGROUND_LIMITS, serviceRequest } from "../../../src/adapters/prismic/service-request.ts";
import type { ContentServiceError } from "../../../src/ports/content-service.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { startServer } from "../local-server.ts";

const serviceThat = async (answers: RequestListener) =>
  `http://${(await startServer(answers)).host}/api/v2?ref=a%20b`;

const request = serviceRequest({ limits: BACKGROUND_LIMITS });
const textAt = async (url: string) => new TextDecoder().decode((await request(url)).bytes);
const TEXT = JSON.stringify({ text: "Läufer".repeat(1_000) });

describe("a request to the content service", () => {
  it.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ] as const)("decompresses a response in the encoding %s", async (coding, pack) => {
    const url = await serviceThat((_request, response) => {
      response.writeHead(200, { "content-encoding": coding }).end(pack(TEXT));
    });
    expect(await textAt(url)).toBe(TEXT);
  });

  it.each([
    [
      "packed, and damaged",
      "gzip",
      gzipSync(TEXT).subarray(0, 12),
      /status 200 and (?:damaged JSON|plain text|an empty body)/,
    ],
    ["a bomb", "gzip", gzipSync(Buffer.alloc(65 * 1024 * 1024)), /larger than 64 MB/],
  ])("rejects for a response that is %s", async (_case, coding, body, message) => {
    const url = await serviceThat((_request, response) => {
      response.writeHead(200, { "content-encoding": coding }).end(body);
    });
    await expect(textAt(url)).rejects.toThrow(message);
  });

  it.each<[string, number, string, string | Buffer]>([
    [
      "status 200 and a web page (text/html)",
      200,
      "text/html; charset=utf-8",
      " <!DOCTYPE html><title>Log in",
    ],
    ["status 200 and a web page", 200, "", "<html>"],
    ["status 200 and XML (text/xml)", 200, "text/xml", "<?xml version='1.0'?><feed/>"],
    ["status 200 and damaged JSON (application/json)", 200, "application/json", '{"refs": [se}'],
    ["status 200 and a list in JSON (application/json)", 200, "application/json", '["se"]'],
    ["status 200 and a single value in JSON", 200, "", "null"],
    ["status 200 and plain text (text/plain)", 200, "text/plain", "se"],
    ["status 200 and binary data (image/png)", 200, "image/png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0])],
    ["status 204 and an empty body", 204, "", ""],
  ])(
    "says to operators what came instead of content, without its text: %s",
    async (came, status, type, body) => {
      const url = await serviceThat((_request, response) => {
        response.writeHead(status, type === "" ? {} : { "content-type": type }).end(body);
      });
      const content = new PrismicContentService({
        endpoint: url,
        repositoryName: "larkfield",
        locales,
        capabilities: [],
        log: silentLog,
      });
      const failure = await content.publishedRef().catch((error: unknown) => error);
      const publicReason = `${new URL(url).host}: it responded with ${came}: check CONTENT_API_ENDPOINT`;
      const message = `The content service failed in publishedRef: ${publicReason}`;
      expect(failure).toMatchObject({ publicReason, message });
    },
  );

  it("says to operators that there is no such host, or nobody listens", async () => {
    const reasonAt = (endpoint: string) =>
      new PrismicContentService({
        endpoint,
        repositoryName: "larkfield",
        locales,
        capabilities: [],
        log: silentLog,
      })
        .publishedRef()
        .catch(({ publicReason }: ContentServiceError) => publicReason);
    const reason = /^[^ ]+: there was no complete response \((?:ENOTFOUND|EAI_AGAIN)\)$/;
    expect(await reasonAt("http://content.invalid/api/v2")).toMatch(reason);
    const { host, close } = await startServer(() => undefined);
    close();
    const refused = `${host}: there was no complete response (ECONNREFUSED)`;
    expect(await reasonAt(`http://${host}/api/v2`)).toBe(refused);
  });

  it("rejects for an endless response", async () => {
    const url = await serviceThat((_request, response) => {
      const chunk = Buffer.alloc(1024 * 1024);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on("drain", write).on("error", () => undefined);
      write();
    });
    await expect(textAt(url)).rejects.toThrow("larger than 64 MB");
  });

  it("retries after an incomplete response and after none", async () => {
    let requests = 0;
    const url = await serviceThat(({ socket }, response) => {
      requests += 1;
      if (requests === 1) socket.destroy();
      else if (requests === 2)
        response.writeHead(200, { "content-length": "10" }).write("half", () => response.destroy());
      else response.end(TEXT);
    });
    expect(await textAt(url)).toBe(TEXT);
  });

  it("times out while it waits for the rest of a response", async () => {
    const impatient = serviceRequest({ limits: { attempt: 50, deadline: 100 } });
    const url = await serviceThat((_request, response) => void response.write("half"));
    await expect(impatient(url)).rejects.toThrow("it did not respond in time");
  });

  it("does not follow a redirect: another host must not get the access token", async () => {
    const url = await serviceThat((_request, response) => {
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    expect(await request(url)).toMatchObject({ status: 302 });
  });

  it("sends a user agent and the accepted type", async () => {
    const url = await serviceThat(({ headers }, response) => {
      response.end(JSON.stringify({ accept: headers.accept, agent: headers["user-agent"] }));
    });
    expect(JSON.parse(await textAt(url))).toEqual({
      accept: "application/json",
      agent: `${brand.slug}-website`,
    });
  });
});

describe("a file of the content service", () => {
  it("that is larger than what is read closes its connection", async () => {
    const closed = Promise.withResolvers<void>();
    const length = 32 * 2 ** 20 + 1;
    const url = await serviceThat((_request, response) => {
      response.once("close", closed.resolve);
      response.writeHead(200, { "content-length": length }).end(Buffer.alloc(length));
    });
    const files = prismicDocumentFiles({ endpoint: url });
    await expect(files.read("/report.pdf")).rejects.toThrow("larger than 32 MB");
    await closed.promise;
  });
});
