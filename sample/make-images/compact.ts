/** How many numbers each command of a path takes; all of them come in pairs. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/**
 * The same path in fewer bytes: steps instead of places, to a tenth of a pixel, nothing between numbers that a sign
 * or a point already parts. Takes absolute `M L Q C Z`.
 */
export function compact(data: string): string {
  const path = new ShortPath();
  for (const [, command = "", list = ""] of data.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (list.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * 10));
    if (numbers.length !== NUMBERS[command]) throw new RangeError(`${command}${list} cannot be shortened`);
    path.add(command, numbers);
  }
  return path.written;
}

/** A path as it is written, in tenths of a pixel. */
class ShortPath {
  written = "";
  #x = 0;
  #y = 0;
  #start: readonly [number, number] = [0, 0];
  #last = "";

  add(command: string, numbers: readonly number[]): void {
    const [x, y] = [this.#x, this.#y];
    const steps = numbers.map((number, index) => number - (index % 2 === 0 ? x : y));
    const [dx, dy] = steps;
    if (command === "L" && dy === 0) this.#write("h", [dx ?? 0]);
    else if (command === "L" && dx === 0) this.#write("v", [dy ?? 0]);
    else this.#write(command.toLowerCase(), steps);
    [this.#x, this.#y] = command === "Z" ? this.#start : [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (command === "M") this.#start = [this.#x, this.#y];
  }

  #write(command: string, steps: readonly number[]): void {
    if (command !== this.#last || command === "z") this.written += command;
    this.#last = command;
    for (const value of steps) {
      const text = String(value / 10).replace(/^(-?)0\./, "$1.");
      const parted =
        text.startsWith("-") ||
        /[a-z]$/.test(this.written) ||
        (text.startsWith(".") && /\.\d$/.test(this.written));
      this.written += parted ? text : ` ${text}`;
    }
  }
}
