/** A number from an address, such as a page of a list; 1 where it makes no sense. */
export function positiveInteger(text: string | null): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
}
