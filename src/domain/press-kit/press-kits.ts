import { oncePerContent } from "../content/content.ts";
import type { DomainCapability } from "../report/domain-capability.ts";
import { assetProblems } from "./asset-problems.ts";
import { type MediaAsset, type MediaKind, pressKitOrder } from "./media-asset.ts";

declare module "../content/section.ts" {
  interface SectionFields {
    /** Images and files for journalists. */
    readonly "press-kit": Introduced & {
      /** Default: of any kind. */
      readonly only?: MediaKind | undefined;
    };
  }
  interface SectionLists {
    readonly "press-kit": { readonly assets: readonly MediaAsset[] };
  }
}

declare module "../content/content-item.ts" {
  interface ListedDocuments {
    readonly "media-asset": MediaAsset;
  }
}

/** The assets for journalists that somebody may see, in the order of press kits. */
export const assetsIn = oncePerContent((content) => content.listed("media-asset").toSorted(pressKitOrder));

/** Press kits: images and files for journalists. */
export const pressKits: DomainCapability = {
  problems: ({ items }) => assetProblems(items),
};
