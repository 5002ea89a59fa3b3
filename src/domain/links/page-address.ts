import { addressOf, type PageType } from "./address.ts";

interface AddressedPage {
  readonly type: PageType;
  readonly uid?: string | undefined;
  readonly parent?: { readonly uid: string } | undefined;
}

/** The canonical address of a page; `undefined` if it cannot have one. */
export function addressOfPage({ type, uid, parent }: AddressedPage): string | undefined {
  return addressOf({ type, uid, parentUid: parent?.uid });
}
