import { palette } from "../../../brand/palette.ts";
import { image } from "../artwork.ts";
import { range } from "../geometry.ts";
import { canvas, disc, rounded, shape } from "../svg.ts";

/** Days of the months of 2027, January first, and on which day of the week, from Monday, each begins. */
const months = [
  [31, 4],
  [28, 0],
  [31, 0],
  [30, 3],
  [31, 5],
  [30, 1],
  [31, 3],
  [31, 6],
  [30, 2],
  [31, 4],
  [30, 0],
  [31, 2],
] as const;

/** Half-year results, full-year results and the general meeting, as month and day. */
const dates = ["1-17", "7-18", "9-21"];

/** A year on one sheet, a dot a day, and the three that shareholders keep free. */
export const newsCalendar = image("news-calendar", () => {
  const days = months.flatMap(([count, start], month) => {
    const left = 172 + (month % 4) * 332;
    const top = 168 + Math.floor(month / 4) * 252;
    return range(count).flatMap((day) => {
      const x = left + ((start + day) % 7) * 38;
      const y = top + Math.floor((start + day) / 7) * 34;
      if (!dates.includes(`${month}-${day + 1}`)) return [disc(x, y, 11, palette.action)];
      return [disc(x, y, 26, palette.forest), disc(x, y, 12, palette.lime)];
    });
  });
  return canvas(1600, 1000, palette.mint, [shape(rounded(92, 84, 1416, 832, 40), palette.paper), ...days]);
});
