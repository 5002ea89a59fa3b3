/** An exact factor: both whole numbers, of which the denominator is above 0. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ONE: Fraction = { numerator: 1n, denominator: 1n };

/** As many decimals as editors type. */
const SCALE = 1e8;

/** The exact quotient of two numbers with at most eight decimals. */
export function fraction(numerator: number, denominator: number): Fraction {
  return { numerator: scaled(numerator), denominator: scaled(denominator) };
}

export function product(one: Fraction, other: Fraction): Fraction {
  return {
    numerator: one.numerator * other.numerator,
    denominator: one.denominator * other.denominator,
  };
}

/** The factor that undoes another, which is above 0. */
export function inverse({ numerator, denominator }: Fraction): Fraction {
  return { numerator: denominator, denominator: numerator };
}

/** Whether it changes nothing. */
export function isOne({ numerator, denominator }: Fraction): boolean {
  return numerator === denominator;
}

/** A whole number multiplied by a factor, rounded once; half up. */
export function multiplied(value: bigint, { numerator, denominator }: Fraction): bigint {
  return (2n * value * numerator + denominator) / (2n * denominator);
}

/** For people, with at most four decimals. */
export function fractionNumber({ numerator, denominator }: Fraction): number {
  const DIGITS = 10_000n;
  return Number(multiplied(DIGITS, { numerator, denominator })) / Number(DIGITS);
}

function scaled(value: number): bigint {
  return BigInt(Math.round(value * SCALE));
}
