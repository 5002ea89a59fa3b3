import { extname } from "node:path";
import type { FastifyInstance } from "fastify";
import { newIdentifier } from "./document.ts";
import { measureImage } from "./images.ts";
import type { JsonObject } from "./json.ts";
import { contentTypeOf } from "./media.ts";
import type { Service } from "./service.ts";
import { checkWriteAccess, writeError } from "./write-access.ts";

/** An asset in the media library. */
export interface Asset {
  readonly id: string;
  readonly url: string;
  readonly created_at: number;
  readonly last_modified: number;
  readonly filename: string;
  readonly extension: string;
  readonly size: number;
  readonly kind: "image" | "document" | "audio" | "video";
  readonly width?: number;
  readonly height?: number;
  readonly notes?: string;
  readonly credits?: string;
  readonly alt?: string;
  readonly tags: readonly [];
}

/** The asset API, under `/asset-api`. Returns the uploaded assets, for the migration API. */
export function registerAssetApi(app: FastifyInstance, service: Service): ReadonlyMap<string, Asset> {
  const { addresses, mediaBase } = service;
  const assets = new Map<string, Asset>();

  app.get<{ Querystring: { pageSize?: string; assetType?: string; keyword?: string } }>(
    "/asset-api/assets",
    (request) => {
      checkWriteAccess(request, service);
      const { pageSize = "20", assetType = "all", keyword = "" } = request.query;
      const items = [...assets.values()].filter(
        ({ kind, filename }) => (assetType === "all" || kind === assetType) && filename.includes(keyword),
      );
      return serve(
        { items: items.slice(0, Number(pageSize)), total: items.length, is_opensearch_result: false },
        mediaBase(request),
      );
    },
  );

  app.post("/asset-api/assets", async (request) => {
    checkWriteAccess(request, service);
    const form = request.body instanceof FormData ? request.body : undefined;
    const file = form?.get("file");
    if (!form || !(file instanceof File)) throw writeError(400, "file is required");
    const asset: Asset = { ...(await keep(file, service)), ...texts(form) };
    assets.set(asset.id, asset);
    return serve(asset, mediaBase(request));
  });

  const serve = (answer: object, base: string): JsonObject =>
    JSON.parse(addresses.serve(JSON.stringify(answer), base));
  return assets;
}

/**
 * Adds an uploaded file to the media library.
 *
 * @throws {ApiError} for an image that cannot be read.
 */
export async function keep(file: File, { store, media, addresses }: Service): Promise<Asset> {
  const content = Buffer.from(await file.arrayBuffer());
  const id = newIdentifier();
  const name = `${id}_${file.name.replace(/[^A-Za-z0-9._-]+/g, "-")}`;
  const image = contentTypeOf(name).startsWith("image/");
  const dimensions = image ? await measureImage(content).catch(() => undefined) : undefined;
  if (image && !dimensions) throw writeError(400, "the image cannot be read");
  const moment = store.now();
  const folder = image ? "images" : "files";
  media.add(folder, name, content, moment);
  return {
    id,
    url: addresses.stored(folder, name) + (image ? "?auto=format,compress" : ""),
    created_at: moment.getTime(),
    last_modified: moment.getTime(),
    filename: file.name,
    extension: extname(file.name).slice(1),
    size: content.length,
    kind: image ? "image" : "document",
    ...dimensions,
    tags: [],
  };
}

function texts(form: FormData): Pick<Asset, "notes" | "credits" | "alt"> {
  const entries = ["notes", "credits", "alt"].flatMap((name) => {
    const value = form.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
