import { describe, expect, it } from "vitest";
import { issuer } from "../../../brand/texts/en/issuer.ts";
import { meetings } from "../../../brand/texts/en/meetings.ts";
import type { ContentItem } from "../../../src/domain/content/content-item.ts";
import { meetingTextProblems } from "../../../src/domain/meetings/meeting-texts.ts";
import type { ReportedCompany } from "../../../src/domain/report/domain-capability.ts";
import { COMPANY } from "../reported-company.ts";
import { newsArticle, paragraph } from "../sample-content.ts";
import { generalMeeting } from "./sample-meetings.ts";

const company: ReportedCompany = { ...COMPANY, wording: { offices: issuer.said, meetings: meetings.said } };
const problems = (text: string) => {
  const item: ContentItem = {
    kind: "page",
    page: { ...newsArticle("news", "2027-08-20"), body: paragraph(text) },
  };
  return meetingTextProblems([item], [generalMeeting()], company).map(
    ({ document, field, problem }) => `${document} ${field}: ${problem}`,
  );
};

describe("the day of a meeting in a text", () => {
  it.each([
    "Notice of annual general meeting on 20 October 2027",
    "The next annual general meeting will be held on Wednesday, 20 October 2027.",
    "The annual general meeting 2027 is on October 20, 2027.",
  ])("is a line of the report if it is another one: %s", (text) =>
    expect(problems(text)).toEqual([
      "news-article_news body: says that the meeting is on 2027-10-20, but it is on 2027-10-21 in general-meeting_agm, data.starts: one of them is wrong",
    ]),
  );

  it.each([
    "The annual general meeting will be on 21 October 2027.",
    "The documents of the annual general meeting will be sent on 20 September 2027.",
    "At the annual general meeting of 28 October 2020",
    "For the general meeting, register by 20 October 2027.",
  ])("is none in “%s”", (text) => expect(problems(text)).toEqual([]));
});
