import { Content } from "../content/content.ts";
import type { ContentItem } from "../content/content-item.ts";
import { MISSING, massLoss, missingIn } from "../content/content-loss.ts";
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
  const content = Content.everything(items);
  const loss = massLoss(Content.everything(published), content);
  const problems = [...missingIn(content).map((type) => MISSING[type]), ...(loss ? [loss] : [])];
  return problems.map((problem) => ({ document: "content", type: "site", problem, severity: "error" }));
}
