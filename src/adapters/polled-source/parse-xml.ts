import { setImmediate as otherTasks } from "node:timers/promises";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { reasonOf } from "../../ports/reason.ts";
import { SourceError } from "../../ports/source-error.ts";
import { invalidResponse } from "./source-request.ts";

/** Number of characters that are parsed before the process does something else: some milliseconds. */
const CHUNK_LENGTH = 16 * 1024;
/** A parser has all attributes of a tag at its end: the work for one tag cannot be divided. */
const MAX_TAG_LENGTH = 64 * 1024;
const MAX_ATTRIBUTES = 200;
/** The namespace of each element is looked up in all elements around it. */
const MAX_DEPTH = 50;
/** Twice as many as ten thousand items have, or all exchange rates of a quarter of a century: a second or two. */
const MAX_ELEMENTS = 500_000;
/** Where a tag starts while there is none. */
const OUTSIDE = Number.POSITIVE_INFINITY;
/** Maximum length of a message of the parser, which can quote the text. */
const MAX_REASON_LENGTH = 200;

/** Functions that are called with the parts of a text, in its order. An error of one of them ends the parsing. */
export interface XmlHandlers {
  readonly opened: (tag: Omit<SaxesTagNS, "isSelfClosing">) => void;
  readonly closed?: () => void;
  /** Text between two tags, with that of CDATA. */
  readonly words?: (text: string) => void;
}

/**
 * Parses a text in pieces, between which the process does something else.
 *
 * @throws {SourceError} if it is not well-formed; if a tag is longer than 64 KB or has more than 200 attributes, or elements are
 * nested more than 50 deep, as soon as that is read; if it has more than 500,000 elements; or if it has a document type, whose
 * entities could name files, or expand to any size.
 */
export async function parseXml(text: string, handlers: XmlHandlers): Promise<void> {
  const { parser, checkTag } = limitedParser(handlers);
  try {
    for (let start = 0; start < text.length; start += CHUNK_LENGTH) {
      parser.write(text.slice(start, start + CHUNK_LENGTH));
      checkTag();
      await otherTasks();
    }
    parser.close();
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw invalidResponse(reasonOf(error).slice(0, MAX_REASON_LENGTH).toWellFormed());
  }
}

function limitedParser({ opened, closed, words }: XmlHandlers) {
  const parser = new SaxesParser({ xmlns: true, position: false });
  let elements = 0;
  let depth = 0;
  let tagStart = OUTSIDE;
  let attributes = 0;
  const checkTag = () => {
    if (parser.position - tagStart > MAX_TAG_LENGTH)
      throw invalidResponse(`it has a tag of more than ${MAX_TAG_LENGTH / 1024} KB`);
    if (attributes > MAX_ATTRIBUTES)
      throw invalidResponse(`it has a tag with more than ${MAX_ATTRIBUTES} attributes`);
  };
  parser.on("doctype", () => {
    throw invalidResponse("it has a document type");
  });
  parser.on("opentagstart", ({ name }) => {
    tagStart = parser.position - name.length;
    attributes = 0;
    elements++;
    depth++;
    if (elements > MAX_ELEMENTS) throw invalidResponse(`it has more than ${MAX_ELEMENTS} elements`);
    if (depth > MAX_DEPTH) throw invalidResponse(`its elements are nested more than ${MAX_DEPTH} deep`);
    checkTag();
  });
  parser.on("attribute", () => {
    attributes++;
    checkTag();
  });
  parser.on("opentag", (tag) => {
    checkTag();
    tagStart = OUTSIDE;
    opened(tag);
  });
  parser.on("closetag", () => {
    depth--;
    closed?.();
  });
  if (words) {
    parser.on("text", words);
    parser.on("cdata", words);
  }
  return { parser, checkTag };
}
