/** A duration or a size: `30 s`, `64 MB`. */
const FIGURE = /(?<![\w.,])(\d[\d,]*(?:\.\d+)?) (ms|s|kB|MB|GB|µs)\b/g;
const MILLISECONDS: Readonly<Record<string, number>> = { ms: 1, s: 1_000 };
const BYTES: Readonly<Record<string, string>> = { kB: "1024", MB: "1024 * 1024", GB: "1024 * 1024 * 1024" };

/** Programs and results of benchmarks, in which figures are looked up: without separators of thousands. */
export function withoutSeparators(text: string): string {
  return text.replace(/(?<=\d)[,_](?=\d{3})/g, "");
}

/**
 * The durations and sizes in a document that neither a program nor a result has: `30 s` is there as `30 s`, `30s`, `30 seconds` or
 * `30_000`, and `64 MB` also as `64 * 1024 * 1024`.
 */
export function unknownFigures(document: string, known: string): readonly string[] {
  return Array.from(document.matchAll(FIGURE), ([figure, value = "", unit = ""]) => {
    const number = withoutSeparators(value);
    const written = [`${number} ${unit}`, `${number}${unit}`];
    const perUnit = MILLISECONDS[unit];
    if (perUnit !== undefined) written.push(`${Number(number) * perUnit}`);
    if (unit === "s") written.push(`${number} seconds`);
    if (BYTES[unit] !== undefined) written.push(`${number} * ${BYTES[unit]}`);
    const forms = written.map((text) => text.replace(/[.*]/g, "\\$&"));
    return new RegExp(`(?<![\\d.])(?:${forms.join("|")})`).test(known) ? [] : [figure];
  }).flat();
}
