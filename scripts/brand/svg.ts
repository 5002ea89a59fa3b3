import { palette } from "../../brand/palette.ts";
import type { Shape } from "../../brand/schema.ts";

/** A drawing: its view boxes (the default, and named ones: `<view id="near" …>`) and its shapes. */
export interface Drawing {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number];
  readonly views: Readonly<Record<string, string>>;
  readonly shapes: readonly Shape[];
}

/** Elements that a drawing may not have, and what to do instead. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  ["script", "remove it"],
  ["style", "export the drawing with presentation attributes, such as fill"],
  ["text", "convert it to outlines"],
  ["image", "draw it as shapes"],
]);

/**
 * Parses an SVG drawing without scripts, styles and texts. Colours can be names of palette colours.
 *
 * @throws {Error} if the drawing is invalid. The message is written to follow the file's name.
 */
export function readDrawing(svg: string): Drawing {
  const root: Shape & { children: Shape[] } = { name: "", attributes: {}, children: [] };
  const open: { name: string; children: Shape[] }[] = [root];
  for (const [, end, name = "", attributes = "", closed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:[^>"]|"[^"]*")*?)(\/?)>/g,
  )) {
    const advice = ADVICE.get(name);
    if (advice !== undefined) throw new Error(`has an element ${name}: ${advice}`);
    if (end) {
      if (open.pop()?.name !== name) throw new Error(`closes ${name}, which is not open`);
      continue;
    }
    const shape = { name, attributes: readAttributes(attributes), children: [] };
    open.at(-1)?.children.push(shape);
    if (!closed) open.push(shape);
  }
  const [drawing] = root.children;
  if (drawing?.name !== "svg" || open.length !== 1) throw new Error("is no SVG drawing");
  const [x, y, width, height] = (drawing.attributes.viewBox ?? "").split(/[\s,]+/).map(Number);
  if (x === undefined || y === undefined || !width || !height) throw new Error("has no viewBox");
  const isView = ({ name }: Shape) => name === "view";
  const views = drawing.children
    .filter(isView)
    .map(({ attributes: { id = "", viewBox = "" } }) => [id, viewBox]);
  return {
    viewBox: [x, y, width, height],
    views: Object.fromEntries(views),
    shapes: drawing.children.filter((shape) => !isView(shape)),
  };
}

/** Shapes as markup. */
export function markup(shapes: readonly Shape[]): string {
  return shapes
    .map(({ name, attributes, children }) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${kebab(key)}="${value}"`);
      const start = `<${name}${written.join("")}`;
      return children.length === 0 ? `${start}/>` : `${start}>${markup(children)}</${name}>`;
    })
    .join("");
}

const PAINTS = new Set(["fill", "stroke", "color", "stopColor"]);
const colours = new Map<string, string>(Object.entries(palette));

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g)].map(([, written = "", value = ""]) => {
      const name = written.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
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
