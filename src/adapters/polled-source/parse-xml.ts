import { setImmediate as otherTasks } from "node:timers/promises";
import type { SaxesParser } from "saxes";
import { reasonOf } from "../../ports/reason.ts";
import { SourceError } from "../../ports/source-error.ts";
import { invalidResponse } from "./source-request.ts";

/** Number of characters that are parsed before the process does something else: some milliseconds. */
const CHUNK_LENGTH = 256 * 1024;

/**
 * Parses a text by the handlers of a parser. @throws {SourceError} if it is not well-formed, or has a document type, whose
 * entities could name files, or expand to any size.
 */
export async function parseXml(parser: SaxesParser<{ xmlns: true }>, text: string): Promise<void> {
  parser.on("doctype", () => {
    throw invalidResponse("it has a document type");
  });
  try {
    for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
      parser.write(text.slice(start, start + CHUNK_LENGTH));
      await otherTasks();
    }
    parser.close();
  } catch (error) {
    throw error instanceof SourceError ? error : invalidResponse(reasonOf(error));
  }
}
