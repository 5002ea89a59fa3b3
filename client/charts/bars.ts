/** Room above the highest bar and below the lowest one, for the words that stand there, in pixels. */
const LABEL_ROOM = 24;

/** How wide the gap between two bars is, beside a bar. */
const GAP = 0.3;

/** How many letters stand side by side over or under the bars of the narrowest chart. */
const MAX_LETTERS = 36;

/** One bar: across in per cent of the chart's width, upright in pixels from its top. */
export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly centre: number;
  readonly y: number;
  readonly height: number;
  /** Foot of the amount's letters: above the bar, or below one that hangs. */
  readonly labelY: number;
}

/** The bars of a chart, and the height of the line of zero that they stand on. */
export interface Bars {
  readonly zero: number;
  /** In the order of the amounts. An amount that is not known has a bar without height on the line of zero. */
  readonly bars: readonly Bar[];
}

/**
 * Lays bars out in a chart of a height. Heights are in proportion to the amounts: bars start from zero, whatever the
 * least amount is; those below zero hang from the line.
 */
export function layOutBars(amounts: readonly (number | undefined)[], chartHeight: number): Bars {
  const known = amounts.filter((amount) => amount !== undefined);
  const highest = Math.max(0, ...known);
  const lowest = Math.min(0, ...known);
  // Where nothing hangs, nothing is written under the line.
  const room = chartHeight - LABEL_ROOM * (lowest < 0 ? 2 : 1);
  const scale = highest > lowest ? room / (highest - lowest) : 0;
  const zero = rounded(LABEL_ROOM + (highest > lowest ? highest * scale : room));
  const width = 100 / (amounts.length + (amounts.length - 1) * GAP);
  const bars = amounts.map((stated, index) => {
    const amount = stated ?? 0;
    const x = index * width * (1 + GAP);
    const height = rounded(Math.abs(amount) * scale);
    const y = amount < 0 ? zero : rounded(zero - height);
    return {
      x: rounded(x),
      width: rounded(width),
      centre: rounded(x + width / 2),
      y,
      height,
      labelY: amount < 0 ? rounded(y + height + 17) : rounded(y - 8),
    };
  });
  return { zero, bars };
}

/** Whether bars are too many, or their words too long, for every bar to have words. */
export function isCrowded(words: readonly string[]): boolean {
  return words.length * Math.max(...words.map((word) => word.length)) > MAX_LETTERS;
}

/** Tenths are as fine as a screen shows. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
