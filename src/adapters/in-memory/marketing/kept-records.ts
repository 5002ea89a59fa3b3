import { findOperation, type OperationData } from "../../../ports/marketing-api/operations.ts";
import { subscriberHash } from "../../../ports/marketing-api/subscriber-hash.ts";
import { bodyAsObject } from "./bodies.ts";
import { childrenOf, find, type Ids, put, remove, removeUnder } from "./collections.ts";
import { described } from "./described.ts";
import { idsOf, readerOf } from "./paths.ts";
import { badRequest, notFound, Refusal } from "./problems.ts";
import { listing } from "./query.ts";
import type { ServiceCall } from "./service-call.ts";
import { type FieldTexts, fieldsIn, signatureOf } from "./signatures.ts";

type Call = ServiceCall<string>;

/**
 * Responds to an operation without behaviour of its own: what was written to a path is read there, and in the list of its
 * collection, with the fields that the catalog describes.
 *
 * @throws {Refusal} 404 for a record that is not there, 501 for a response that follows from nothing that was written.
 */
export function keepOrRead(call: Call): object | undefined {
  const operation = findOperation(call.operation);
  if (operation === undefined) throw notFound();
  const ids = idsOf(operation.path, call.path);
  switch (operation.method) {
    case "GET":
      return /\.(list|search)$/.test(operation.name) ? pageIn(call, operation, ids) : read(call, ids);
    case "POST":
      return operation.path.includes("/actions/") ? act(call, ids) : create(call, operation, ids);
    case "DELETE":
      if (!remove(call.state.records, ids)) throw notFound();
      removeUnder(ids, call.state.records);
      renewWhole(call, ids);
      return undefined;
    default:
      return write(call, ids);
  }
}

function pageIn(call: Call, { pages, pathParameters }: OperationData, ids: Ids): object {
  const { response } = signatureOf(call.operation);
  const names = fieldsIn(response).map(({ name }) => name);
  const key = pages ?? names.find((name) => !pathParameters.includes(name)) ?? "";
  const page = listing(call, key, childrenOf(call.state.records, ids), (record) => record);
  return described(response, { ...parentsOf(call), ...page }, call.now);
}

/** The ids of the path, as records have them. */
function parentsOf({ path }: Call): object {
  return { ...path, ...("subscriber_hash" in path && { email_id: path.subscriber_hash }) };
}

function read(call: Call, ids: Ids): object {
  const isAccount = ids.length === 0;
  const record = find(call.state.records, ids) ?? (isAccount ? {} : undefined);
  if (record === undefined) throw unanswered(call);
  return described(signatureOf(call.operation).response, record, call.now);
}

/** The status of a record after an action on it, by the end of the action's path. */
const STATUS_AFTER: Readonly<Record<string, string>> = {
  publish: "published",
  unpublish: "unpublished",
  "start-all-emails": "sending",
  "pause-all-emails": "paused",
  start: "sending",
  pause: "paused",
};

/** An action, which changes the status of a record, or nothing; 501 if it should have a response and has no record. */
function act(call: Call, ids: Ids): object | undefined {
  const status = STATUS_AFTER[String(ids.at(-1))];
  const owner = ids.slice(0, -2);
  const record = find(call.state.records, owner);
  if (status !== undefined && record !== undefined) return keep(call, owner, { ...record, status });
  if (Object.keys(signatureOf(call.operation).response).length > 0) throw unanswered(call);
  bodyAsObject(call);
  return undefined;
}

function create(call: Call, operation: OperationData, collection: Ids): object | undefined {
  const sent = bodyAsObject(call);
  const reader = readerOf(operation.path);
  const { response } = signatureOf(reader?.name ?? call.operation);
  const field = reader === undefined ? undefined : idField(reader, response);
  const id = newId(call, operation, { sent, reader, field, response });
  const ids = [...collection, id];
  if (reader !== undefined && find(call.state.records, ids) !== undefined) {
    throw badRequest("A record with the provided ID already exists.");
  }
  return keep(call, ids, { ...parentsOf(call), ...sent, ...(field !== undefined && { [field]: id }) });
}

/** The field of a record that is its id in paths: that of the parameter, `id`, or the first. */
function idField({ pathParameters }: OperationData, response: FieldTexts): string {
  const names = fieldsIn(response).map(({ name }) => name);
  const [first = "id"] = names;
  return [pathParameters.at(-1) ?? "", "id"].find((name) => names.includes(name)) ?? first;
}

interface Creation {
  readonly sent: object;
  readonly reader: OperationData | undefined;
  readonly field: string | undefined;
  readonly response: FieldTexts;
}

function newId(
  call: Call,
  { name }: OperationData,
  { sent, reader, field = "", response }: Creation,
): string | number {
  // A record that is updated at the path of its collection is the only one there.
  if (reader === undefined) return name.endsWith(".update") ? "" : call.newId();
  const given: unknown = Reflect.get(sent, field);
  if (typeof given === "string" || typeof given === "number") return given;
  const address: unknown = Reflect.get(sent, "email_address");
  if (reader.pathParameters.at(-1) === "subscriber_hash") return subscriberHash(String(address));
  return response[field] === "number" ? call.newNumber() : call.newId();
}

/** Changes a record, or writes the one that a path has. */
function write(call: Call, ids: Ids): object | undefined {
  const before = find(call.state.records, ids);
  const times = before !== undefined && "updated_at" in before ? { updated_at: call.now } : {};
  return keep(call, ids, { ...parentsOf(call), ...before, ...bodyAsObject(call), ...times });
}

function keep(call: Call, ids: Ids, record: object): object | undefined {
  const { response } = signatureOf(call.operation);
  // What the response does not have, such as the HTML of a template, is kept, too.
  const kept = put(call.state.records, ids, { ...record, ...described(response, record, call.now) });
  keepParts(call, ids);
  renewWhole(call, ids);
  return Object.keys(response).length === 0 ? undefined : described(response, kept, call.now);
}

/** Keeps the parts that a body has at their own paths, too, such as the lines of an order. */
function keepParts(call: Call, ids: Ids): void {
  const { records } = call.state;
  const { path = "" } = findOperation(call.operation) ?? {};
  const whole = readerOf(path)?.path ?? path;
  const sent: Readonly<Record<string, unknown>> = { ...bodyAsObject(call) };
  for (const [name, parts] of Object.entries(sent)) {
    if (readerOf(`${whole}/${name}`) === undefined || !Array.isArray(parts)) continue;
    // Changes of lines and variants have no ids in the provider's description: which one they mean is not known.
    const known = parts.filter(hasId);
    if (known.length < parts.length) continue;
    removeUnder([...ids, name], records);
    for (const part of known) put(records, [...ids, name, part.id], part);
  }
}

function hasId(part: unknown): part is { readonly id: string } {
  return typeof part === "object" && part !== null && "id" in part && typeof part.id === "string";
}

/** Writes a part of a record, such as a line of an order, into the record, too. */
function renewWhole({ state: { records } }: Call, ids: Ids): void {
  const whole = find(records, ids.slice(0, -2));
  const name = String(ids.at(-2));
  if (whole === undefined || !Array.isArray(Reflect.get(whole, name))) return;
  put(records, ids.slice(0, -2), { ...whole, [name]: childrenOf(records, ids.slice(0, -1)) });
}

/** 501: the response of the service would follow from what the fake does not have. */
function unanswered({ operation }: Call): Refusal {
  const detail = `The fake computes nothing for ${operation}. Say what it responds: answer("${operation}", …).`;
  return new Refusal(501, "Not Implemented", detail);
}
