import { z } from "zod";
import type { ContentDocument } from "./document.ts";
import { validationError } from "./errors.ts";
import { isJsonObject, type Json } from "./json.ts";
import type { Snapshot } from "./snapshot.ts";
import type { SandboxStore } from "./store.ts";

const routeSchema = z.object({
  type: z.string(),
  path: z.string().startsWith("/"),
  uid: z.string().optional(),
  lang: z.string().optional(),
  resolvers: z.record(z.string(), z.string()).optional(),
});

type Route = z.infer<typeof routeSchema>;

const SEGMENT = /\/:([A-Za-z_][\w-]*)(\?)?/g;

/** Sets the `url` of documents and links by the parameter `routes`. Without routes, no document has an address. */
export class Router {
  readonly #routes: readonly Route[];
  readonly #snapshot: Snapshot;
  readonly #masterLanguage: string;
  /** Whether there are any routes. */
  readonly active: boolean;
  /** The address of links to missing documents. */
  readonly brokenRoute: string | undefined;

  private constructor(
    routes: readonly Route[],
    snapshot: Snapshot,
    masterLanguage: string,
    brokenRoute: string | undefined,
  ) {
    this.#routes = routes;
    this.#snapshot = snapshot;
    this.#masterLanguage = masterLanguage;
    this.active = routes.length > 0;
    this.brokenRoute = brokenRoute;
  }

  /** Parses the parameters `routes` and `brokenRoute`; routes with unknown types or fields are rejected. */
  static parse(
    routes: string | null,
    brokenRoute: string | null,
    snapshot: Snapshot,
    store: SandboxStore,
  ): Router {
    const list = routes === null ? [] : parseRoutes(routes);
    for (const route of list) checkRoute(route, store);
    return new Router(list, snapshot, store.masterLanguage, brokenRoute ?? undefined);
  }

  /** A document's address; null if no route matches, or a segment has no value. */
  urlOf(document: ContentDocument): string | null {
    const route = this.#routeOf(document);
    if (!route) return null;
    let complete = true;
    const url = route.path.replace(SEGMENT, (_, name: string, optional: string | undefined) => {
      const value = this.#segment(document, route, name, optional !== undefined);
      if (value === undefined && !optional) complete = false;
      return value === undefined ? "" : `/${value}`;
    });
    return complete ? url || "/" : null;
  }

  /** The most specific route: one with a uid, then one with a language, then the first of the type. */
  #routeOf(document: ContentDocument): Route | undefined {
    const weight = (route: Route) => (route.uid === undefined ? 0 : 2) + (route.lang === undefined ? 0 : 1);
    return this.#routes
      .filter(
        (route) =>
          route.type === document.type &&
          (route.uid === undefined || route.uid === document.uid) &&
          (route.lang === undefined || route.lang === document.lang),
      )
      .sort((a, b) => weight(b) - weight(a))[0];
  }

  #segment(document: ContentDocument, route: Route, name: string, optional: boolean): string | undefined {
    const resolver = route.resolvers?.[name];
    if (resolver !== undefined) return this.#follow(document, resolver.split("."))?.uid ?? undefined;
    if (name === "uid") return document.uid ?? undefined;
    if (name === "lang")
      return optional && document.lang === this.#masterLanguage ? undefined : document.lang;
    return undefined;
  }

  /** Resolves nested relationship fields: `parent.parent` is the grandparent. */
  #follow(document: ContentDocument, fields: readonly string[]): ContentDocument | undefined {
    let current: ContentDocument | undefined = document;
    for (const field of fields) {
      const link: Json | undefined = current?.data[field];
      current = isJsonObject(link) && typeof link.id === "string" ? this.#snapshot.get(link.id) : undefined;
    }
    return current;
  }
}

function parseRoutes(text: string): Route[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw validationError("[Link resolver error] routes is not valid JSON", { cause });
  }
  const parsed = z.union([z.array(routeSchema), routeSchema.transform((route) => [route])]).safeParse(json);
  if (!parsed.success) throw validationError("[Link resolver error] routes must be a list of { type, path }");
  return parsed.data;
}

function checkRoute(route: Route, store: SandboxStore): void {
  // Types and fields can only be validated if the repository has models.
  if (store.models.customTypes.size === 0) return;
  if (!store.types.has(route.type))
    throw validationError(`[Link resolver error] Unknown type '${route.type}'`);
  const fields = store.models.fieldsOf(route.type);
  for (const resolver of Object.values(route.resolvers ?? {})) {
    const [field = ""] = resolver.split(".");
    if (fields && !(field in fields)) {
      throw validationError(`[Link resolver error] Unknown field '${field}' of type '${route.type}'`);
    }
  }
}
