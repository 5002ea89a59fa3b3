import { addressOf, type PageType } from "./address.ts";

/** What of a page says where it lives. */
interface AddressedPage {
  readonly type: PageType;
  readonly uid?: string | undefined;
  readonly parent?: { readonly uid: string } | undefined;
}

/** The one address of a page; `undefined` for one that cannot have any. */
export function addressOfPage({ type, uid, parent }: AddressedPage): string | undefined {
  return addressOf({ type, uid, parentUid: parent?.uid });
}
