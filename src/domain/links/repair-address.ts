import { withoutUnseen } from "../text/unseen.ts";

/** A host without a scheme, with a path or without: `www.asx.com.au/markets`. */
const BARE_HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?<end>[a-z]{2,})(?::\d+)?(?:[/?#]\S*)?$/i;

/** What ends the name of a file rather than of a host. */
const FILE_ENDS =
  /^(?:aspx?|csv|docx?|gif|html?|ics|jpe?g|js|json|pdf|php|png|pptx?|svg|txt|webp|xlsx?|xml|zip)$/i;

const E_MAIL = /^[^\s@/:?#]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i;

const PHONE = /^\+\d[\d ().-]{6,}\d$/;

/** Uids with a slash between them; a single word, or `n/a`, may be a note to the editor's self. */
const PATH_OF_UIDS = /^[a-z\d][a-z\d-]+(?:\/[a-z\d][a-z\d-]+)+\/?(?:[?#]\S*)?$/;

/**
 * A web address as an editor meant it, if there is only one meaning: without spaces around it and after its scheme, without marks that nobody sees, with
 * the scheme that is missing, without the `https://` that editing tools put before any text.
 *
 * Anything else is returned as it is, without these spaces and marks.
 */
export function repairedAddress(typed: string): string {
  const address = withoutUnseen(typed)
    .trim()
    .replace(/^(?:https?:\/\/\s*)+(?=https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i, "")
    .replace(/^[a-z]+:(?:\/\/)?\s*/i, (scheme) => scheme.trim().toLowerCase())
    .replace(/^(https?)\/\//, "$1://");
  const host = BARE_HOST.exec(address);
  if (host && !FILE_ENDS.test(host.groups?.end ?? "")) return `https://${address}`;
  if (E_MAIL.test(address)) return `mailto:${address}`;
  if (PHONE.test(address)) return `tel:${address.replace(/[^\d+]/g, "")}`;
  return PATH_OF_UIDS.test(address) ? `/${address}` : address;
}
