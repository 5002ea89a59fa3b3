import { describe } from "vitest";
import { itChangesWithItsEvent, page } from "../domain/embargo.ts";
import { itIsHiddenUntilShown, OPENS } from "../domain/hidden-content.ts";
import { AGM, generalMeeting } from "./sample-meetings.ts";

describe("a general meeting", () => {
  const times = { starts: AGM.live, ends: AGM.after };
  const event = { date: "2027-10-21", title: "Results", ...times };
  itChangesWithItsEvent(generalMeeting({ event, deadlines: [] }), times);
  itIsHiddenUntilShown(page({ ...generalMeeting(), embargo: OPENS }));
});
