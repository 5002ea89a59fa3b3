import { AS_COMPOSED, type PageCapability } from "../page-capability.ts";
import "../../domain/capital/capital-sections.ts";

export const capitalPages: PageCapability = {
  sections: { "share-capital": AS_COMPOSED, debt: AS_COMPOSED },
};
