import { createHash } from "node:crypto";
import type { z } from "zod";
import { examples, type Fields, group, image, link, richText, sliceModel, table } from "./example-schemas.ts";

/** A value in the format of the vendor's editor. */
type Mock = Readonly<Record<string, unknown>>;

/**
 * The `mocks.json` of a slice model, in the format of the vendor's editor: the first example of each variation. Empty
 * fields are left out, as the editor does.
 *
 * @throws {z.ZodError} if model or examples do not fit their schemas.
 */
export function mocksOf(model: unknown, given: unknown): readonly Mock[] {
  const { variations } = sliceModel.parse(model);
  const byVariation = Map.groupBy(examples.parse(given), ({ variation }) => variation);
  return variations.flatMap(({ id, primary, items }) => {
    const [example] = byVariation.get(id) ?? [];
    if (!example) return [];
    return {
      __TYPE__: "SharedSliceContent",
      variation: id,
      primary: Object.fromEntries(mocksIn(primary, example.primary, id)),
      items: itemsOf(items, example.items, id),
    };
  });
}

function mocksIn(fields: Fields, values: Readonly<Record<string, unknown>>, at: string): [string, Mock][] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const mock = mockOf(field, values[name] ?? undefined, `${at}.${name}`);
    return mock ? [[name, mock]] : [];
  });
}

function itemsOf(fields: Fields, items: z.infer<typeof group>, at: string): Mock[] {
  return items.map((item, index) => {
    const key = keyOf(`${at}[${index}]`);
    return { __TYPE__: "GroupItemContent", key, value: mocksIn(fields, item, `${at}[${index}]`) };
  });
}

function mockOf({ type, config }: Fields[string], value: unknown, at: string): Mock | undefined {
  if (value === undefined) return undefined;
  switch (type) {
    case "Boolean":
      return { __TYPE__: "BooleanContent", value };
    case "StructuredText":
      return { __TYPE__: "StructuredTextContent", value: richText.parse(value).map(blockOf) };
    case "Link": {
      const target = linkOf(link.parse(value));
      return target && { __TYPE__: "LinkContent", key: keyOf(at), value: target };
    }
    case "Image": {
      const { success, data } = image.safeParse(value);
      return success ? { __TYPE__: "ImageContent", ...imageOf(data), thumbnails: {} } : undefined;
    }
    case "Table": {
      const { head, body } = table.parse(value);
      const rows = [...(head?.rows ?? []), ...body.rows];
      return { __TYPE__: "TableContent", content: rows.map(rowOf) };
    }
    case "Group":
      return { __TYPE__: "GroupContentType", value: itemsOf(config?.fields ?? {}, group.parse(value), at) };
    default:
      return { __TYPE__: "FieldContent", type, value: String(value) };
  }
}

function rowOf({ key, cells }: z.infer<typeof table>["body"]["rows"][number]): Mock {
  const content = cells.map((cell) => ({
    key: cell.key,
    type: cell.type === "header" ? "tableHeader" : "tableCell",
    content: { __TYPE__: "StructuredTextContent", value: cell.content.map(blockOf) },
  }));
  return { key, type: "tableRow", content };
}

function linkOf(target: z.infer<typeof link>): Mock | undefined {
  switch (target.link_type) {
    case "Any":
      return undefined;
    case "Web":
      return {
        __TYPE__: "ExternalLink",
        kind: "web",
        url: target.url,
        ...(target.target && { target: target.target }),
      };
    case "Document":
      return { __TYPE__: "DocumentLink", kind: "document", id: target.id };
    case "Media": {
      const { id, url, name, size } = target;
      return { __TYPE__: "FileLink", kind: "file", id, url, name, size };
    }
  }
}

function imageOf({ id, url, alt, copyright, dimensions, edit }: z.infer<typeof image>): Mock {
  const { x, y, zoom, background } = edit;
  return {
    origin: { id, url, ...dimensions },
    ...dimensions,
    edit: { zoom, crop: { x, y }, background },
    url,
    alt,
    credits: copyright,
  };
}

function blockOf(block: z.infer<typeof richText>[number]): Mock {
  switch (block.type) {
    case "image":
      return { type: "image", data: imageOf(block) };
    case "embed":
      return {
        type: "embed",
        data: { type: "link", ...block.oembed, __TYPE__: "EmbedContent", all: block.oembed },
      };
    default: {
      const spans = block.spans.map((span) =>
        span.type === "hyperlink" ? { ...span, data: linkOf(span.data) } : span,
      );
      return { type: block.type, content: { text: block.text, spans }, direction: block.direction };
    }
  }
}

/** A key for a place in a slice: a UUID, as the editor gives, but the same each time. */
function keyOf(at: string): string {
  const hash = createHash("sha256").update(at).digest("hex");
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}
