/** Texts of a sustainability report. */
export interface SustainabilityText {
  readonly year: string;
  readonly date: string;
  readonly opening: readonly string[];
  readonly customers: readonly string[];
  readonly people: readonly string[];
  readonly community: readonly string[];
  readonly climate: readonly string[];
  readonly suppliers: readonly string[];
  readonly governance: readonly string[];
  readonly targets: readonly (readonly [target: string, where: string, state: string])[];
}

/** Measures by subject, one column for each year from FY26 back to FY23. */
export const measures = {
  customers: [
    ["Active customers with a deposit limit", "61%", "52%", "41%", "33%"],
    ["Contacts made by trained staff", "31,200", "24,700", "18,400", "13,600"],
    ["Median hours from first sign to first contact", "6", "9", "26", "31"],
    ["Customer-facing staff trained in the year", "100%", "100%", "100%", "98%"],
    ["Complaints per 1,000 active customers", "3.3", "4.4", "5.1", "5.0"],
  ],
  people: [
    ["People", "2,940", "2,890", "2,810", "2,760"],
    ["Women, all roles", "46%", "45%", "44%", "43%"],
    ["Women, senior roles", "41%", "39%", "36%", "35%"],
    ["Women, technicians", "12%", "11%", "9%", "8%"],
    ["Median pay gap between men and women", "9.8%", "11.3%", "12.1%", "12.9%"],
    ["Engagement score, of 100", "75", "73", "71", "69"],
    ["Injuries per million hours worked", "2.1", "2.6", "2.9", "3.4"],
  ],
  climate: [
    ["Scope 1 emissions, tonnes CO2-e", "2,460", "2,680", "2,810", "2,850"],
    ["Scope 2 emissions, market-based, tonnes CO2-e", "3,780", "5,630", "5,880", "6,020"],
    ["Scope 1 and 2 emissions, market-based", "6,240", "8,310", "8,690", "8,870"],
    ["Scope 2 emissions, location-based", "5,410", "5,630", "5,880", "6,020"],
    ["Service vehicles that are hybrid or electric", "38%", "27%", "18%", "11%"],
    ["Terminals and parts reused or recycled", "91%", "88%", "82%", "79%"],
  ],
  community: [
    ["Larkfield Country Fund grants, A$m", "3.1", "2.8", "2.6", "2.4"],
    ["Larkfield Country Fund grants, number", "118", "103", "94", "88"],
    ["Paid volunteer hours", "9,600", "8,700", "7,900", "7,100"],
    ["Invoices of small suppliers paid in 20 days", "97%", "94%", "90%", "86%"],
  ],
} as const;

/** The two reports, oldest first. */
export const sustainabilityTexts: readonly SustainabilityText[] = [
  {
    year: "2025",
    date: "2025-09-17",
    opening: [
      "A company that takes bets owes a plain account of what it does to prevent harm. This report gives one, with the figures that went the wrong way as well as those that went the right way.",
      "The year's most important change was speed. When a customer's play changes, the median time to the first contact by a trained person fell from 26 hours to 9. It fell because models now look at play every hour rather than every night, and because the team works at all hours.",
      "This is the first time that the figures, the methods and the gaps have a document of their own. The weakest figures are those on goods, freight and travel, which we can only estimate. Women are 11% of our technicians, against a goal of 15% by June 2026, and we do not expect to reach it.",
    ],
    customers: [
      "Clear Limits has four parts: limits that customers set, checks that the company makes, people trained to intervene, and rules on what the company may offer to whom. At 30 June 2025, 52% of active Furlong customers had a deposit limit in place.",
      "A limit can be lowered at once. It can be raised only after seven days, and only when the customer confirms it again. No bonus, credit or invitation goes to a customer who shows early signs of harm, or who has taken a time-out in the last 90 days.",
      "An outside panel of people from public health, consumer law and financial counselling began a review of Clear Limits in May 2025. It will report by December and its report will be published in full.",
    ],
    people: [
      "Larkfield employs 2,890 people in every state and territory; a third of them work in the field. The engagement survey was answered by 84% and scored 73.",
      "The median pay gap between men and women fell to 11.3%. Most of it comes from there being fewer women in technology and field roles. Half of the technology graduates hired in the year were women.",
    ],
    community: [
      "The Larkfield Country Fund made 103 grants worth A$2.8 million in towns with a racecourse. After the flood at Bellendine in May its trustees made an emergency grant of A$120,000 for the showground, outside the usual rounds, and 61 employees spent two weekends helping to clean up.",
      "Employees gave 8,700 paid hours of volunteer work, most of it to surf clubs, pony clubs and the rural fire service.",
    ],
    climate: [
      "Scope 1 and 2 emissions fell 4% to 8,310 tonnes, 8% below the baseline of 9,040 tonnes in FY22. From 1 July 2025 a seven-year agreement supplies the three offices with electricity from wind and sun, so FY25 is the last year before it takes effect.",
      "Racing Media produced six meetings in ten remotely, with fewer vans on the road. Service vehicles are replaced by hybrid or electric ones as leases end; 27% have been. Emissions from goods, freight and travel are estimated at about four times the rest.",
    ],
    suppliers: [
      "For several years the company asked its suppliers whether they had a policy on modern slavery, and nearly all said yes. From FY26 it asks those that sell hardware, uniforms, cleaning and security what they have found, and for evidence. Eleven suppliers were visited during the year. Two were asked to change how they recruit migrant workers, and have.",
    ],
    governance: [
      "The Board approves this report. The Audit and Risk Committee reviews the data, and an independent firm gave limited assurance on 12 figures. It raised four recommendations, all of which the Board has accepted. From FY26 a quarter of each executive's bonus depends on the safer-gambling measures.",
    ],
    targets: [
      ["Half of active customers with a deposit limit by June 2025", "52%", "Met"],
      ["First contact within 12 hours, in the middle case", "9 hours", "Met"],
      ["Women in 40% of senior roles by June 2026", "39%", "On course"],
      ["Women to be 15% of technicians by June 2026", "11%", "Behind"],
      ["Median pay gap of 5% by FY29", "11.3%", "On course"],
      ["Scope 1 and 2 emissions half of FY22's by FY30", "8% lower", "On course"],
    ],
  },
  {
    year: "2026",
    date: "2026-09-16",
    opening: [
      "This report covers the year to 30 June 2026 and everything Larkfield Group Limited controls. It says what we set out to do for customers, people, towns and the climate, what happened, and what comes next.",
      "Three in five active Furlong customers now have a deposit limit they set themselves. An outside panel reviewed Clear Limits, published its report in December and made eleven recommendations, all of which are in place. We think the hardest and most useful of them is the limit on time.",
      "Two of our technicians were badly hurt in a road accident in May. The rate of injuries fell again, but that is no comfort to them. The section on people says what we have changed.",
    ],
    customers: [
      "Clear Limits has four parts: limits that customers set, checks that the company makes, people trained to intervene, and rules on what the company may offer to whom. At 30 June 2026, 61% of active Furlong customers had a deposit limit in place, and 14% a limit on time, which was first offered in October.",
      "Trained staff made 31,200 contacts with customers whose play had changed, a median of six hours after the first sign. Of the customers our advisers called, 63% set or lowered a limit within 30 days. This report gives that figure for the first time, as the panel asked, and the answers of those who agreed to be asked again after six months: 58% said that the call had helped, 27% that it had made no difference, and 15% that it had come too late or should not have been made.",
      "Venue staff can call a safer-gambling adviser at any hour and did so 1,940 times. Larkfield Gaming Services applies the limits that state law requires to 96,000 machines and can now do so within a day of a change.",
    ],
    people: [
      "Larkfield employs 2,940 people. The engagement survey was answered by 86% and scored 75. Women hold 41% of senior roles, above the target of 40% by June 2026, and the median pay gap fell from 11.3% to 9.8%. Women are 12% of technicians, short of the goal of 15%: they leave at almost twice the rate of men in their second year, most often because of rosters. New rosters are being tried in four depots.",
      "Every field vehicle now has fatigue alerts. Technicians may stop for the night at the company's cost without asking. Routes of more than six hours' driving are planned over two days.",
    ],
    community: [
      "The Larkfield Country Fund made 118 grants worth A$3.1 million in towns with a racecourse: halls, clubrooms, shade, swimming pools, and in eleven towns a bus. A third of grants went to places with fewer than 1,000 people.",
      "Employees gave 9,600 paid hours of volunteer work. Racing Media lent its crews for 60 days to train regional students in broadcasting.",
    ],
    climate: [
      "Scope 1 and 2 emissions fell 25% to 6,240 tonnes, 31% below the baseline of 9,040 tonnes in FY22, on the market-based method. It was the first year of renewable electricity in the offices, and 38% of service vehicles are now hybrid or electric. On the location-based method, which counts the grid as it is, the fall is smaller. Emissions from goods, freight and travel are still estimates, at about five times the rest; a first full account will come with the FY27 report.",
      "The company looked at how hotter summers and heavier rain would affect it. The largest effect is on race meetings lost to heat and flood: at most 1.5% of revenue in a bad year by 2035.",
    ],
    suppliers: [
      "The company assessed 184 suppliers for the risk of modern slavery: those that sell hardware, uniforms, cleaning or security. Of these 144 gave answers that satisfied it, 28 have a year to improve their records, and nine have a plan to complete before their contracts are renewed. Three did not reply at first; two have since, and the contract with the third has ended.",
    ],
    governance: [
      "The Board approves this report. The Audit and Risk Committee reviews the data, and an independent firm gave limited assurance on 19 figures, up from 12. All four of its recommendations of a year ago are closed. A quarter of each executive's bonus, and of the long-term rights, depends on the safer-gambling measures.",
    ],
    targets: [
      ["Three in five active customers with a deposit limit by June 2026", "61%", "Met"],
      ["First contact within 6 hours, in the middle case", "6 hours", "Met"],
      ["Women in 40% of senior roles by June 2026", "41%", "Met"],
      ["Women to be 15% of technicians by June 2026", "12%", "Missed"],
      ["Median pay gap of 5% by FY29", "9.8%", "On course"],
      ["Scope 1 and 2 emissions half of FY22's by FY30", "31% lower", "On course"],
    ],
  },
];
