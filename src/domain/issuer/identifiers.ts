/** Letters are numbers in checks of identifiers: `A` is 10, `Z` is 35. */
function digitsOf(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)));
}

/** Whether a text is a Legal Entity Identifier (ISO 17442) with right check digits: those of ISO 7064, MOD 97-10. */
export function isLei(text: string): boolean {
  return /^[A-Z\d]{18}\d{2}$/.test(text) && BigInt(digitsOf(text)) % 97n === 1n;
}

/** Whether a text is an International Securities Identification Number (ISO 6166) with the right check digit. */
export function isIsin(text: string): boolean {
  if (!/^[A-Z]{2}[A-Z\d]{9}\d$/.test(text)) return false;
  const sum = [...digitsOf(text)].toReversed().reduce((total, digit, index) => {
    const number = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (number > 9 ? number - 9 : number);
  }, 0);
  return sum % 10 === 0;
}
