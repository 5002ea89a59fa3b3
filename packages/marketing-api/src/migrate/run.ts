import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrated } from "./source.ts";

const SOURCE = /\.[cm]?[jt]sx?$/;
const IGNORED_FOLDERS = new Set(["node_modules", ".git", "dist", "build", "coverage"]);

/** Migrates the sources in files and folders, and reports changes and remaining work. */
export function migrate(paths: readonly string[], report: (line: string) => void): void {
  for (const path of paths.flatMap(sourcesIn)) {
    const source = readFileSync(path, "utf8");
    const { text, remarks } = migrated(source);
    if (text !== source) {
      writeFileSync(path, text);
      report(`${path}: imports marketing-api-client/compat`);
    }
    for (const remark of remarks) report(`${path}:${remark.line}: ${remark.text}`);
  }
}

function sourcesIn(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inner = join(path, entry.name);
    if (entry.isDirectory()) return IGNORED_FOLDERS.has(entry.name) ? [] : sourcesIn(inner);
    return entry.isFile() && SOURCE.test(entry.name) ? [inner] : [];
  });
}
