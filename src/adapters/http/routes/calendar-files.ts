import { z } from "zod";
import { partsOf } from "../document-target.ts";
import { calendar } from "../feeds/calendar.ts";
import { sendPublished } from "../page-cache/send-published.ts";
import type { Routes } from "../site-parts.ts";

const route = {
  schema: {
    params: z.object({ parent: z.string().optional(), uid: z.string(), file: z.string().optional() }),
  },
};

const PATHS = ["/:uid", "/:parent/:uid"].flatMap((page) => [
  `${page}/calendar.ics`,
  `${page}/calendar/:file`,
]);

/** `GET /PAGE/calendar.ics`, `/PAGE/calendar/DATE.ics`: the dates of a page for calendar programs, or one of them. */
export const calendarFiles: Routes = async (server, { cache, listDates, publicUrl, locale }) => {
  for (const path of PATHS) {
    server.get(path, route, async (request, reply) => {
      const { parent, uid, file } = request.params;
      const page = [server.prefix, parent, uid].filter((part) => part !== undefined).join("/");
      const at = { cache, path: partsOf(request.url).path, missing: "is no calendar" };
      return sendPublished(request, reply, at, async (content) => {
        const dates = file?.endsWith(".ics") === false ? undefined : await listDates.run(content, page);
        const body = dates && calendar(publicUrl, dates, locale, file?.replace(/\.ics$/, ""));
        return body === undefined ? undefined : { type: "text/calendar; charset=utf-8", body };
      });
    });
  }
};
