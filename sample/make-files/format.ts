const oneDecimal = new Intl.NumberFormat("en-AU", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });

/** 1842.6 as "1,842.6"; negative numbers in brackets and zero as a dash, as usual in accounts. */
export function decimals(value: number): string {
  if (value === 0) return "\u2013";
  return value < 0 ? `(${oneDecimal.format(-value)})` : oneDecimal.format(value);
}

/** 842000000 as "842,000,000". */
export function count(value: number): string {
  return whole.format(value);
}

/** Growth over the period before: "8.3%", or "(3.1%)" when it fell. */
export function growth(now: number, before: number): string {
  const change = (now / before - 1) * 100;
  return change < 0 ? `(${oneDecimal.format(-change)}%)` : `${oneDecimal.format(change)}%`;
}

/** Growth in a sentence: "rose 8.3%" or "fell 3.1%". */
export function moved(now: number, before: number): string {
  const change = (now / before - 1) * 100;
  return `${change < 0 ? "fell" : "rose"} ${oneDecimal.format(Math.abs(change))}%`;
}

/** Growth beside a figure: "up 8.3%" or "down 3.1%". */
export function upOrDown(now: number, before: number): string {
  const change = (now / before - 1) * 100;
  return `${change < 0 ? "down" : "up"} ${oneDecimal.format(Math.abs(change))}%`;
}

/** One number as a share of another: "18.2%". */
export function share(part: number, all: number): string {
  return `${oneDecimal.format((part / all) * 100)}%`;
}

/** Net debt to EBITDA: "1.6x". */
export function times(value: number): string {
  return `${oneDecimal.format(value)}x`;
}

/** Millions of Australian dollars in a sentence: "A$2,318.7 million". */
export function million(value: number): string {
  return `A$${oneDecimal.format(value)} million`;
}

const day = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-08-19" as "19 August 2026". */
export function longDate(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`));
}
