import type { Page } from "../content/page.ts";
import { addressOf } from "./address.ts";

/** The one address of a page; `undefined` for one that cannot have any. */
export function addressOfPage(page: Page): string | undefined {
  return addressOf({
    type: page.type,
    uid: "uid" in page ? page.uid : undefined,
    parentUid: page.type === "page" ? page.parent?.uid : undefined,
  });
}
