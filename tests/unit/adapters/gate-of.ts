import { expect, it } from "vitest";

const FROM = "2026-11-24T08:30:00+1000";
const TIME = "2026-11-23T22:30:00.000Z";
export const NEVER = "9999-12-31T00:00:00.000Z";
const AWAITED = "When the exchange has released it";
const exchange = { reference: "06A-1234", isAwaited: true, latest: TIME };

/** The fields of a gate by the names that a model gives them. */
const fields = (time: string, release: string, reference: string, latest: string) => {
  return { [time]: FROM, [release]: AWAITED, [reference]: " 06A-1234 ", [latest]: FROM };
};
/** The names that a model gives the fields of a gate: its time, its release, the reference, and until when that comes. */
export type GateNames = readonly [time: string, release: string, reference: string, latest: string];

/** What is read of the gate of one thing. */
export function itIsAGate(names: GateNames, read: (data: object) => unknown): void {
  const json = (data: object) => JSON.stringify(read(data));

  it("is a time, or the release of its announcement at the exchange", () => {
    expect(json(fields(...names))).toContain(`"embargo":"${TIME}"`);
    expect(json(fields(...names))).toContain(`"exchange":${JSON.stringify(exchange)}`);
  });

  it.each(["At a time", "", null])("does not wait for the exchange with %j", (choice) => {
    expect(json({ ...fields(...names), [names[1]]: choice })).toContain('"isAwaited":false');
  });

  it("that cannot be read stays closed", () => {
    expect(json({ [names[0]]: "soon" })).toContain(`"embargo":"${NEVER}"`);
    expect(json({ [names[1]]: "When I say so" })).toContain('"isAwaited":true');
  });
}
