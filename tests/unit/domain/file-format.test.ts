import { describe, expect, it } from "vitest";
import { endingOf, fileEnding, fileFormat } from "../../../src/domain/content/file-format.ts";

describe("the ending of a file", () => {
  it.each([
    ["https://files.example/report.pdf", "pdf"],
    ["/files/Report.PDF?v=1.2#page=3", "pdf"],
    ["/files/archive.tar.gz", "gz"],
    ["/files/logo.7z", "7z"],
    ["/files/film.mp4", "mp4"],
    ["/files/%E5%B9%B4.pdf", "pdf"],
    ["/files/guide-1.2", undefined],
    ["/files/report", undefined],
    ["https://files.example", undefined],
    ["/v1.pdf/report", undefined],
    ["/files/report.", undefined],
    ["/files/a.longerthanten", undefined],
    ["/files/report.p-f", undefined],
    ["", undefined],
  ])("at %s is %s", (href, ending) => {
    expect(fileEnding(href)).toBe(ending);
    expect(fileFormat(href)).toBe(ending?.toUpperCase());
  });
});

describe("what a file is by its content", () => {
  const bytes = (...values: readonly (string | number)[]) =>
    Uint8Array.from(
      values.flatMap((value) =>
        typeof value === "string" ? [...value].map((one) => one.charCodeAt(0)) : value,
      ),
    );

  it.each([
    ["pdf", bytes("%PDF-1.7 and more")],
    ["png", bytes(0x89, "PNG\r\n")],
    ["jpg", bytes(0xff, 0xd8, 0xff, 0xe0)],
    ["gif", bytes("GIF89a")],
    ["zip", bytes("PK", 3, 4)],
    ["7z", bytes("7z", 0xbc, 0xaf, 0x27)],
    [undefined, bytes("%PDF")],
    [undefined, bytes(" %PDF-")],
    [undefined, bytes("<!doctype html>")],
    [undefined, bytes()],
  ])("is %s", (ending, content) => {
    expect(endingOf(content)).toBe(ending);
  });
});
