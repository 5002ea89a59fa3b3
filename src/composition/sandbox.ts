import fastify, { type FastifyInstance, type FastifyPluginAsync } from "fastify";
import { brand } from "../../brand/brand.ts";
import type { Locale } from "../../brand/locale.ts";
import type { SiteAnswer } from "../../sandbox/content/service.ts";
import { noJsonSchemas } from "../adapters/http/plugins/openapi.ts";
import { PrismicContentService } from "../adapters/prismic/content-service.ts";
import { readFieldLabels } from "../adapters/prismic/field-labels.ts";
import { modelsOf } from "../adapters/prismic/prismic-capability.ts";
import type { ServiceRequest } from "../adapters/prismic/service-request.ts";
import { ReleaseTimes } from "../domain/exchange/exchange-release.ts";
import { contentRef } from "../ports/content-service.ts";
import { silentLog } from "../ports/log.ts";
import type { Capability } from "./capability.ts";
import { MODELS, SAMPLE } from "./folders.ts";
import { once } from "./once.ts";

interface SandboxOptions {
  readonly capabilities: readonly Capability[];
  readonly switchedOff: readonly Capability[];
  /** The languages of the site, the default first. */
  readonly locales: readonly [Locale, ...Locale[]];
}

/** Path of the sandbox on the site's server: editor, images and files. */
export const SANDBOX_PREFIX = "/sandbox";
/** URL of the content API within this process. */
const ENDPOINT = `http://${brand.repository}.localhost/api/v2`;

/** The sandbox of the content service within this process. */
export type Sandbox = ReturnType<typeof createSandbox>;

/** Makes the site read what is published; resolves to the site's report on it. */
type AskSite = () => Promise<SiteAnswer>;

/**
 * Creates a sandbox with the sample content, which is loaded with the first request. Its editor offers the models of the site's
 * capabilities. As at the content service, documents of capabilities that are switched off stay.
 */
export function createSandbox({ capabilities, switchedOff, locales }: SandboxOptions) {
  const store = once(async () => {
    const [{ loadContent }, { offeredModels }, { createSandboxStore }, { inLanguagesOf }, { languagesFor }] =
      await Promise.all([
        import("../../sandbox/content/loader.ts"),
        import("../../sandbox/content/models.ts"),
        import("../../sandbox/content/store.ts"),
        import("../../sandbox/content/sample-languages.ts"),
        import("../../sandbox/content/store-options.ts"),
      ]);
    const { documents, models, ...others } = loadContent(SAMPLE, MODELS);
    const notOffered = switchedOff.map(({ prismic }) => modelsOf(prismic));
    const offered = offeredModels(models, {
      models: notOffered.flatMap(({ slices, customTypes }) => [...slices, ...customTypes]),
      fieldsOf: (type) => switchedOff.flatMap(({ prismic }) => prismic.fields?.[type] ?? []),
    });
    const names = locales.map((locale) => locale.brand.locale);
    const shown = inLanguagesOf(documents, names);
    const languages = languagesFor(names, shown);
    return createSandboxStore(shown, { models: offered, ...others, languages });
  });
  const mount = async (server: FastifyInstance, prefix: string, askSite?: AskSite) => {
    const { contentSandbox } = await import("../../sandbox/content/plugin.ts");
    const media = { mediaFolder: SAMPLE, mediaBase: SANDBOX_PREFIX };
    await server.register(contentSandbox, { store: await store(), ...media, prefix, report, askSite });
  };
  const service = once(async () => {
    const app = fastify({ routerOptions: { maxParamLength: 300 }, schemaController: noJsonSchemas });
    await mount(app, "");
    return app;
  });

  const request: ServiceRequest = async (url) => {
    const { pathname, search } = new URL(url);
    const app = await service();
    const path = pathname.replace(SANDBOX_PREFIX, "") + search;
    const { statusCode: status, rawPayload } = await app.inject(path);
    return { status, bytes: new Uint8Array(rawPayload) };
  };
  const report = async (ref: string, media: readonly string[]) => {
    const source = new PrismicContentService({
      endpoint: ENDPOINT,
      repositoryName: brand.repository,
      locales,
      capabilities: capabilities.map(({ prismic }) => prismic),
      switchedOff: switchedOff.map(({ prismic }) => prismic),
      requestWithin: () => request,
      log: silentLog,
    });
    const { exchange } = await store();
    const releaseTimes = new ReleaseTimes(
      exchange.announcements.map(({ reference, releasedAt }) => ({
        reference,
        releasedAt: releasedAt.toISOString(),
      })),
    );
    const domain = capabilities.map((capability) => capability.domain);
    const labels = await readFieldLabels(MODELS);
    return source.report(contentRef(ref), { now: Date.now(), domain, media, releaseTimes, labels });
  };

  const fetch: typeof globalThis.fetch = async (input) => {
    const { status, bytes } = await request(input instanceof Request ? input.url : String(input));
    return new Response(bytes, { status });
  };

  return {
    /** URL of its content API for `request`. */
    endpoint: ENDPOINT,
    /** Address of the editors' toolbar on the site's server. */
    toolbar: `${SANDBOX_PREFIX}/toolbar.js`,
    /** Sends a request without a network connection, so that scripts need no server. */
    request,
    requestWithin: () => request,
    /** Path of the feed of its exchange on the site's server, for `fetch`. */
    announcements: `${SANDBOX_PREFIX}/exchange/announcements.xml`,
    /** Path of the folder of exchange rates on the site's server. */
    exchangeRates: `${SANDBOX_PREFIX}/exchange-rates`,
    /** Like `request`, with the signature of the global `fetch`; headers are ignored. */
    fetch,
    /** Replaces the addresses of images and files in a text of the content by those on the site's server. */
    served: async (text: string) => {
      const { mediaAddresses } = await import("../../sandbox/content/addresses.ts");
      return mediaAddresses((await store()).repository).serve(text, SANDBOX_PREFIX);
    },
    /** Mounts it on the site's server: images and files for all visitors, the editor for this machine only. */
    mountOn: async (site: FastifyInstance, askSite: AskSite) => {
      const { rejectForeignHosts } = await import("../../sandbox/own-hosts.ts");
      const guarded: FastifyPluginAsync = async (scope) => {
        rejectForeignHosts(scope, { isLoopbackOnly: true });
        await mount(scope, SANDBOX_PREFIX, askSite);
      };
      await site.register(guarded);
    },
  };
}
