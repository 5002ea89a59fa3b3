import type { PreviewToolbar } from "../adapters/http/contract/initial-state.ts";
import { previewHostsOf, repositoryNameOf } from "../adapters/prismic/repository-name.ts";
import type { Config } from "./config.ts";
import type { Sandbox } from "./sandbox.ts";

const PROVIDER = "https://static.cdn.prismic.io/prismic.js";

/** The editors' toolbar: that of the configuration, the provider or the sandbox. `undefined` if it is off or unknown. */
export function previewToolbarOf(
  { content, previewToolbar }: Config,
  sandbox: Sandbox | undefined,
): PreviewToolbar | undefined {
  const endpoint = content.from === "api" ? content.endpoint : sandbox?.endpoint;
  if (endpoint === undefined || previewToolbar === "off") return undefined;
  const own = new URL(endpoint).hostname.endsWith(".prismic.io") ? PROVIDER : sandbox?.toolbar;
  const script = previewToolbar ?? own;
  if (script === undefined) return undefined;
  const repository = repositoryNameOf(endpoint);
  const query = new URLSearchParams({ new: "true", repo: repository });
  return { src: `${script}?${query}`, hosts: previewHostsOf(endpoint, repository) };
}
