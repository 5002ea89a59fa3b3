import type { ShellData } from "../../src/adapters/http/contract/initial-state.ts";

/** Fetches the content of the header, menus, footer and notices, in the version that a document names. */
export async function fetchShell(version: string): Promise<ShellData> {
  const response = await fetch(`/api/shell/${version}`);
  if (!response.ok) throw new Error(`The shell could not be loaded: status ${response.status}.`);
  return response.json();
}
