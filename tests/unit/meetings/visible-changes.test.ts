import { describe } from "vitest";
import { dated, EVENING, itIsNoChangeBefore, PUBLISHED, page } from "../domain/hidden-changes.ts";
import { AGM, generalMeeting } from "./sample-meetings.ts";

const meeting = (changed: string, votesFor?: number) => [
  page({
    ...generalMeeting({
      resolutions: [
        {
          title: "Accounts",
          text: [],
          votes: votesFor === undefined ? undefined : { for: votesFor, against: 1 },
        },
      ],
    }),
    ...dated,
    changed,
  }),
];

describe("the votes of a meeting", () => {
  itIsNoChangeBefore([meeting(PUBLISHED), meeting(EVENING, 900), new Date(AGM.after).toISOString()]);
});
