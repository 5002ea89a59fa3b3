import type { Drawings, Formats, ImageDrawings } from "../../../brand/schema.ts";

export const drawings: Drawings = {
  logo: { width: 400, height: 80 },
  motif: {
    views: { whole: "0 0 1200 560", near: "600 0 500 260" },
    shapes: [{ name: "rect", attributes: { width: "1200", height: "560", rx: "280" }, children: [] }],
  },
};
export const imageDrawings: ImageDrawings = {
  mark: '<path fill="#ffffff" d="M4 4h24v24H4z"/>',
  home: '<circle fill="none" stroke="#ffffff" cx="1200" cy="0" r="400"/>',
  news: '<circle fill="none" stroke="#ffffff" cx="1200" cy="300" r="400"/>',
  page: '<circle fill="none" stroke="#ffffff" cx="1200" cy="600" r="400"/>',
};
export const formats: Formats = {
  months: Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleString("en", { month: "long" }),
  ),
  date: "{day} {month} {year}",
  thousands: ",",
  decimal: ".",
};
