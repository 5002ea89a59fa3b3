import type { FastifyPluginAsync } from "fastify";
import type { InitialState } from "../contract/initial-state.ts";
import { caching } from "../rendered-pages/caching.ts";
import type { DocumentRenderer } from "../rendering/document-renderer.ts";
import { type DocumentOrigins, documentHeaders } from "../security/document-headers.ts";
import type { SiteUseCases } from "../site-use-cases.ts";

interface StyleGuideOptions extends DocumentOrigins {
  readonly useCases: Pick<SiteUseCases, "loadShell">;
  readonly renderer: DocumentRenderer;
  /** What every document's state has besides its content and shell. */
  readonly common: Pick<InitialState, "toolbar" | "tracker">;
}

const PATH = "/styleguide";

/**
 * A page that shows what pages are made of, for those who work on them. Nothing links it, search engines are kept out,
 * and no other page pays for it: it is rendered here, and has no code and no styles of its own in the browser.
 */
export const styleGuide: FastifyPluginAsync<StyleGuideOptions> = async (
  server,
  { useCases, renderer, common, ...origins },
) => {
  server.get(PATH, async (_request, reply) => {
    const shell = await useCases.loadShell.run({});
    const state: InitialState = { ...common, shell, content: { kind: "style-guide" } };
    const document = await renderer.render(PATH, state, origins.publicUrl);
    return reply
      .headers({ ...caching({ shared: 0 }), ...(!renderer.isChanging && documentHeaders(state, origins)) })
      .header("x-robots-tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(document);
  });
};
