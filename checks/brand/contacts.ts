import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../findings.ts";

/** Who gets reports of faults, and who reviews changes. */
const FILES = ["SECURITY.md", ".github/CODEOWNERS"];

/** Addresses of nobody (RFC 2606), and the owners that the project comes with. */
const PLACEHOLDER = /[\w.+-]+@(?:[\w-]+\.)*example(?:\.(?:com|net|org))?\b|@example\/[\w-]+/i;

/**
 * Once a company has an e-mail address of its own, finds placeholders where its people should be named. A company whose
 * address is one of nobody is a sample.
 *
 * @param sender - The e-mail address of the company.
 */
export function checkContacts(root: string, sender: string): readonly Finding[] {
  if (PLACEHOLDER.test(sender)) return [];
  return FILES.filter((path) => existsSync(join(root, path))).flatMap((path) =>
    readFileSync(join(root, path), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const [found] = PLACEHOLDER.exec(line) ?? [];
        const problem = `names ${found}, which is nobody: name those who get reports, or review changes`;
        return found === undefined ? [] : [{ place: `${path}:${index + 1}`, problem }];
      }),
  );
}
