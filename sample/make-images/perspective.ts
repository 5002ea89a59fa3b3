import { beside, type Point } from "./geometry.ts";

/** A camera above flat ground, looking level; the world is x to the right and z away from it. */
export interface Camera {
  readonly centre: number;
  readonly horizon: number;
  readonly focal: number;
  readonly height: number;
}

const nearest = 2;

/** Where a point on the ground falls on the canvas. */
function project(camera: Camera, [x, z]: Point): Point {
  const scale = camera.focal / Math.max(nearest, z);
  return [camera.centre + x * scale, camera.horizon + camera.height * scale];
}

/** The outline of a strip painted on the ground beside a course, narrowing with distance as paint does. */
export function strip(camera: Camera, course: readonly Point[], from: number, to: number): Point[] {
  const ahead = course.filter(([, z]) => z > nearest);
  const edge = (distance: number) => beside(ahead, distance).map((point) => project(camera, point));
  return [...edge(from), ...edge(to).reverse()];
}
