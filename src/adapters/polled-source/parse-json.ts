import { setImmediate as otherTasks } from "node:timers/promises";
import type { z } from "zod";
import { invalidResponse } from "./source-request.ts";

/** JSON is parsed at once: some hundredths of a second for so many characters. */
const MAX_LENGTH = 8 * 1024 * 1024;
/** The time for a key grows with the number of keys in its object. */
const MAX_KEYS = 1_000;
const MAX_DEPTH = 50;
/** Maximum number of objects and arrays, each of which takes as long as a long text: ten thousand items have fewer. */
const MAX_OBJECTS = 200_000;
/** Number of characters that are counted before the process does something else. */
const CHUNK_LENGTH = 256 * 1024;

/**
 * Parses JSON by a schema. @throws {SourceError} if it does not fit; and before it is parsed, if it has more than 8 MB, 200,000
 * objects and arrays, or 1,000 keys in an object, or is nested more than 50 deep.
 */
export async function parseJson<T>(text: string, schema: z.ZodType<T>): Promise<T> {
  await checkLimits(text);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw invalidResponse("it is not JSON", { cause });
  }
  const { data, error } = schema.safeParse(json);
  if (error === undefined) return data;
  throw invalidResponse(`its ${error.issues[0]?.path.join(".")} is invalid: ${error.issues[0]?.message}`);
}

async function checkLimits(text: string): Promise<void> {
  if (text.length > MAX_LENGTH) throw invalidResponse(`it is larger than ${MAX_LENGTH / 2 ** 20} MB`);
  const counter = new PartCounter();
  for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
    counter.count(text.slice(start, start + CHUNK_LENGTH));
    await otherTasks();
  }
}

/** Counts the parts of a text that may be JSON, outside of its strings. */
class PartCounter {
  /** The number of keys in each object that is open, and 0 for each array. */
  readonly #open: number[] = [];
  #objects = 0;
  #isInString = false;
  #isEscaped = false;

  /** Continues with a piece of the text. */
  count(piece: string): void {
    for (const character of piece) {
      if (this.#isInString) this.#passString(character);
      else this.#passPart(character);
    }
  }

  #passString(character: string): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (character === "\\") this.#isEscaped = true;
    else if (character === '"') this.#isInString = false;
  }

  #passPart(character: string): void {
    if (character === '"') this.#isInString = true;
    else if (character === "{" || character === "[") this.#begin();
    else if (character === "}" || character === "]") this.#open.pop();
    else if (character === ":") this.#addKey();
  }

  #begin(): void {
    this.#open.push(0);
    this.#objects++;
    if (this.#open.length > MAX_DEPTH) throw invalidResponse(`it is nested more than ${MAX_DEPTH} deep`);
    if (this.#objects > MAX_OBJECTS)
      throw invalidResponse(`it has more than ${MAX_OBJECTS} objects and arrays`);
  }

  #addKey(): void {
    const keys = (this.#open.pop() ?? 0) + 1;
    if (keys > MAX_KEYS) throw invalidResponse(`it has an object with more than ${MAX_KEYS} keys`);
    this.#open.push(keys);
  }
}
