import { type SaxesAttributeNS, SaxesParser } from "saxes";
import { palette } from "../../brand/palette.ts";
import type { Shape } from "../../brand/schema.ts";

const NAMESPACE = "http://www.w3.org/2000/svg";

/** What a drawing can consist of: shapes, their groups and paints, notes. All else may run, load or write something. */
const ELEMENTS = new Set(
  `svg view g defs symbol use path rect circle ellipse line polyline polygon clipPath mask marker pattern linearGradient
  radialGradient stop title desc metadata`.split(/\s+/),
);

/** What to do instead of elements that drawing programs write. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ["script", "remove it"],
  ["style", "export the drawing with presentation attributes, such as fill"],
  ["text", "convert it to outlines"],
]);

/** Pages load the logo and the motif, and each social image is drawn from such a file. */
const MAX_BYTES = 100_000;

/**
 * Parses an SVG drawing without scripts, styles and texts. Colours can be names of palette colours.
 *
 * @throws {Error} if the drawing is invalid. The message is written to follow the file's name.
 */
export function readDrawing(svg: string) {
  if (!/^\s*</.test(svg)) throw new Error("is no SVG drawing, but another kind of file: export it as SVG");
  const bytes = Buffer.byteLength(svg);
  if (bytes > MAX_BYTES)
    throw new Error(`has ${Math.ceil(bytes / 1_000)} kB, and may have ${MAX_BYTES / 1_000}: simplify it`);
  const root: Shape & { children: Shape[] } = { name: "", attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", ({ message }) => {
    throw new Error(`is no SVG drawing: ${message}`);
  });
  parser.on("opentag", ({ uri, local: name, attributes }) => {
    if (uri === NAMESPACE && !ELEMENTS.has(name))
      throw new Error(`has an element ${name}: ${ADVICE.get(name) ?? "draw it as shapes"}`);
    const shape = { name, attributes: readAttributes(Object.values(attributes)), children: [] };
    // Those of other vocabularies are notes of the program that wrote the file.
    if (uri === NAMESPACE) open.at(-1)?.children.push(shape);
    open.push(shape);
  });
  parser.on("closetag", () => open.pop());
  parser.write(svg).close();
  const [drawing] = root.children;
  if (drawing?.name !== "svg") throw new Error(`is no SVG drawing: its root is no svg of ${NAMESPACE}`);
  const [x, y, width, height] = (drawing.attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) throw new Error("has no viewBox");
  const isView = ({ name }: Shape) => name === "view";
  const views = drawing.children
    .filter(isView)
    .map(({ attributes: { id = "", viewBox = "" } }) => [id, viewBox] as const);
  return {
    viewBox: [x, y, width, height] as const,
    /** The named view boxes: `<view id="near" …>`. */
    views: Object.fromEntries<string>(views),
    shapes: drawing.children.filter((shape) => !isView(shape)),
  };
}

export function markup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ name, attributes, children }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${kebab(key)}="${escaped(value)}"`);
      const start = `<${name}${written.join("")}`;
      return children.length === 0 ? `${start}/>` : `${start}>${markup(children)}</${name}>`;
    })
    .join("");
}

function escaped(value: string): string {
  return value.replace(/[&<"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const PAINTS = new Set(["fill", "stroke", "color", "stopColor"]);
const colours = new Map<string, string>(Object.entries(palette));

/** Attributes, and declarations of the attribute `style`, which pages have no text for. */
function readAttributes(written: readonly SaxesAttributeNS[]): Record<string, string> {
  const style = written.find(({ name }) => name === "style")?.value ?? "";
  const declared = style
    .split(";")
    .map((declaration) => declaration.split(":", 2).map((part) => part.trim()));
  const active = written.find(
    ({ local, value }) => /^on/i.test(local) || (local === "href" && !value.startsWith("#")),
  );
  if (active) throw new Error(`has an attribute ${active.name}="${active.value}": remove it`);
  const attributes = written
    .filter(({ prefix, local }) => (prefix === "" && local !== "style") || local === "href")
    .map(({ local, value }) => [local, value]);
  return Object.fromEntries(
    [...attributes, ...declared]
      .filter(([name = ""]) => /^[a-z]/i.test(name))
      .map(([hyphenated = "", value = ""]) => {
        const name = hyphenated.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
        if (/device-cmyk|icc-color/i.test(value))
          throw new Error(`has a colour for print, which browsers do not know: export ${value} in RGB`);
        return [name, PAINTS.has(name) ? (colours.get(value) ?? value) : value];
      }),
  );
}

function kebab(name: string): string {
  // These SVG attributes are in camel case.
  return /^(?:gradient|viewBox|preserveAspect|clipPathUnits|mask(?:Content)?Units|pattern)/.test(name)
    ? name
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
