/** Space above the highest bar and below the lowest one, for their labels, in pixels. */
const LABEL_SPACE_PX = 24;

/** Width of the gap between two bars, as a fraction of the width of a bar. */
const GAP = 0.3;

/**
 * Lays out vertical bars. They always start from the zero line, at which `y` is `zero`; negative amounts hang below it. An
 * unknown amount has a bar of height 0.
 *
 * @param chartHeight - In pixels.
 * @returns `x`, `width` and `centre` in per cent of the chart's width; `y`, `height` and `labelY` in pixels, `y` from the top.
 */
export function layOutBars(amounts: readonly (number | undefined)[], chartHeight: number) {
  const { lowest, highest } = rangeOf(amounts);
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

/** Average widths of characters, as fractions of the font size. */
const CHARACTER_WIDTH = 0.58;
const SEPARATOR_WIDTH = 0.28;

/** Gap between two labels, as a fraction of the font size. */
const LABEL_GAP = 0.5;

/** The width that a row of equally wide labels needs so that they do not touch, in multiples of their font size. */
export function widthOfLabels(labels: readonly string[]): number {
  const widths = labels.map((label) => {
    const separators = label.match(/[\s.,’'\u2212-]/g)?.length ?? 0;
    return (label.length - separators) * CHARACTER_WIDTH + separators * SEPARATOR_WIDTH + LABEL_GAP;
  });
  return labels.length * Math.max(0, ...widths);
}

/**
 * Lays out horizontal bars, one in each row. They start from the zero line, those of negative amounts to the left.
 *
 * @returns Positions and widths in per cent of the width of a row.
 */
export function layOutRows(amounts: readonly (number | undefined)[]) {
  const { lowest, highest } = rangeOf(amounts);
  const scale = highest > lowest ? 100 / (highest - lowest) : 0;
  const zero = rounded(Math.abs(lowest) * scale);
  const bars = amounts.map((amount = 0) => {
    const width = rounded(Math.abs(amount) * scale);
    return { x: amount < 0 ? rounded(zero - width) : zero, width };
  });
  return { zero, bars };
}

/** The lowest and the highest amount; zero is always within the range. */
function rangeOf(amounts: readonly (number | undefined)[]) {
  const known = amounts.filter((amount) => amount !== undefined);
  return { lowest: Math.min(0, ...known), highest: Math.max(0, ...known) };
}

/** A screen shows no more than tenths. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
