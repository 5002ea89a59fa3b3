import { describe, expect, it } from "vitest";
import { marketRules } from "../../../src/domain/meetings/market-rules.ts";
import type { ClassVotes, Resolution, Votes } from "../../../src/domain/meetings/resolution.ts";
import type { ShareClass } from "../../../src/domain/meetings/share-class.ts";
import { countVotes, type VoteColumn, type VoteCount } from "../../../src/domain/meetings/vote-count.ts";

const AUSTRALIA = marketRules(["XASX"]);
const LONDON = marketRules(["XLON", "XASX"]);
const FRANKFURT = marketRules(["XETR"]);
const STOCKHOLM = marketRules(["XSTO"]);

const ONE_CLASS = [{ name: "Ordinary shares", shares: 1000 }];
/** 400 votes and 100 shares of A, 100 votes and shares of B. */
const TWO_CLASSES = [
  { name: "A", shares: 40, votes: 400 },
  { name: "B", shares: 60 },
];

interface Given extends Omit<Partial<Resolution>, "votes"> {
  readonly votes?: Votes;
  readonly classes?: readonly ShareClass[];
  readonly rules?: typeof AUSTRALIA;
}

function counted({ classes = ONE_CLASS, rules = AUSTRALIA, ...given }: Given) {
  return countVotes({ title: "Accounts", text: [], ...given }, { shareClasses: classes }, rules);
}

const ofClass = (shareClass: string, votes: Votes): ClassVotes => ({ shareClass, ...votes });

/** The numbers as they are shown. */
function shown(count: VoteCount): Partial<Record<VoteColumn, string>> {
  return Object.fromEntries(
    Object.entries(count).map(([column, { value, decimals }]) => [column, value.toFixed(decimals)]),
  );
}

describe("the votes on a resolution", () => {
  it("have tenths where shares of a class have a tenth of a vote", () => {
    const classes = [
      { name: "A", shares: 1_944_777_165 },
      { name: "B", shares: 35_251_329, votes: 3_525_132.9 },
    ];
    const ofClasses = [
      ofClass("A", { for: 1_100_000_000, against: 2 }),
      ofClass("B", { for: 1_525_132.9, against: 200.2 }),
    ];
    const { count } = counted({ classes, ofClasses, rules: STOCKHOLM });
    expect(shown(count)).toMatchObject({ for: "1101525132.9", against: "202.2", valid: "1101525335.1" });
  });

  it("are not more than so many shares have", () => {
    const votes = (shares: number) =>
      counted({ classes: TWO_CLASSES, votes: { for: 300, against: 120, shares } });
    expect(votes(60).problem).toBeUndefined();
    expect(votes(59).problem).toBe("has 420 votes of 59 shares, which have 419 at most");
  });

  it("are for a director or withheld in Canada, where a special resolution needs two thirds", () => {
    const rules = marketRules(["XTSE", "XNYS"]);
    const election = { kind: "Election or appointment, for or withheld", rules } as const;
    const { count, isCarried } = counted({ ...election, votes: { for: 450, withheld: 150 } });
    expect(shown(count)).toMatchObject({
      forShare: "75.0",
      withheld: "150",
      withheldShare: "25.0",
      valid: "600",
    });
    expect(isCarried).toBe(true);
    expect(counted({ ...election, votes: { for: 300, withheld: 301 } }).isCarried).toBe(false);
    expect(counted({ ...election, votes: { for: 600, withheld: 500 } }).problem).toContain("there are 1000");
    expect(counted({ ...election, votes: { for: 600, against: 1 } }).problem).toContain("against");
    const special = { kind: "Special resolution", rules } as const;
    expect(counted({ ...special, votes: { for: 69, against: 31 } }).isCarried).toBe(true);
  });

  it("are counted without those withheld, and say which part of the capital voted", () => {
    const { count } = counted({ votes: { for: 600, against: 200, withheld: 150 } });
    expect(shown(count)).toEqual({
      for: "600",
      forShare: "75.0",
      against: "200",
      againstShare: "25.0",
      withheld: "150",
      valid: "800",
      shares: "800",
      capitalShare: "80.0",
    });
  });

  it.each([
    ["nothing", {}, {}],
    [
      "no vote at all",
      { for: 0, against: 0 },
      { for: "0", against: "0", valid: "0", shares: "0", capitalShare: "0.0" },
    ],
    ["only valid votes", { valid: 10 }, { valid: "10", shares: "10", capitalShare: "1.0" }],
  ])("say no more than is known, of %s", (_, votes, known) => {
    expect(shown(counted({ votes }).count)).toEqual(known);
  });

  it("say nothing of the capital if the shares in issue are not known", () => {
    const { count } = counted({ votes: { for: 3, against: 1 }, classes: [] });
    expect(Object.keys(count)).toEqual(["for", "forShare", "against", "againstShare", "valid"]);
  });

  it("in a vote on frequency are those for each year, two or three", () => {
    const kind = "Frequency of votes on pay";
    const votes = { oneYear: 700, twoYears: 20, threeYears: 80, withheld: 5, brokerNonVotes: 50 };
    expect(shown(counted({ kind, votes }).count)).toMatchObject({
      oneYearShare: "87.5",
      twoYearsShare: "2.5",
      threeYearsShare: "10.0",
      withheld: "5",
      brokerNonVotes: "50",
      valid: "800",
    });
  });

  it("in an election by plurality are those for a person, and those withheld", () => {
    const votes = { for: 700, withheld: 100, brokerNonVotes: 50 };
    const { count, isCarried, problem } = counted({ kind: "Election by plurality", votes });
    expect(shown(count)).toEqual({ for: "700", withheld: "100", brokerNonVotes: "50" });
    expect([isCarried, problem]).toEqual([undefined, undefined]);
  });
});

describe("the share of the votes", () => {
  it.each([
    ["as usual", 953, 47, ["95.3", "4.7"]],
    ["with as many decimals as tell both apart", 499_999, 500_001, ["49.9999", "50.0001"]],
    ["with as many as a large register needs", 421_000_000, 421_000_001, ["49.9999999", "50.0000001"]],
    ["without decimals in a tie, which is exact", 400, 400, ["50", "50"]],
  ])("is shown %s: %d to %d", (_, votesFor, against, shares) => {
    const { count } = counted({ votes: { for: votesFor, against }, classes: [] });
    expect([shown(count).forShare, shown(count).againstShare]).toEqual(shares);
  });

  const special = { rules: FRANKFURT, kind: "Special resolution" } as const;
  it.each([
    [
      "a special resolution that failed",
      { ...special, votes: { for: 749_999, against: 250_001 } },
      "74.9999",
      false,
    ],
    [
      "one that was carried by a vote",
      { ...special, votes: { for: 750_001, against: 249_999 } },
      "75.0001",
      true,
    ],
    [
      "one that needs exactly three quarters",
      { ...special, votes: { for: 750, against: 250 } },
      "75.0",
      true,
    ],
    [
      "one that needs two thirds",
      { ...special, rules: STOCKHOLM, votes: { for: 6_666, against: 3_334 } },
      "66.66",
      false,
    ],
    [
      "a remuneration report just without a strike",
      { kind: "Remuneration report", votes: { for: 7_504, against: 2_496 } },
      "75.04",
      true,
    ],
    [
      "one just without a response in London",
      { rules: LONDON, votes: { for: 8_003, against: 1_997 } },
      "80.03",
      true,
    ],
  ] as const)("never hides on which side it is, of %s", (_, given, share, isCarried) => {
    const poll = counted({ ...given, classes: [] });
    expect([shown(poll.count).forShare, poll.isCarried, poll.dissent]).toEqual([share, isCarried, undefined]);
  });

  it("that a resolution needs may be stated for it alone", () => {
    const votes = { for: 800, against: 200 };
    expect(counted({ majority: "Nine tenths", votes }).isCarried).toBe(false);
    expect(counted({ votes: { for: 400, against: 400 } }).isCarried).toBe(false);
  });
});

describe("votes against the board's recommendation", () => {
  it.each([
    [
      "a strike in Australia, from a quarter against the remuneration report",
      AUSTRALIA,
      "Remuneration report",
      250,
      "strike",
    ],
    ["no strike below", AUSTRALIA, "Remuneration report", 249, undefined],
    ["to be answered in Australia, on another resolution", AUSTRALIA, "Ordinary resolution", 250, "response"],
    ["to be answered in London, from a fifth", LONDON, "Ordinary resolution", 200, "response"],
    ["to be answered in London, also on remuneration", LONDON, "Remuneration report", 300, "response"],
    ["nothing by a rule elsewhere", FRANKFURT, "Ordinary resolution", 450, undefined],
  ] as const)("are %s", (_, rules, kind, against, mark) => {
    const { dissent } = counted({ rules, kind, votes: { for: 1000 - against, against } });
    expect(dissent?.kind).toBe(mark);
  });

  it("are those for a resolution that the board did not recommend", () => {
    const proposed = { rules: LONDON, recommendation: "Against" } as const;
    expect(counted({ ...proposed, votes: { for: 300, against: 700 } }).dissent?.share.value).toBe(30);
    expect(counted({ ...proposed, votes: { for: 100, against: 700 } }).dissent).toBeUndefined();
  });
});

describe("the share of the capital", () => {
  const votes = { for: 300, against: 40 };
  const ofClasses = [ofClass("A", { for: 260, against: 40 }), ofClass("B", { for: 40, against: 0 })];

  it("is that of the shares, not of the votes, of two classes", () => {
    const { count, ofClasses: classes } = counted({ classes: TWO_CLASSES, ofClasses });
    // 30 shares of A with 300 votes, and 40 of B: 340 of 460 votes, and 70 of 100 shares.
    expect(shown(count)).toMatchObject({ for: "300", valid: "340", shares: "70", capitalShare: "70.0" });
    expect(classes.map(({ name, count: own }) => [name, shown(own).shares, shown(own).capitalShare])).toEqual(
      [
        ["A", "30", "75.0"],
        ["B", "40", "66.7"],
      ],
    );
  });

  it("is that of the shares that are stated, and unknown if it does not follow", () => {
    expect(shown(counted({ classes: TWO_CLASSES, votes: { ...votes, shares: 70 } }).count)).toMatchObject({
      shares: "70",
      capitalShare: "70.0",
    });
    const { count, problem } = counted({ classes: TWO_CLASSES, votes });
    expect([count.shares, count.capitalShare, problem]).toEqual([undefined, undefined, undefined]);
  });

  it("counts the shares of a class without votes", () => {
    const classes = [
      { name: "Ordinary", shares: 500 },
      { name: "Preference", shares: 500, votes: 0 },
    ];
    const { count } = counted({ classes, votes: { for: 350, against: 50 } });
    expect(shown(count)).toMatchObject({ shares: "400", capitalShare: "40.0" });
  });

  it("is that of nominal values, where classes differ in them", () => {
    const classes = [
      { name: "Registered", shares: 100, nominal: 1 },
      { name: "Bearer", shares: 100, nominal: 9 },
    ];
    const { count } = counted({
      classes,
      ofClasses: [
        ofClass("Registered", { for: 100, against: 0 }),
        ofClass("Bearer", { for: 50, against: 0 }),
      ],
    });
    expect(shown(count).capitalShare).toBe("55.0");
    expect(counted({ classes, votes: { for: 150, against: 0 } }).count.capitalShare).toBeUndefined();
  });

  it("follows from units of shares only where it is exact", () => {
    const units = [{ name: "Shares", shares: 100_000, votes: 1000 }];
    expect(shown(counted({ classes: units, votes: { for: 800, against: 0 } }).count).shares).toBe("80000");
    const oddLots = [{ name: "Shares", shares: 100_050, votes: 1000 }];
    expect(counted({ classes: oddLots, votes: { for: 800, against: 0 } }).count.capitalShare).toBeUndefined();
  });
});

describe("numbers that contradict are not shown, and reported", () => {
  const right = { for: 600, against: 200, withheld: 50 };

  it.each([
    ["other valid votes", { votes: { ...right, valid: 790 } }, "has 790 valid votes, but 800 in its choices"],
    [
      "withheld votes that are counted in",
      { votes: { ...right, valid: 850 } },
      "has 850 valid votes, but 800 in its choices: the votes withheld are counted in",
    ],
    [
      "more votes than there are",
      { votes: { ...right, withheld: 201 } },
      "has 1001 votes, but there are 1000",
    ],
    [
      "more with those of brokers",
      { votes: { ...right, brokerNonVotes: 151 } },
      "has 1001 votes, but there are 1000",
    ],
    ["a missing choice", { votes: { for: 600 } }, "has votes “for”, but none “against”"],
    [
      "a choice of another kind",
      { votes: { ...right, oneYear: 5 } },
      "has votes “one year”, which its kind has not",
    ],
    [
      "more shares than there are",
      { votes: { for: 600, against: 200, shares: 1001 } },
      "has votes of 1001 shares, but there are 1000",
    ],
    [
      "other shares than the votes have",
      { votes: { for: 600, against: 200, shares: 700 } },
      "has votes of 700 shares, but its votes are those of 800",
    ],
    [
      "the votes of one class of two",
      { classes: TWO_CLASSES, ofClasses: [ofClass("A", { for: 260, against: 40 })] },
      "has no votes of “B”, but those of another class",
    ],
    [
      "a class twice",
      {
        classes: TWO_CLASSES,
        ofClasses: [
          ofClass("A", { for: 26, against: 4 }),
          ofClass("B", { for: 4, against: 0 }),
          ofClass("A", { for: 26, against: 4 }),
        ],
      },
      "has votes of “A” twice",
    ],
    [
      "a class that does not exist",
      { ofClasses: [ofClass("C", { for: 1, against: 1 })], votes: right },
      "has votes of “C”, which is no class of the meeting",
    ],
    [
      "a class with more votes than it has",
      {
        classes: TWO_CLASSES,
        ofClasses: [ofClass("A", { for: 401, against: 0 }), ofClass("B", { for: 1, against: 0 })],
      },
      "has 401 votes, but there are 400, in the class “A”",
    ],
    [
      "classes that have other votes together",
      {
        classes: TWO_CLASSES,
        votes: { for: 300, against: 41 },
        ofClasses: [ofClass("A", { for: 260, against: 40 }), ofClass("B", { for: 40, against: 0 })],
      },
      "has other votes than its classes have together",
    ],
  ] as const)("%s", (_, given, problem) => {
    expect(counted(given)).toMatchObject({ count: {}, ofClasses: [], problem });
  });

  it("but a class may vote alone", () => {
    const votes = { for: 260, against: 40 };
    const alone = counted({ classes: TWO_CLASSES, votes, ofClasses: [ofClass("A", votes)] });
    expect([alone.problem, shown(alone.count).for]).toEqual([undefined, "260"]);
  });

  it("and neither are more proxies than there are votes", () => {
    const proxies = { for: 700, against: 200, abstain: 50, discretion: 51 };
    expect(counted({ proxies })).toMatchObject({ proxyProblem: "has proxies of 1001, but there are 1000" });
    expect(counted({ proxies: { ...proxies, discretion: 50 } }).proxies).toMatchObject({ for: 700 });
  });
});

describe("the law of the main listing", () => {
  it.each([
    ["XLON", "withheld"],
    ["XDUB", "withheld"],
    ["XASX", "abstained"],
    ["XNYS", "abstained"],
    ["XSWX", "abstained"],
    ["XXXX", "abstained"],
  ])("names votes that are neither for nor against: at %s, %s", (exchange, name) => {
    expect(marketRules([exchange, "XLON"]).uncounted).toBe(name);
    expect(marketRules([]).uncounted).toBe("abstained");
  });
});
