import fastify, { type FastifyInstance } from "fastify";
import { CONTENT } from "./folders.ts";

/** Where the site's own server has the sandbox: its editor's page, images and files. */
const SANDBOX_PREFIX = "/sandbox";

/** The content service's stand-in within this process. */
export interface Sandbox {
  /** Address of its content API, as {@link Sandbox.fetch} knows it. */
  readonly endpoint: string;
  /** Address of the editors' toolbar on the site's own server. */
  readonly toolbar: string;
  /** Carries requests to the sandbox without a socket, so that a script has nothing to open or close. */
  readonly fetch: typeof fetch;
  /** Puts the same sandbox before visitors and editors, under `/sandbox` of the site's own server. */
  mountOn(site: FastifyInstance): Promise<void>;
}

/** Opens a sandbox over the sample content. Nothing is read before the first request. */
export function createSandbox(): Sandbox {
  const store = once(async () => {
    const [{ loadContent }, { createSandboxStore }] = await Promise.all([
      import("../../sandbox/content/loader.ts"),
      import("../../sandbox/content/store.ts"),
    ]);
    const { documents, models } = loadContent(CONTENT);
    return createSandboxStore(documents, { models });
  });
  const mount = async (server: FastifyInstance, prefix: string) => {
    const { contentSandbox } = await import("../../sandbox/content/plugin.ts");
    const options = { store: await store(), mediaFolder: CONTENT, mediaBase: SANDBOX_PREFIX, prefix };
    await server.register(contentSandbox, options);
  };
  const service = once(async () => {
    const app = fastify({ routerOptions: { maxParamLength: 300 } });
    await mount(app, "");
    return app;
  });

  return {
    endpoint: "http://larkfield.localhost/api/v2",
    toolbar: `${SANDBOX_PREFIX}/toolbar.js`,
    mountOn: (site) => mount(site, SANDBOX_PREFIX),
    // The client of the content API sends nothing but GET requests.
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const app = await service();
      const {
        statusCode: status,
        rawPayload,
        headers,
      } = await app.inject({
        url: request.url,
        headers: Object.fromEntries(request.headers),
      });
      const answer = new Response(new Uint8Array(rawPayload), { status });
      for (const name of ["content-type", "retry-after"]) {
        if (headers[name] !== undefined) answer.headers.set(name, String(headers[name]));
      }
      return answer;
    },
  };
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
