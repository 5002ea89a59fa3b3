import { createHash } from "node:crypto";
import type { ShellData, ShellResponse } from "../contract/initial-state.ts";

/**
 * What the browser loads to hydrate the shell of documents, which name its version.
 *
 * @param asksConsent - Whether analytics needs the consent of visitors. Default: no.
 */
export function shellDataOf(options: ShellResponse, asksConsent = false): ShellData {
  const shell = { options, asksConsent: asksConsent && options.tagManagerId !== undefined };
  const version = createHash("sha256").update(JSON.stringify(shell)).digest("base64url").slice(0, 10);
  return { version, ...shell };
}
