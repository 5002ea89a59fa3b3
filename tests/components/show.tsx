import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { locales } from "../../brand/locales.ts";
import { createQueryClient } from "../../client/api/queries.ts";
import { SiteLocale } from "../../client/content/locale.ts";
import { PagePath, PathsAbove } from "../../client/content/page-address.ts";
import { Shell } from "../../client/shell/shell.tsx";
import type { ShellResponse } from "../../src/adapters/http/contract/initial-state.ts";
import type { RichText } from "../../src/domain/content/rich-text.ts";
import { EMPTY_SITE_OPTIONS } from "../../src/domain/content/site-options.ts";

/** Shows a component as on a page of the site, which is below others. */
export async function show(component: ReactNode, path = "/", above: readonly string[] = []): Promise<void> {
  const element = (
    <PagePath value={path}>
      <PathsAbove value={above}>{component}</PathsAbove>
    </PagePath>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  await render(
    <SiteLocale value={locales[0]}>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteLocale>,
  );
}

interface ShownShell {
  readonly options?: Partial<ShellResponse>;
  readonly asksConsent?: boolean;
  readonly path?: string;
  /** Paths of the pages above it. */
  readonly above?: readonly string[];
  readonly content?: ReactNode;
}

/** Shows what is around every page, with a page in it. */
export function showShell({
  options,
  asksConsent = false,
  path,
  above,
  content,
}: ShownShell = {}): Promise<void> {
  const data = { version: "1", asksConsent, options: { ...EMPTY_SITE_OPTIONS, ...options } };
  return show(
    <Shell data={data}>{content ?? <h1 style={{ marginTop: 400 }}>Our company</h1>}</Shell>,
    path,
    above,
  );
}

/** Gives the window a size, and its text one that the visitor prefers, for the test. */
export async function resize(width: number, height: number, textSize: number): Promise<void> {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = `${textSize}px`;
  onTestFinished(() => void document.documentElement.removeAttribute("style"));
}

export const paragraph = (words: string): RichText => [{ kind: "paragraph", children: [words] }];

/** A call of the site's API. */
interface Call {
  readonly url: string;
  readonly sent: unknown;
  readonly signal: AbortSignal | null | undefined;
}

/** Responds to the calls of the API, in order; the last response is repeated. Returns the calls. */
export function respondWith(...responses: readonly (() => Response | Promise<Response>)[]): readonly Call[] {
  const calls: Call[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (request, init) => {
    const url = String(request);
    const respond = responses[Math.min(calls.length, responses.length - 1)];
    if (!url.startsWith("/api/") || !respond) return new Response("", { status: 404 });
    calls.push({ url, sent: JSON.parse(String(init?.body)), signal: init?.signal });
    return respond();
  });
  return calls;
}
