import { parsingError } from "./errors.ts";

/** A tokenizer, whose errors contain line and column. */
export class Scanner {
  readonly text: string;
  offset = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Whether the end is reached. */
  get atEnd(): boolean {
    return this.offset >= this.text.length;
  }

  /** Consumes and returns what matches at the current position. `pattern` must be sticky. */
  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.offset += found.length;
    return found;
  }

  /** Skips spaces, and consumes `token` if it is next. */
  take(token: string): boolean {
    this.match(/\s*/y);
    if (!this.text.startsWith(token, this.offset)) return false;
    this.offset += token.length;
    return true;
  }

  /** Like {@link take}, but a missing `token` is an error. */
  expect(token: string): void {
    if (!this.take(token)) this.fail(`unexpected ${this.#next()}; expected '${token}'`);
  }

  /** Throws a parsing error at a position, by default the current one. */
  fail(message: string, offset = this.offset): never {
    const before = this.text.slice(0, offset).split("\n");
    const line = before.length;
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw parsingError(`${message} on line:${line} col:${column} in query '${this.text}'`, line, column);
  }

  #next(): string {
    return this.atEnd ? "end of input" : `'${this.text.charAt(this.offset)}'`;
  }
}
