import type { GeneralMeetingPage } from "../../src/domain/content/page.ts";

/** The time of `general-meeting_agm`. */
export const AGM = {
  before: "2027-10-20T00:00:00Z",
  live: "2027-10-21T00:00:00Z",
  after: "2027-10-21T02:00:00Z",
};

/** A general meeting at {@link AGM}, with a deadline the day before, a thousand votes, and what is given. */
export function generalMeeting(given: Partial<GeneralMeetingPage> = {}): GeneralMeetingPage {
  const { uid = "agm" } = given;
  const page = { kind: "page", href: `/${uid}` } as const;
  const [id, title] = [`general-meeting_${uid}`, `Meeting ${uid}`];
  return {
    type: "general-meeting",
    id,
    uid,
    title,
    meta: { title },
    intro: [],
    sections: [],
    event: {
      key: id,
      date: "2027-10-21",
      title,
      place: "80 Petrie Crossing, Brisbane",
      starts: "2027-10-21T00:00:00.000Z",
      ends: "2027-10-21T02:00:00.000Z",
      webcast: { kind: "web", href: "https://webcast.example/agm" },
      page,
    },
    attend: [{ kind: "paragraph", children: ["Bring the proxy form."] }],
    deadlines: [
      { kind: "Proxies", key: `${id} Proxies`, date: "2027-10-20", title: `Proxies: ${title}`, page },
    ],
    documents: [{ id: "pdf_notice", title: "Notice", href: "/files/notice.pdf" }],
    shareClasses: [{ name: "Ordinary shares", shares: 1000 }],
    resolutions: [{ number: "1", title: "Accounts", kind: "Ordinary resolution", text: [] }],
    ...given,
  };
}
