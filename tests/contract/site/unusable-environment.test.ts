import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { startExpectingFailure } from "./failed-start.ts";
import { folderOfTest } from "./site-process.ts";

describe("a process with an invalid configuration exits with an error message of one line:", () => {
  it.each([
    ["production without a content service", { NODE_ENV: "production" }, /^CONTENT_API_ENDPOINT: /],
    ["a variable of an earlier version", { MIRROR_DIR: "mirror" }, /^MIRROR_DIR: there is no such variable$/],
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

  it("DATA_DIR is not a folder", async () => {
    const file = join(await folderOfTest(), "file");
    await writeFile(file, "");
    const { code, lines } = await startExpectingFailure({ DATA_DIR: file });
    expect(lines).toEqual([expect.stringMatching(/^DATA_DIR: /)]);
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
