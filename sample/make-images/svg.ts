import type { Point } from "./geometry.ts";

/** How a line is drawn: its colour and its width. */
interface Pen {
  readonly color: string;
  readonly width: number;
  readonly cap?: "butt" | "round";
}

/** A number as short as the picture allows: a tenth of a pixel is finer than the eye. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10 || 0);
}

/** Path data through points, closed on request. */
export function trace(points: readonly Point[], closed = false): string {
  const steps = points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L");
  return `M${steps}${closed ? "Z" : ""}`;
}

/** A filled shape from path data; overlapping parts cut each other out. */
export function shape(data: string, color: string): string {
  return `<path fill="${color}" fill-rule="evenodd" d="${data}"/>`;
}

/** Letters from path data; parts of one letter overlap without cutting each other out. */
export function letters(data: string, color: string): string {
  return `<path fill="${color}" d="${data}"/>`;
}

/** A filled shape through points. */
export function area(points: readonly Point[], color: string): string {
  return shape(trace(points, true), color);
}

/** A drawn line from path data. */
export function stroke(data: string, pen: Pen): string {
  const cap = pen.cap ?? "butt";
  return `<path fill="none" stroke="${pen.color}" stroke-width="${short(pen.width)}" stroke-linecap="${cap}" stroke-linejoin="round" d="${data}"/>`;
}

/** A drawn line through points. */
export function line(points: readonly Point[], pen: Pen): string {
  return stroke(trace(points), pen);
}

/** A filled rectangle. */
export function box(x: number, y: number, width: number, height: number, color: string): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${color}"/>`;
}

/** A filled circle. */
export function disc(cx: number, cy: number, radius: number, color: string): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="${color}"/>`;
}

/** A drawn circle. */
export function ring(cx: number, cy: number, radius: number, pen: Pen): string {
  return `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(radius)}" fill="none" stroke="${pen.color}" stroke-width="${short(pen.width)}"/>`;
}

/** Path data of a racecourse in plan: two straights joined by two half circles. */
export function stadium(cx: number, cy: number, half: number, radius: number): string {
  const r = short(radius);
  const left = short(cx - half);
  const right = short(cx + half);
  const top = short(cy - radius);
  const foot = short(cy + radius);
  return `M${left} ${top}L${right} ${top}A${r} ${r} 0 0 1 ${right} ${foot}L${left} ${foot}A${r} ${r} 0 0 1 ${left} ${top}Z`;
}

/** Path data of a rectangle with rounded corners. */
export function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const r = short(corner);
  const along = short(width - corner * 2);
  const down = short(height - corner * 2);
  return `M${short(x + corner)} ${short(y)}h${along}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}h-${along}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`;
}

/** Drawing turned about a point, in degrees clockwise. */
export function turned(degrees: number, cx: number, cy: number, parts: readonly string[]): string {
  return `<g transform="rotate(${degrees} ${short(cx)} ${short(cy)})">${parts.join("")}</g>`;
}

/** Drawing seen only inside a shape given as path data. */
export function within(id: string, data: string, parts: readonly string[]): string {
  return `<clipPath id="${id}"><path d="${data}"/></clipPath><g clip-path="url(#${id})">${parts.join("")}</g>`;
}

/** A complete SVG document on a flat ground. */
export function canvas(width: number, height: number, ground: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${box(0, 0, width, height, ground)}${parts.join("")}</svg>`;
}
