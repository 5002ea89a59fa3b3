/** Pixels of three bytes each, row after row. */
type Pixels = Uint8Array;

type Color = readonly [red: number, green: number, blue: number];

/** A colour must cover this share of the picture to count as one that was painted. */
const painted = 0.0006;

function unpack(key: number): Color {
  return [key >> 16, (key >> 8) & 255, key & 255];
}

function apart(a: Color, b: Color): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

function count(pixels: Pixels): Map<number, number> {
  const counts = new Map<number, number>();
  for (let index = 0; index < pixels.length; index += 3) {
    const key = keyAt(pixels, index);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function keyAt(pixels: Pixels, index: number): number {
  return ((pixels[index] ?? 0) << 16) | ((pixels[index + 1] ?? 0) << 8) | (pixels[index + 2] ?? 0);
}

/** Every colour allowed: those painted, and an even ladder of steps between each two of them. */
function ladder(colors: readonly Color[], steps: number): Color[] {
  const allowed = [...colors];
  colors.forEach((from, index) => {
    for (const to of colors.slice(index + 1)) {
      for (let step = 1; step < steps; step += 1) {
        const share = step / steps;
        const mix = (axis: 0 | 1 | 2) => Math.round(from[axis] + (to[axis] - from[axis]) * share);
        allowed.push([mix(0), mix(1), mix(2)]);
      }
    }
  });
  return allowed;
}

/**
 * Snaps the soft pixels along edges to a few even steps between the two colours that meet there. The eye does
 * not see it; the file, whose every bit goes into those pixels, halves.
 */
export function simplifyEdges(pixels: Pixels, house: readonly string[], steps: number): Pixels {
  const total = pixels.length / 3;
  const counts = count(pixels);
  const colors = house
    .map((color) => Number.parseInt(color.slice(1), 16))
    .filter((key) => (counts.get(key) ?? 0) > total * painted)
    .map(unpack);
  const allowed = ladder(colors, steps);
  const nearest = new Map<number, Color>();
  for (const key of counts.keys()) {
    const color = unpack(key);
    let best = color;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of allowed) {
      const distance = apart(color, candidate);
      if (distance < least) {
        least = distance;
        best = candidate;
      }
    }
    nearest.set(key, best);
  }
  const flat = new Uint8Array(pixels.length);
  for (let index = 0; index < pixels.length; index += 3) {
    flat.set(nearest.get(keyAt(pixels, index)) ?? [0, 0, 0], index);
  }
  return flat;
}
