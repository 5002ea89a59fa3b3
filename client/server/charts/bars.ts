/** Space above the highest bar and below the lowest one, for their labels, in pixels. */
const LABEL_SPACE_PX = 24;

/** How wide the gap between two bars is, beside a bar. */
const GAP = 0.3;

/** How many characters fit in one line over or under the bars of the narrowest chart. */
const MAX_CHARACTERS = 36;

/**
 * Lays bars out in a chart of a given height. Heights are in proportion to the amounts: bars always start from zero;
 * bars of negative amounts are below the zero line. An unknown amount has a bar of height 0 on the zero line. A bar is
 * horizontally in per cent of the chart's width, vertically in pixels from its top.
 */
export function layOutBars(amounts: readonly (number | undefined)[], chartHeight: number) {
  const known = amounts.filter((amount) => amount !== undefined);
  const highest = Math.max(0, ...known);
  const lowest = Math.min(0, ...known);
  // Without negative amounts there are no labels under the line.
  const space = chartHeight - LABEL_SPACE_PX * (lowest < 0 ? 2 : 1);
  const scale = highest > lowest ? space / (highest - lowest) : 0;
  const zero = rounded(LABEL_SPACE_PX + (highest > lowest ? highest * scale : space));
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
      // Baseline of the amount's label: above the bar, or below the bar of a negative amount.
      labelY: amount < 0 ? rounded(y + height + 17) : rounded(y - 8),
    };
  });
  return { zero, bars };
}

/** Whether there are too many bars, or too long labels, for every bar to have a label. */
export function isCrowded(labels: readonly string[]): boolean {
  return labels.length * Math.max(...labels.map(({ length }) => length)) > MAX_CHARACTERS;
}

/** A screen shows no more than tenths. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
