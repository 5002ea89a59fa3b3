import type { ViteDevServer } from "vite";
import type { PageRenderer } from "../contract/initial-state.ts";
import { describeError, errorDocument, withoutCode } from "./dev-errors.ts";
import { reportRendered } from "./dev-rendered.ts";
import type { DocumentRenderer } from "./document-renderer.ts";
import { htmlDocument } from "./html-document.ts";

const ENTRY_CLIENT = "/entry-client.ts";
const ENTRY_SERVER = "/entry-server.tsx";

/** Renders from the client's sources. */
export function createDevRenderer(vite: ViteDevServer): DocumentRenderer {
  const load = async (): Promise<PageRenderer> => {
    try {
      const { render, textOf } = await vite.ssrLoadModule(ENTRY_SERVER);
      return { render, textOf };
    } catch (error) {
      throw withoutCode(error);
    }
  };
  return {
    isChanging: true,
    textOf: async (page, locale) => (await load()).textOf(page, locale),
    async render(url, state, origin) {
      const startedAt = Date.now();
      const renderer = await load();
      const document = htmlDocument(
        await renderer.render(url, state, origin),
        state,
        { build: "dev", scripts: [ENTRY_CLIENT], styles: [], fonts: [] },
        origin,
      );
      const transformed = await vite.transformIndexHtml(url, document);
      return transformed.replace("</head>", `${reportRendered(startedAt)}$&`);
    },
    explain: (error) => errorDocument(describeError(vite, error)),
  };
}
