/** Space above the highest bar and below the lowest one, for their labels, in pixels. */
const LABEL_SPACE_PX = 24;

/** How wide the gap between two bars is, beside a bar. */
const GAP = 0.3;

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

/** Average widths of characters, in parts of the font size. */
const CHARACTER_WIDTH = 0.58;
const SEPARATOR_WIDTH = 0.28;

/** Between two labels, in parts of the font size. */
const LABEL_GAP = 0.5;

/** The width of a row of labels that do not touch, one for each bar, in parts of their font size. */
export function widthOfLabels(labels: readonly string[]): number {
  const widths = labels.map((label) => {
    const separators = label.match(/[\s.,’'\u2212-]/g)?.length ?? 0;
    return (label.length - separators) * CHARACTER_WIDTH + separators * SEPARATOR_WIDTH + LABEL_GAP;
  });
  return labels.length * Math.max(0, ...widths);
}

/**
 * Lays bars out from left to right, each in a row, in per cent of the width that they have. They start from zero, negative
 * ones to the left.
 */
export function layOutRows(amounts: readonly (number | undefined)[]) {
  const known = amounts.filter((amount) => amount !== undefined);
  const highest = Math.max(0, ...known);
  const lowest = Math.min(0, ...known);
  const scale = highest > lowest ? 100 / (highest - lowest) : 0;
  const zero = rounded(Math.abs(lowest) * scale);
  const bars = amounts.map((stated) => {
    const amount = stated ?? 0;
    const width = rounded(Math.abs(amount) * scale);
    return { x: amount < 0 ? rounded(zero - width) : zero, width };
  });
  return { zero, bars };
}

/** A screen shows no more than tenths. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
