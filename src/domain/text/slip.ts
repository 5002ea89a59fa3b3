/** Whether two codes or words differ by one character: another one, one more or less, or two in another order. */
export function isSlipOf(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const rest = one.slice(start);
  const otherRest = other.slice(start);
  if (one.length !== other.length)
    return one.length > other.length ? rest.slice(1) === otherRest : rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}
