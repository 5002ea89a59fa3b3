import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { lettering } from "../lettering.ts";
import { box, canvas, disc, letters, shape, stroke } from "../svg.ts";

const { forest, moss, green, action, mint, lime, paper, sand, stone } = palette;
const left = 330;
const width = 940;
const street = 830;
const posts = range(7).map((index) => left + 24 + index * 148);

/** A window with its frame; light is on where it is lime. */
function sash(x: number, y: number, height: number, light: string): string[] {
  return [
    box(x, y, 72, height, forest),
    box(x + 8, y + 8, 56, height - 16, light),
    box(x + 32, y + 8, 8, height - 16, forest),
    box(x + 8, y + height / 2 - 4, 56, 8, forest),
  ];
}

/** A country hotel on its corner: two floors, a verandah about both, lights on in the bar. */
export const companyVenues = image("company-venues", () => {
  const bays = posts.slice(0, -1).map((x) => x + 38);
  return canvas(1600, 1000, mint, [
    disc(1250, 250, 118, paper),
    ...range(4).map((lane) =>
      stroke(
        `M0 ${560 + lane * 36}C300 ${420 + lane * 36} 520 ${640 + lane * 30} 820 ${540 + lane * 36}S1340 ${430 + lane * 36} 1600 ${540 + lane * 36}`,
        { color: paper, width: 5 },
      ),
    ),
    // The chimneys, the roof with its gable, and the name.
    box(470, 150, 54, 130, green),
    box(1076, 150, 54, 130, green),
    shape("M290 320L420 200L1180 200L1310 320Z", forest),
    shape("M640 320L640 204L800 116L960 204L960 320Z", green),
    stroke("M616 222L800 120L984 222", { color: forest, width: 20, cap: "round" }),
    letters(lettering("HOTEL", 706, 268, 66), paper),
    // Upper floor.
    box(left, 320, width, 210, stone),
    ...bays.flatMap((x, index) => sash(x, 352, 150, index === 1 || index === 4 ? lime : green)),
    // Lower floor.
    box(left, 560, width, street - 560, action),
    ...bays.flatMap((x, index) => (index === 2 || index === 3 ? [] : sash(x, 620, 130, lime))),
    box(706, 606, 188, street - 606, forest),
    box(722, 622, 156, 44, lime),
    box(722, 682, 74, street - 682, green),
    box(804, 682, 74, street - 682, green),
    ...[738, 820].map((x) => box(x, 700, 42, 56, lime)),
    // The verandah: floor, balustrade, brackets and posts.
    box(left - 40, 516, width + 80, 44, forest),
    box(left - 40, 448, width + 80, 10, forest),
    ...range(60).map((index) => box(left - 24 + index * 16.7, 458, 5, 58, forest)),
    ...posts.flatMap((x) => [
      box(x - 10, 320, 16, street - 320, forest),
      stroke(
        `M${x - 40} 322Q${x - 4} 322 ${x - 2} 362Q${x} 322 ${x + 36} 322M${x - 46} 562Q${x - 4} 562 ${x - 2} 610Q${x} 562 ${x + 42} 562`,
        { color: forest, width: 9 },
      ),
    ]),
    // The street, with the course for its kerb.
    box(0, street, 1600, 170, stone),
    box(0, street, 1600, 16, moss),
    ...range(3).map((lane) => box(0, street + 60 + lane * 34, 1600, 5, sand)),
  ]);
});
