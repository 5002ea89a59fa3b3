import type { Withheld } from "../../../src/domain/exchange/exchange-release.ts";
import { generalMeeting as heldMeeting } from "../../../src/domain/meetings/general-meeting.ts";
import type { GeneralMeetingPage } from "../../../src/domain/meetings/meetings.ts";
import { named } from "../sample-content.ts";

/** The time of `general-meeting_agm`. */
export const AGM = {
  before: "2027-10-20T00:00:00Z",
  live: "2027-10-21T00:00:00Z",
  after: "2027-10-21T02:00:00Z",
};

/** What a test says of a meeting: of its page, and of the release of its votes. */
export interface GivenMeeting extends Partial<Omit<GeneralMeetingPage, "results" | "dates">> {
  readonly results?: Withheld | undefined;
}

/** A general meeting at {@link AGM}, with a deadline the day before, a thousand votes, and what is given. */
export function generalMeeting({ results, ...given }: GivenMeeting = {}): GeneralMeetingPage {
  const { uid = "agm" } = given;
  const page = { kind: "page", href: `/${uid}` } as const;
  const meeting = named("general-meeting", uid, `Meeting ${uid}`);
  const { id, title } = meeting;
  const fields = {
    ...meeting,
    uid,
    intro: [],
    sections: [],
    event: {
      key: id,
      date: "2027-10-21",
      title,
      place: "80 Petrie Crossing, Brisbane",
      starts: "2027-10-21T00:00:00.000Z",
      ends: "2027-10-21T02:00:00.000Z",
      webcast: { kind: "web" as const, href: "https://webcast.example/agm" },
      page,
    },
    attend: [{ kind: "paragraph" as const, children: ["Bring the proxy form."] }],
    deadlines: [
      {
        kind: "Proxies" as const,
        isDeadline: true,
        key: `${id} Proxies`,
        date: "2027-10-20",
        title: `Proxies: ${title}`,
        page,
      },
    ],
    documents: [{ id: "pdf_notice", title: "Notice", href: "/files/notice.pdf" }],
    shareClasses: [{ name: "Ordinary shares", shares: 1000 }],
    resolutions: [{ number: "1", title: "Accounts", kind: "Ordinary resolution" as const, text: [] }],
    ...given,
  };
  return { ...fields, ...heldMeeting(fields, results) };
}
