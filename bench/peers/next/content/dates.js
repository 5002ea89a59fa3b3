const long = new Intl.DateTimeFormat("en-AU", { dateStyle: "long", timeZone: "UTC" });

/** A date of the content as people write it. */
export function dateText(date) {
  return date ? long.format(new Date(date)) : "";
}

/** The label of a year end, or of whatever else has one. */
export function million(value) {
  return value == null ? "–" : value.toLocaleString("en-AU", { minimumFractionDigits: 1 });
}
