import { ofKinds } from "../../domain/announcements/of-kinds.ts";
import type { PageCapability } from "../page-capability.ts";
import { showAnnouncements } from "./show-announcements.ts";

export const announcementPages: PageCapability = {
  sections: {
    announcements: {
      show: ({ kinds, limit, ...shown }, { content, filter, listPage: page, timeZone }) => ({
        ...shown,
        ...showAnnouncements(content.released, { kinds, limit }, { filter, page, timeZone }),
      }),
      filterOf: ({ archive, announcements }) => ({ ...archive?.filter, page: announcements.page }),
      listedBy: ({ kinds }, { released }) =>
        ofKinds(released.items, kinds).map(({ releasedAt, updated = releasedAt }) => ({ changed: updated })),
      // A site without a source of announcements says nothing about them.
      hasContent: ({ archive, announcements, outdatedSince }) =>
        (archive?.years ?? announcements.items).length > 0 || outdatedSince !== undefined,
    },
  },
};
