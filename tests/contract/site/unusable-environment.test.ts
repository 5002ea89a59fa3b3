import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startExpectingFailure } from "./failed-start.ts";
import { folderOfTest } from "./site-process.ts";

describe("a process with an invalid configuration exits with an error message of one line:", () => {
  it.each([
    ["production without a content service", { NODE_ENV: "production" }, /^CONTENT_API_ENDPOINT: /],
    ["a variable of an earlier version", { MIRROR_DIR: "mirror" }, /^MIRROR_DIR: there is no such variable$/],
    ["one port for two servers", { PORT: "3000", METRICS_PORT: "3000" }, /^METRICS_PORT: .*PORT=3000$/],
    ["a variable that is misspelt", { PUBLC_URL: "https://www.larkfield.example" }, /^PUBLC_URL: /],
    ["a token without a data centre", { ESP_ACCESS_TOKEN: "t", ESP_LIST_ID: "l" }, /ESP_SERVER_PREFIX/],
    ["a key without a data centre", { ESP_API_KEY: "k", ESP_LIST_ID: "l" }, /ESP_SERVER_PREFIX/],
    ["a list without a key", { ESP_LIST_ID: "l" }, /^ESP_LIST_ID: /],
    [
      "headers for a collector that are none",
      { OTEL_EXPORTER_OTLP_ENDPOINT: "http://localhost:4318", OTEL_EXPORTER_OTLP_HEADERS: "token" },
      /^OTEL_EXPORTER_OTLP_HEADERS: /,
    ],
  ])("%s", async (_case, environment, expected) => {
    const { code, lines } = await startExpectingFailure({ DATA_DIR: await folderOfTest(), ...environment });
    expect(lines).toEqual([expect.stringMatching(expected)]);
    expect(code).toBe(1);
  });

  it("an old version of Node, which cannot parse the program", async () => {
    const versions = `Object.defineProperty(process, "versions", { value: { node: "20.20.2" } })`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(versions)}`;
    const { code, lines } = await startExpectingFailure({ NODE_OPTIONS });
    expect(lines).toEqual([expect.stringMatching(/^Node\.js 26\.\S+ is needed, and this is 20\.20\.2: /)]);
    expect(code).toBe(1);
  });

  it("DATA_DIR is not a folder", async () => {
    const file = join(await folderOfTest(), "file");
    await writeFile(file, "");
    const { code, lines } = await startExpectingFailure({ DATA_DIR: file });
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
    expect(code).toBe(1);
  });

  it("a data folder with sign-ups of before version 0.1.0", async () => {
    const folder = await folderOfTest();
    await writeFile(join(folder, "marketing.sqlite"), "");
    const { code, lines } = await startExpectingFailure({ DATA_DIR: folder });
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: marketing\.sqlite .* 0\.1\.0 once/)]);
    expect(code).toBe(1);
  });

  it.runIf(process.platform === "linux")("a folder that cannot be created", async () => {
    const { code, lines } = await startExpectingFailure({ DATA_DIR: "/proc/absent/data" });
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
    expect(code).toBe(1);
  });

  it.skipIf(process.platform === "win32")("hardly any open files", async () => {
    const { code, lines } = await startExpectingFailure({ DATA_DIR: await folderOfTest() }, 64);
    expect(lines).toEqual([expect.stringMatching(/^ulimit -n: /)]);
    expect(code).toBe(1);
  });
});
