import { describe, expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { readMediaAsset } from "../../../src/adapters/prismic/media-asset-fields.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { assetDocument, serviceImage } from "../sample-assets.ts";
import { recordingLog } from "./recording-log.ts";

const file = { url: "/files/logo.eps", size: "2048" };

describe("an asset of the content service", () => {
  const read = (data: object) => readMediaAsset(assetDocument("logo", data), recordingLog());

  it("has its image or its file, and the credit of the image if it has none", () => {
    expect(read({ image: {}, file })).toMatchObject({
      image: undefined,
      file: { href: "/files/logo.eps", bytes: 2048 },
      credit: "The group",
    });
    const image = { ...serviceImage("a.png"), copyright: "An agency" };
    expect(read({ credit: null, image })).toMatchObject({ credit: "An agency", file: undefined });
    expect(read({ image })).toMatchObject({ credit: "The group" });
  });

  it.each([
    [{ kind: "Film" }, { kind: undefined }],
    [{ date: "soon" }, { date: undefined }],
    [
      { image: { url: "javascript:alert(1)" }, file: "none" },
      { image: undefined, file: undefined },
    ],
    [{ embargo: "soon" }, { embargo: "9999-12-31T00:00:00.000Z" }],
  ])("is shown with what can be read of %j", (data, expected) => {
    expect(read(data)).toMatchObject({ title: "logo", ...expected });
  });

  it("is nothing without a title", () => {
    expect(read({ title: " " })).toBeUndefined();
  });
});

describe("the content report", () => {
  const report = (...documents: readonly ServiceDocument[]) =>
    reportDocuments(documents, { now: Date.parse("2026-11-22T00:00:00Z"), exchanges: [] }).map(
      ({ document, field, problem, severity }) => `${severity} ${document} ${field}: ${problem}`,
    );

  it("is empty for an asset of which all is known", () => {
    expect(report(assetDocument("logo", { embargo: "2026-01-01T00:00:00+0000" }))).toEqual([]);
  });

  it.each([
    [{ image: {} }, "error media-asset_logo data.image: has neither an image nor a file"],
    [{ file }, "warning media-asset_logo data.file: has an image and a file: both are offered"],
    [{ image: serviceImage("logo.png", null) }, "error media-asset_logo data.image: has no alternative text"],
    [{ terms: " " }, "error media-asset_logo data.terms: has no terms of use"],
    [{ date: "2026-12-01" }, "warning media-asset_logo data.date: is hidden until its day, 2026-12-01"],
  ])("names what is wrong with %j", (data, problem) => {
    expect(report(assetDocument("logo", data))).toEqual([problem]);
  });
});
