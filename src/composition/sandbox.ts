import fastify, { type FastifyInstance } from "fastify";
import { brand } from "../../brand/brand.ts";
import { noJsonSchemas } from "../adapters/http/plugins/openapi.ts";
import { PrismicContentRepository } from "../adapters/prismic/content-repository.ts";
import type { FileTransport, HttpTransport } from "../adapters/prismic/http-transport.ts";
import { contentRef } from "../ports/content-repository.ts";
import { silentLog } from "../ports/log.ts";
import { MODELS, SAMPLE } from "./folders.ts";

/** Where the site's own server has the sandbox: its editor's page, images and files. */
const SANDBOX_PREFIX = "/sandbox";
/** The address of its content API within this process. */
const ENDPOINT = `http://${brand.repository}.localhost/api/v2`;

/** The content service's stand-in within this process. */
export interface Sandbox {
  /** Address of its content API, as {@link Sandbox.transport} knows it. */
  readonly endpoint: string;
  /** Address of the editors' toolbar on the site's own server. */
  readonly toolbar: string;
  /** Carries requests to the sandbox without a socket, so that a script has nothing to open or close. */
  readonly transport: HttpTransport;
  /** The same for files, by the addresses that {@link Sandbox.mountOn} has for them. */
  readonly files: FileTransport;
  /** A text of the content with the addresses of images and files as the site's own server answers them. */
  readonly served: (text: string) => Promise<string>;
  /**
   * Puts the same sandbox under `/sandbox` of the site's own server: its images and files for all visitors, its editor
   * for those on this machine.
   */
  mountOn(site: FastifyInstance): Promise<void>;
}

/** Opens a sandbox over the sample content. Nothing is read before the first request. */
export function createSandbox(): Sandbox {
  const store = once(async () => {
    const [{ loadContent }, { createSandboxStore }] = await Promise.all([
      import("../../sandbox/content/loader.ts"),
      import("../../sandbox/content/store.ts"),
    ]);
    const { documents, models } = loadContent(SAMPLE, MODELS);
    return createSandboxStore(documents, { models });
  });
  const mount = async (server: FastifyInstance, prefix: string) => {
    const { contentSandbox } = await import("../../sandbox/content/plugin.ts");
    const options = { store: await store(), mediaFolder: SAMPLE, mediaBase: SANDBOX_PREFIX, prefix, report };
    await server.register(contentSandbox, options);
  };
  const service = once(async () => {
    const app = fastify({ routerOptions: { maxParamLength: 300 }, schemaController: noJsonSchemas });
    await mount(app, "");
    return app;
  });

  const transport: HttpTransport = async (url) => {
    const { pathname, search } = new URL(url);
    const app = await service();
    const { statusCode: status, headers, payload } = await app.inject(pathname + search);
    return {
      status,
      headers: { get: (name) => (headers[name] === undefined ? null : String(headers[name])) },
      text: async () => payload,
    };
  };
  const report = async (ref: string, media: readonly string[]) => {
    const source = new PrismicContentRepository({
      endpoint: ENDPOINT,
      repositoryName: brand.repository,
      transport,
      log: silentLog,
    });
    return source.report(contentRef(ref), { now: Date.now(), media });
  };

  return {
    endpoint: ENDPOINT,
    toolbar: `${SANDBOX_PREFIX}/toolbar.js`,
    served: async (text) => {
      const { MediaAddresses } = await import("../../sandbox/content/addresses.ts");
      return new MediaAddresses((await store()).repository).serve(text, SANDBOX_PREFIX);
    },
    mountOn: async (site) => {
      const { refuseStrangers } = await import("../../sandbox/own-hosts.ts");
      await site.register(async (scope) => {
        refuseStrangers(scope, { isLoopbackOnly: true });
        await mount(scope, SANDBOX_PREFIX);
      });
    },
    transport,
    files: async (url) => {
      const app = await service();
      const path = new URL(url).pathname.replace(SANDBOX_PREFIX, "");
      const { statusCode: status, rawPayload } = await app.inject(path);
      return { status, retryAfter: null, bytes: new Uint8Array(rawPayload) };
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
