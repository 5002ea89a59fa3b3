import { extname } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { newIdentifier } from "./document.ts";
import { measureImage } from "./images.ts";
import type { JsonObject } from "./json.ts";
import { contentTypeOf } from "./media.ts";
import type { Service } from "./service.ts";
import { checkWriteAccess, writeError } from "./write-access.ts";

interface AssetTag {
  readonly id: string;
  readonly name: string;
  readonly created_at: number;
  readonly last_modified: number;
}

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
  readonly tags: readonly AssetTag[];
}

const metadataSchema = z.object({
  notes: z.string().max(500).optional(),
  credits: z.string().max(500).optional(),
  alt: z.string().max(500).optional(),
  filename: z.string().min(1).optional(),
  tags: z.array(z.string()).optional(),
});

/** The asset API, under `/asset-api`. Returns the uploaded assets, for the migration API. */
export function registerAssetApi(app: FastifyInstance, service: Service): ReadonlyMap<string, Asset> {
  const { store, addresses, mediaBase } = service;
  const assets = new Map<string, Asset>();
  const tags = new Map<string, AssetTag>();

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

  app.patch<{ Params: { id: string } }>("/asset-api/assets/:id", (request) => {
    checkWriteAccess(request, service);
    const asset = assets.get(request.params.id);
    if (!asset) throw writeError(404, "asset not found");
    const parsed = metadataSchema.safeParse(request.body);
    if (!parsed.success) throw writeError(400, "invalid metadata", parsed.error.issues);
    const { tags: tagIds, ...given } = parsed.data;
    const changed: Asset = {
      ...asset,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(tagIds ? { tags: tagIds.flatMap((id) => tags.get(id) ?? []) } : {}),
      last_modified: store.now().getTime(),
    };
    assets.set(asset.id, changed);
    return serve(changed, mediaBase(request));
  });

  app.get("/asset-api/tags", (request) => {
    checkWriteAccess(request, service);
    return { items: [...tags.values()] };
  });

  app.post("/asset-api/tags", (request, reply) => {
    checkWriteAccess(request, service);
    const parsed = z.object({ name: z.string().min(3).max(20) }).safeParse(request.body);
    if (!parsed.success) throw writeError(400, "a tag's name has 3 to 20 characters");
    const moment = store.now().getTime();
    const tag = { id: newIdentifier(), name: parsed.data.name, created_at: moment, last_modified: moment };
    tags.set(tag.id, tag);
    return reply.code(201).send(tag);
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
