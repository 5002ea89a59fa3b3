import type { ContentItem } from "../content/content-item.ts";
import { MISSING, massLoss, missingIn } from "../content/content-loss.ts";
import { ContentSnapshot } from "../content/content-snapshot.ts";
import type { ContentProblem } from "./problem.ts";

/**
 * What the site does not show as it is published, because that would empty it.
 *
 * @param published - What is published, if `items` are drafts. Default: nothing is known.
 */
export function refusedContent(
  items: readonly ContentItem[],
  published: readonly ContentItem[] = [],
): ContentProblem[] {
  const content = new ContentSnapshot(items);
  const loss = massLoss(new ContentSnapshot(published), content);
  const problems = [...missingIn(content).map((type) => MISSING[type]), ...(loss ? [loss] : [])];
  return problems.map((problem) => ({ document: "content", type: "site", problem, severity: "error" }));
}
