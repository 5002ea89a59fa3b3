import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

export const ROOT = join(import.meta.dirname, "../../..");

/** A file of the project, as YAML. */
export function readYaml(path: string): unknown {
  return parse(readFileSync(join(ROOT, path), "utf8"), { merge: true });
}

/** What is at a path such as `spec.ports.*.name`, where `*` is every entry of a list. */
export function at(value: unknown, path: string): unknown {
  const [name = "", ...rest] = path.split(".");
  const inner = rest.join(".");
  if (name === "*" && Array.isArray(value)) return inner ? value.flatMap((each) => at(each, inner)) : value;
  const found: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return inner ? at(found, inner) : found;
}

/** The texts of a list, which has to be there. */
export const textsAt = (value: unknown, path: string) =>
  z.array(z.string()).nonempty().parse(at(value, path));
