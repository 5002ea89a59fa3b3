/**
 * Whether a text is an International Securities Identification Number (ISO 6166): two letters, nine letters or digits, and the
 * check digit by Luhn's algorithm over all of them, with letters as the numbers 10 to 35.
 */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z\d]{9}\d$/.test(text)) return false;
  const digits = [...text].flatMap((sign) => [...String(Number.parseInt(sign, 36))].map(Number)).reverse();
  const sum = digits.reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? digit : digit * 2;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}
