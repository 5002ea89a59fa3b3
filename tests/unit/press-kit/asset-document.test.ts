import { describe, expect, it } from "vitest";
import { reportDocuments } from "../../../src/adapters/prismic/content-report.ts";
import { readMediaAsset } from "../../../src/adapters/prismic/press-kit/press-kits.ts";
import type { ServiceDocument } from "../../../src/adapters/prismic/service-document.ts";
import { domainCapabilities, prismicCapabilities } from "../../../src/composition/capabilities.ts";
import { pathOf } from "../adapters/read-document.ts";
import { recordingLog } from "../adapters/recording-log.ts";
import { languages } from "../languages.ts";
import { serviceImage } from "../sample-content.ts";
import { assetDocument } from "./sample-assets.ts";

const UNLISTED = {
  now: Date.parse("2026-11-22T00:00:00Z"),
  languages,
  capabilities: prismicCapabilities(),
  domain: domainCapabilities(),
  exchanges: [],
};

/** The problems of documents as `SEVERITY DOCUMENT FIELD: PROBLEM`. */
const reportOf = (...documents: readonly ServiceDocument[]) =>
  reportDocuments(documents, UNLISTED)
    // What the site lacks that has no other documents.
    .filter(({ type }) => type !== "site")
    .map(({ document: id, field, problem, severity }) => `${severity} ${id} ${field}: ${problem}`);

const file = { url: "/files/logo.eps", size: "2048" };
const NO_FILES = { image: undefined, file: undefined };

describe("an asset of the content service", () => {
  const read = (data: object) => {
    const asset = assetDocument("logo", data);
    return readMediaAsset(asset, pathOf(asset, recordingLog()));
  };

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
    [{ image: { url: "javascript:alert(1)" }, file: "none" }, NO_FILES],
    [{ embargo: "soon" }, { embargo: "9999-12-31T00:00:00.000Z" }],
  ])("is shown with what can be read of %j", (data, expected) => {
    expect(read(data)).toMatchObject({ title: "logo", ...expected });
  });

  it("has the addresses of its files, and is of its date", () => {
    const image = serviceImage("a.png");
    expect(read({ image, file })).toMatchObject({
      addresses: [image.url, "/files/logo.eps"],
      ofDay: { day: "2026-07-01", field: "date" },
    });
    expect(read({ image: {}, date: null })).toMatchObject({ addresses: [], ofDay: undefined });
  });

  it("is nothing without a title", () => {
    expect(read({ title: " " })).toBeUndefined();
  });
});

describe("the content report on assets", () => {
  it("is empty for an asset of which all is known", () => {
    expect(reportOf(assetDocument("logo", { embargo: "2026-11-21T14:00:00+0000" }))).toEqual([]);
  });

  it.each([
    [{ image: {} }, "error media-asset_logo data.image: has neither an image nor a file"],
    [{ file }, "warning media-asset_logo data.file: has an image and a file: both are offered"],
    [{ image: serviceImage("logo.png", null) }, "error media-asset_logo data.image: has no alternative text"],
    [{ terms: " " }, "error media-asset_logo data.terms: has no terms of use"],
    [{ date: "2026-12-01" }, "warning media-asset_logo data.date: is hidden until 2026-12-01T00:00:00+10:00"],
  ])("names what is wrong with %j", (data, problem) => {
    expect(reportOf(assetDocument("logo", data))).toEqual([problem]);
  });
});
