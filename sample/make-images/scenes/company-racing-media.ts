import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { box, canvas, disc, ring, shape, stadium, stroke, turned } from "../svg.ts";

const { forest, moss, green, action, mint, lime, paper } = palette;

/** A camera at the rail, trained on the bend; what it sees goes out in rings. */
export const companyRacingMedia = image("company-racing-media", () =>
  canvas(1600, 1000, green, [
    ...range(5).map((index) => ring(590, 330, 250 + index * 110, { color: action, width: 6 })),
    shape("M0 560H1600V1000H0Z", action),
    // The course, coming round the bend.
    shape(stadium(1500, 700, 420, 210), moss),
    ...range(5).map((lane) =>
      stroke(stadium(1500, 700, 420, 72 + lane * 32), {
        color: lane === 2 ? lime : mint,
        width: lane === 2 ? 9 : 4,
      }),
    ),
    box(0, 552, 1600, 12, forest),
    // The tripod.
    stroke("M640 560L470 1000M640 560L640 1000M640 560L810 1000", { color: forest, width: 26, cap: "round" }),
    stroke("M548 800L732 800", { color: forest, width: 14 }),
    box(590, 520, 100, 50, forest),
    // The camera.
    turned(-6, 640, 410, [
      shape(
        "M470 320h300a24 24 0 0 1 24 24v150a24 24 0 0 1-24 24h-300a24 24 0 0 1-24-24v-150a24 24 0 0 1 24-24z",
        forest,
      ),
      box(794, 356, 90, 126, moss),
      shape("M884 336L990 310V528L884 502Z", forest),
      box(990, 306, 18, 226, mint),
      box(520, 262, 190, 26, forest),
      box(534, 288, 16, 34, forest),
      box(680, 288, 16, 34, forest),
      shape("M446 360L380 336V440L446 420Z", forest),
      box(484, 356, 118, 84, mint),
      stroke("M484 416Q540 410 560 388T602 372", { color: action, width: 7 }),
      disc(650, 380, 17, lime),
      disc(708, 380, 17, paper),
      box(634, 424, 96, 12, action),
      box(634, 452, 96, 12, action),
    ]),
  ]),
);
