import { announcements } from "../adapters/prismic/announcements/announcements.ts";
import { calendar } from "../adapters/prismic/calendar/calendar.ts";
import { capital } from "../adapters/prismic/capital/capital.ts";
import { dividends } from "../adapters/prismic/dividends/dividends.ts";
import { figures } from "../adapters/prismic/figures/figures.ts";
import { meetings } from "../adapters/prismic/meetings/meetings.ts";
import { pressKits } from "../adapters/prismic/press-kit/press-kits.ts";
import type { EverythingRead } from "../adapters/prismic/unread-types.ts";

// What is declared in the domain, wherever only this list is imported.
import type {} from "./domain-capabilities.ts";

const all = [figures, announcements, dividends, meetings, capital, pressKits, calendar] as const;

/** What each capability reads of the content service. The compiler names what is declared and that none reads. */
export const prismicCapabilities: EverythingRead<typeof all> = all;
