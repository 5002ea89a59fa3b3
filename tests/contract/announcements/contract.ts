import { beforeEach, expect, it } from "vitest";
import type { Announcements } from "../../../src/ports/announcements.ts";
import type { Published } from "./formats.ts";

/** A source under test. */
export interface Subject {
  readonly announcements: Announcements;
  announce(announcement: Published): void;
  /** Makes it fail, or work again. */
  fail(isFailing: boolean): void;
}

const results: Published = { reference: "R-1", releasedAt: "2026-08-19T00:15:00.000Z", title: "Results" };

/** The contract of the port, for every adapter. */
export function announcementsContract(create: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await create();
  });
  const listed = async () =>
    new Map((await subject.announcements.list(0)).map(({ reference, ...rest }) => [reference, rest]));

  it("lists an announcement once it is released, with its time in UTC", async () => {
    expect(await listed()).toEqual(new Map());
    subject.announce(results);
    subject.announce({ ...results, reference: "R-2", title: "Dividend" });
    const found = await listed();
    expect([...found.keys()].toSorted()).toEqual(["R-1", "R-2"]);
    expect(found.get("R-1")).toMatchObject({ releasedAt: "2026-08-19T00:15:00.000Z", title: "Results" });
    expect(found.get("R-1")?.href).toMatch(/^https:/);
  });

  it("lists a reference once, with its first time", async () => {
    subject.announce(results);
    subject.announce({ ...results, releasedAt: "2026-08-20T00:00:00.000Z" });
    const all = await subject.announcements.list(0);
    expect(all.map(({ releasedAt }) => releasedAt)).toEqual(["2026-08-19T00:15:00.000Z"]);
  });

  it("passes on a time in the future, which is not its to judge", async () => {
    subject.announce({ ...results, releasedAt: "2126-08-19T00:15:00.000Z" });
    expect((await listed()).get("R-1")?.releasedAt).toBe("2126-08-19T00:15:00.000Z");
  });

  it("fails while the source is down, and lists everything again afterwards", async () => {
    subject.announce(results);
    await subject.announcements.list(0);
    subject.fail(true);
    await expect(subject.announcements.list(0)).rejects.toMatchObject({
      name: "SourceError",
      failure: "unavailable",
    });
    subject.fail(false);
    expect([...(await listed()).keys()]).toEqual(["R-1"]);
  });
}
