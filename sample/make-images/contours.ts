import { at, type Point, range } from "./geometry.ts";

/** The height of the land at a place on the canvas. */
type Land = (x: number, y: number) => number;

/** Where an outline crosses an edge of the grid; the key names that edge for the squares on both its sides. */
interface Crossing {
  readonly key: string;
  readonly point: Point;
}

interface Corner {
  readonly column: number;
  readonly row: number;
  readonly height: number;
}

interface Step {
  readonly to: string;
  readonly point: Point;
}

const cell = 10;
/** How far the grid reaches past the canvas, in cells. */
const margin = 2;

/**
 * The closed outlines of all land above a level, found by marching over a grid of squares.
 * The grid is sunk at its edge, out of sight, so that every outline closes.
 */
export function outlines(land: Land, width: number, height: number, level: number): Point[][] {
  const grid = survey(land, Math.ceil(width / cell) + 5, Math.ceil(height / cell) + 5, level);
  const steps = new Map<string, Step>();
  for (const row of range(grid.length - 1)) {
    for (const column of range(at(grid, row).length - 1)) {
      const square = [
        at(at(grid, row), column),
        at(at(grid, row), column + 1),
        at(at(grid, row + 1), column + 1),
        at(at(grid, row + 1), column),
      ];
      march(square, steps);
    }
  }
  return follow(steps);
}

function survey(land: Land, columns: number, rows: number, level: number): Corner[][] {
  return range(rows).map((row) =>
    range(columns).map((column) => {
      const edge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      const height = edge ? -1 : land((column - margin) * cell, (row - margin) * cell) - level;
      return { column, row, height };
    }),
  );
}

/** Adds the steps across one square. Going round it clockwise, an outline enters where the land ends. */
function march(square: readonly Corner[], steps: Map<string, Step>): void {
  const falls: Crossing[] = [];
  const rises: Crossing[] = [];
  square.forEach((corner, index) => {
    const next = at(square, (index + 1) % square.length);
    if (corner.height > 0 === next.height > 0) return;
    (corner.height > 0 ? falls : rises).push(cross(corner, next));
  });
  falls.forEach((fall, index) => {
    steps.set(fall.key, { to: at(rises, index).key, point: fall.point });
  });
}

function cross(a: Corner, b: Corner): Crossing {
  const share = a.height / (a.height - b.height);
  const along = (from: number, to: number) => (from + (to - from) * share - margin) * cell;
  const way = a.column === b.column ? "down" : "across";
  return {
    key: `${Math.min(a.column, b.column)} ${Math.min(a.row, b.row)} ${way}`,
    point: [along(a.column, b.column), along(a.row, b.row)],
  };
}

/** Joins the steps into rings; the smallest are noise of the grid and are left out. */
function follow(steps: Map<string, Step>): Point[][] {
  const found: Point[][] = [];
  for (const start of [...steps.keys()]) {
    const outline: Point[] = [];
    let key = start;
    let step = steps.get(key);
    while (step) {
      outline.push(step.point);
      steps.delete(key);
      key = step.to;
      step = steps.get(key);
    }
    if (outline.length > 8) found.push(outline);
  }
  return found;
}
