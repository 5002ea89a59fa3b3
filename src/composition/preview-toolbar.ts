import type { PreviewToolbar } from "../adapters/http/contract/initial-state.ts";
import { previewHostsOf } from "../adapters/prismic/preview-hosts.ts";
import { repositoryNameOf } from "../adapters/prismic/repository-name.ts";
import type { Config } from "./config.ts";
import type { Sandbox } from "./sandbox.ts";

const PROVIDER = "https://static.cdn.prismic.io/prismic.js";

/**
 * The toolbar with which editors preview the site: the one configured, or that of whatever serves the content.
 * `undefined` where it is switched off, and for a content service that is neither the provider nor the sandbox.
 */
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
  return {
    src: `${script}?${new URLSearchParams({ new: "true", repo: repository })}`,
    hosts: previewHostsOf(endpoint, repository),
  };
}
