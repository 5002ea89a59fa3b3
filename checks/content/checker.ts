import { basename, dirname } from "node:path";
import { z } from "zod";
import type { Finding } from "../findings.ts";
import { FieldChecker } from "./fields.ts";
import { type Library, type Note, readLibrary } from "./library.ts";
import { type Field, type Fields, fieldsOf } from "./models.ts";
import type { ContentDocument } from "./values.ts";

/** Checks the folders `content` and `sample` of the project: models, examples, documents, and the targets of their links. */
export async function checkContent(root: string): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const library = await readLibrary(root, findings);
  checkModels(library, findings);
  for (const [path, examples] of library.examples) {
    const note: Note = (field, problem) => findings.push({ place: `${path} ${field}:`, problem });
    const checker = new FieldChecker(library, note, false);
    for (const [index, example] of examples.entries()) checker.checkSlice(example, `[${index}]`);
  }
  const topics = topicsIn(library);
  const firstPaths = new Map<string, string>();
  for (const [path, document] of library.documents) {
    const note: Note = (field, problem) => findings.push({ place: `${path} ${field}:`, problem });
    checkIdentity(path, document, library, note);
    const singleton = library.types.get(document.type)?.repeatable === false;
    for (const [field, value] of [
      ["id", document.id],
      ...(singleton ? [["type", document.type]] : []),
    ] as const) {
      const first = firstPaths.get(`${field} ${value}`);
      if (first === undefined) firstPaths.set(`${field} ${value}`, path);
      else note(field, `${value} is taken by ${first}`);
    }
    const type = library.types.get(document.type);
    if (type !== undefined) new FieldChecker(library, note).checkAll(fieldsOf(type), document.data, "data");
    checkTopic(document, topics, note);
  }
  return findings;
}

const siteOptions = z.object({ topics: z.array(z.object({ name: z.string() })) });

/** The topics of alerts that editors offer. */
function topicsIn({ documents }: Library): ReadonlySet<string> {
  const options = [...documents.values()].find(({ type }) => type === "site-options");
  const { data } = siteOptions.safeParse(options?.data);
  return new Set(data?.topics.map(({ name }) => name));
}

function checkTopic({ data }: ContentDocument, topics: ReadonlySet<string>, note: Note): void {
  const { topic } = data;
  if (typeof topic === "string" && !topics.has(topic))
    note("data.topic", `the site options have no ${topic}`);
}

/** The slices of a zone, and the types that a link allows, must exist. Each slice must be in a zone. */
function checkModels(library: Library, findings: Finding[]): void {
  const zones = [...library.types.values()].flatMap((type) => Object.values(fieldsOf(type)).map(slicesIn));
  const inZones = new Set(zones.flat());
  for (const { id, name } of library.slices.values()) {
    if (!inZones.has(id)) {
      const problem = `${id} is in no slice zone of content/customtypes, so editors cannot use it`;
      findings.push({ place: `content/slices/${name}/model.json:`, problem });
    }
  }
  for (const type of library.types.values()) {
    checkModel(`content/customtypes/${type.id}/index.json json`, fieldsOf(type), library, findings);
  }
  for (const { name, variations } of library.slices.values()) {
    for (const { id, primary, items } of variations) {
      checkModel(`content/slices/${name}/model.json ${id}.primary`, primary, library, findings);
      checkModel(`content/slices/${name}/model.json ${id}.items`, items, library, findings);
    }
  }
}

function slicesIn(field: Field): readonly string[] {
  return field.type === "Slices" ? Object.keys(field.config.choices) : [];
}

function checkModel(place: string, fields: Fields, library: Library, findings: Finding[]): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === "Group") checkModel(`${place}.${name}`, field.config.fields, library, findings);
    const slices = slicesIn(field);
    const types = field.type === "Link" ? (field.config.customtypes ?? []) : [];
    const problems = [
      ...slices.filter((id) => !library.slices.has(id)).map((id) => `there is no slice ${id}`),
      ...types.filter((id) => !library.types.has(id)).map((id) => `there is no type ${id}`),
    ];
    findings.push(...problems.map((problem) => ({ place: `${place}.${name}:`, problem })));
  }
}

/** First path segments that are reserved for the site itself. */
const RESERVED_SEGMENTS = new Set(["api", "assets", "news", "privacy", "sandbox", "search"]);

function checkIdentity(path: string, document: ContentDocument, { types }: Library, note: Note): void {
  const folder = basename(dirname(path));
  const name = basename(path, ".json");
  const type = types.get(document.type);
  if (document.type !== folder) note("type", `must be ${folder}, as the folder`);
  if (type === undefined) note("type", `there is no type ${document.type}`);
  const hasUid = type !== undefined && Object.values(fieldsOf(type)).some((field) => field.type === "UID");
  const uid = hasUid ? name : null;
  if (type !== undefined && document.uid !== uid) note("uid", `must be ${uid}`);
  if (folder === "page" && RESERVED_SEGMENTS.has(name)) note("uid", `/${name} is a reserved address`);
  if (document.id !== `${folder}_${name}`) note("id", `must be ${folder}_${name}`);
}
