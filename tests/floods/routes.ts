import { z } from "zod";
import { ROUTES } from "../unit/http/capabilities.ts";
import { inMemorySite } from "../unit/http/in-memory-site.ts";

const METHODS = ["GET", "POST"] as const;

/** A route of the site, as it is registered. */
export interface SiteRoute {
  readonly method: (typeof METHODS)[number];
  /** With the names of its parameters: `/:uid/calendar.ics`, `/figures/*`. */
  readonly url: string;
  /** Bodies that it accepts, one for each example of a field. Empty if it has none. */
  readonly bodies: readonly Readonly<Record<string, unknown>>[];
}

/** Some routes are only registered with their option. */
const OPTIONS = {
  publicUrl: "https://www.larkfield.example",
  webhookSecret: "known",
  measuredShare: 1,
  styleGuide: async () => [],
  sliceSimulator: () => [],
  releaseKeys: new Map([["Kim", "known"]]),
};

/** All routes of the site, and the names of all parameters that queries may have. */
export async function siteRoutes(): Promise<{ routes: readonly SiteRoute[]; parameters: readonly string[] }> {
  const { server } = inMemorySite({}, OPTIONS);
  const routes = new Map<string, SiteRoute>();
  const parameters = new Set(ROUTES.flatMap(({ kept, asked = {} }) => Object.keys({ ...kept, ...asked })));
  server.addHook("onRoute", ({ method, url, schema }) => {
    for (const name of propertiesOf(schema?.querystring).keys()) parameters.add(name);
    const bodies = bodiesOf(schema?.body);
    for (const one of METHODS)
      if ([method].flat().includes(one)) routes.set(`${one} ${url}`, { method: one, url, bodies });
  });
  await server.ready();
  await server.close();
  return { routes: [...routes.values()], parameters: [...parameters] };
}

const propertySchema = z.object({ type: z.unknown().optional(), examples: z.array(z.unknown()).default([]) });
const objectSchema = z.object({ properties: z.record(z.string(), propertySchema).default({}) });

function propertiesOf(schema: unknown): ReadonlyMap<string, z.output<typeof propertySchema>> {
  if (!(schema instanceof z.ZodType)) return new Map();
  const { properties } = objectSchema.parse(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }));
  return new Map(Object.entries(properties));
}

function bodiesOf(schema: unknown): SiteRoute["bodies"] {
  const properties = [...propertiesOf(schema)];
  if (properties.length === 0) return [];
  const usual = Object.fromEntries(
    properties.map(([name, { type, examples }]) => [name, type === "boolean" ? true : examples[0]]),
  );
  const others = properties.flatMap(([name, { examples }]) =>
    examples.slice(1).map((example) => ({ ...usual, [name]: example })),
  );
  return [usual, ...others];
}
