import { listsAsset } from "../../domain/press-kit/media-asset.ts";
import { assetsIn } from "../../domain/press-kit/press-kits.ts";
import type { PageCapability } from "../page-capability.ts";

export const pressKitPages: PageCapability = {
  sections: {
    "press-kit": {
      show: (section, { content }) => ({
        ...section,
        assets: assetsIn(content).filter((asset) => listsAsset(section.only, asset)),
      }),
      factsOf: ({ only }, content) => assetsIn(content).filter((asset) => listsAsset(only, asset)),
    },
  },
};
