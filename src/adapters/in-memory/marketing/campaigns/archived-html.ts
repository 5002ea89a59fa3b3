import { gunzipSync } from "node:zlib";
import { parseTar } from "nanotar";
import { invalidResource } from "../problems.ts";

const UNREADABLE = "The archive could not be read.";

/**
 * The HTML page in an uploaded archive. Plain and gzipped tar archives are read; other formats get a placeholder page.
 *
 * @throws {Refusal} when a tar archive contains no HTML page.
 */
export function archivedHtml(sent: {
  readonly archive_content: string;
  readonly archive_type: string;
}): string {
  const { archive_content, archive_type } = sent;
  if (!["tar", "tar.gz", "tgz"].includes(archive_type)) {
    return `<html><body><p>Imported from a ${archive_type} archive</p></body></html>`;
  }
  const bytes = Buffer.from(archive_content, "base64");
  const page = filesOf(archive_type === "tar" ? bytes : gunzipped(bytes)).find(({ name }) =>
    /\.html?$/i.test(name),
  );
  if (page === undefined) throw unreadable("There is no HTML file in the archive.");
  return page.text;
}

function gunzipped(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes);
  } catch (cause) {
    throw Object.assign(unreadable(UNREADABLE), { cause });
  }
}

function filesOf(bytes: Buffer) {
  try {
    return parseTar(new Uint8Array(bytes));
  } catch (cause) {
    throw Object.assign(unreadable(UNREADABLE), { cause });
  }
}

function unreadable(message: string) {
  return invalidResource({ field: "archive.archive_content", message });
}
