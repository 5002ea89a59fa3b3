import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const DOMAIN = new URL("../../domain/", import.meta.url);

/**
 * A name for the shape of content: it changes with the files that say what content is. What a program with another
 * shape has kept is not read, since nothing would say where it differs.
 */
export function contentShape(): string {
  const hash = createHash("sha256");
  const files = globSync("{content,links}/*.ts", { cwd: DOMAIN }).sort();
  for (const file of files) hash.update(file).update(readFileSync(new URL(file, DOMAIN)));
  return hash.digest("base64url");
}
