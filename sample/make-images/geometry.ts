/** A place on the canvas, in pixels from its top left corner. */
export type Point = readonly [x: number, y: number];

/** The item at an index that is known to exist. */
export function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No item ${index} in a list of ${list.length}`);
  return item;
}

/** The whole numbers from 0 up to, not including, count. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** Offsets of parallel lanes about a centre line, an equal gap apart. */
export function lanes(count: number, gap: number): number[] {
  return range(count).map((index) => (index - (count - 1) / 2) * gap);
}

/** Points along a curve, its parameter running from 0 to 1. */
export function sample(count: number, place: (t: number) => Point): Point[] {
  return range(count + 1).map((index) => place(index / count));
}

/** Points along a circular arc, angles in degrees clockwise from three o'clock. */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): Point[] {
  const count = Math.max(8, Math.ceil(Math.abs(to - from)));
  return sample(count, (t) => {
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** A cubic Bézier curve as points. */
export function bezier(a: Point, b: Point, c: Point, d: Point, count = 90): Point[] {
  return sample(count, (t) => {
    const u = 1 - t;
    const mix = (axis: 0 | 1) =>
      u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis];
    return [mix(0), mix(1)];
  });
}

/** The lane running beside a line, at a distance to its right (to its left when negative). */
export function beside(line: readonly Point[], distance: number): Point[] {
  return line.map((point, index) => {
    const before = at(line, Math.max(0, index - 1));
    const after = at(line, Math.min(line.length - 1, index + 1));
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] - (dy / length) * distance, point[1] + (dx / length) * distance];
  });
}

/** A course through corners, each turned on a true arc so that lanes beside it stay concentric. */
export function route(corners: readonly Point[], radius: number): Point[] {
  const points: Point[] = [at(corners, 0)];
  for (let index = 1; index < corners.length - 1; index += 1) {
    const corner = at(corners, index);
    const inward = direction(at(corners, index - 1), corner);
    const outward = direction(corner, at(corners, index + 1));
    const cross = inward[0] * outward[1] - inward[1] * outward[0];
    const dot = inward[0] * outward[0] + inward[1] * outward[1];
    const turn = Math.atan2(cross, dot);
    if (Math.abs(turn) < 0.001) continue;
    const side = Math.sign(turn);
    const back = radius * Math.tan(Math.abs(turn) / 2);
    const startX = corner[0] - inward[0] * back;
    const startY = corner[1] - inward[1] * back;
    const cx = startX - inward[1] * side * radius;
    const cy = startY + inward[0] * side * radius;
    const from = (Math.atan2(startY - cy, startX - cx) * 180) / Math.PI;
    points.push(...arc(cx, cy, radius, from, from + (turn * 180) / Math.PI));
  }
  points.push(at(corners, corners.length - 1));
  return points;
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}
