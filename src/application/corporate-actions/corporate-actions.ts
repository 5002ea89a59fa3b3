import { corporateActionsIn } from "../../domain/corporate-actions/corporate-actions.ts";
import type { PageCapability } from "../page-capability.ts";

export const corporateActionPages: PageCapability = {
  sections: {
    "corporate-actions": {
      show: (section, { content }) => ({ ...section, actions: corporateActionsIn(content) }),
      factsOf: (_section, content) => corporateActionsIn(content),
    },
  },
  dates: (content, { since }) =>
    corporateActionsIn(content).flatMap(({ dates = [], changed }) =>
      dates.length === 0 || dates.some(({ date }) => date >= since) ? { events: dates, changed } : [],
    ),
};
