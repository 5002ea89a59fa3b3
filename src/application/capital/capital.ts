import { boughtBackIn, buyersIn } from "../../domain/capital/capital-sections.ts";
import { AS_COMPOSED, type PageCapability } from "../page-capability.ts";

export const capitalPages: PageCapability = {
  sections: {
    "share-capital": {
      show: (section, { content }) => ({ ...section, boughtBack: boughtBackIn(section, content) }),
      factsOf: (section, content) => (boughtBackIn(section, content).length > 0 ? buyersIn(content) : []),
    },
    debt: AS_COMPOSED,
  },
};
