import type { PolicyText } from "./policy-text.ts";

/** Policies on people in the company and in its supply chain. */
export const peoplePolicies: readonly PolicyText[] = [
  {
    uid: "policy-diversity",
    title: "Diversity and inclusion policy",
    approved: "2026-06-18",
    owner: "Chief People Officer",
    review: "June 2028",
    related: "Code of conduct, Board charter",
    summary: "Fair hiring, pay and promotion, with objectives set and reported each year.",
    tags: ["governance", "people"],
    purpose:
      "Larkfield wants to hire from everyone and to lose nobody for a reason that has nothing to do with work. This policy says what we do about it and how we measure it.",
    parts: [
      [
        "What we mean",
        "Diversity is the differences between people: among them sex, gender, age, culture, language, faith, disability, sexual orientation, family duties, and whether they come from the city or the country.",
        "Inclusion is that each of them can do good work here, be heard and get on.",
        "The policy applies to directors, employees and people who apply to work with us.",
      ],
      [
        "Hiring and promotion",
        "Advertisements say what the work is and what it pays. Shortlists for senior roles have at least two women and two men. Panels are mixed and use the same questions for each candidate.",
        "Candidates may ask for what they need, such as an accessible room or more time, and we provide it. Decisions are recorded with reasons.",
        "Promotion and pay reviews are checked for bias before they are final. Part-time workers and people on parental leave are part of them.",
      ],
      [
        "Pay",
        "We compare the pay of men and women in like work every year, correct differences that cannot be explained, and publish the median gap for the whole company.",
        "Parents have 20 weeks of paid leave, whoever gives birth, and superannuation is paid during unpaid parental leave of up to a year.",
      ],
      [
        "Ways of working",
        "Any role may be asked for as part-time, shared or flexible, and a refusal needs a reason in writing. Field and contact-centre rosters are published four weeks ahead.",
        "Larkfield offers at least 40 traineeships a year in country towns, ten of them for Aboriginal and Torres Strait Islander people, with a mentor for each.",
        "Buildings, systems and the Furlong app are made to be used by people with disability, and are tested with them.",
      ],
      [
        "Conduct",
        "Discrimination, harassment and bullying are misconduct under the code of conduct. The company acts to prevent sexual harassment before it happens, as the law requires, and reviews the risk each year.",
        "Complaints are heard in confidence and looked into promptly. People who complain are protected from reprisal.",
      ],
      [
        "Objectives",
        "The Board sets measurable objectives each year and reports against them in the corporate governance statement. For FY27 they are: women in 43% of senior roles; at least 40% women and 40% men on the Board; a median pay gap below 9%; women in 14% of technicians' roles; and equal engagement scores, within three points, across groups.",
        "Progress is part of each executive's annual review.",
      ],
      [
        "Responsibility",
        "The Board approves this policy. The People and Remuneration Committee looks at progress twice a year. The Chief People Officer reports to it, and every manager is answerable for his or her own team.",
        "The policy is on the company's website and is reviewed every two years.",
      ],
    ],
  },
  {
    uid: "policy-modern-slavery",
    title: "Modern slavery policy",
    approved: "2025-11-26",
    owner: "Chief Financial Officer",
    review: "November 2027",
    related: "Code of conduct, Supplier code, Whistleblower policy",
    summary: "How Larkfield looks for forced labour, and what it does when it finds it.",
    tags: ["governance", "suppliers", "sustainability"],
    purpose:
      "Forced labour, debt bondage, human trafficking and the worst forms of child labour have no place in anything Larkfield does or buys. This policy says how we look for them and what we do when we find them.",
    parts: [
      [
        "Scope",
        "The policy applies to Larkfield Group Limited and the entities it controls, and to everyone who buys on their behalf. It guides the statement the company makes each year under the Modern Slavery Act 2018.",
        "It goes beyond direct suppliers: we ask about the tiers behind them where risk is high.",
      ],
      [
        "Where the risk is",
        "Electronics and components of terminals and servers; uniforms and promotional goods; cleaning, catering and security; overseas contact and data services; and construction and fit-out.",
        "Risk depends on the country, the goods, the use of migrant or agency labour, and how far down the chain work is passed. We map it every two years.",
      ],
      [
        "What we ask of suppliers",
        "To keep to the supplier code: work is chosen freely; nobody pays to get a job; identity papers stay with their owners; wages and hours are lawful; workers may join a union; children are not employed.",
        "To pass the same terms on to their own suppliers, answer our questions truthfully, and let us or someone independent visit and speak to workers alone.",
        "To tell us within ten days of a suspected case, and to work with us to put it right. Telling us does not of itself cost the contract.",
      ],
      [
        "What we do",
        "New suppliers are screened before a contract is signed. Those at high risk complete a questionnaire and a plan, and are visited within a year.",
        "Contracts above A$100,000 carry modern slavery terms. Prices and lead times are set so that they can be met without unlawful hours.",
        "Small suppliers are paid within 20 days. Late payment is itself a cause of bad labour practice.",
        "Buyers are trained every year, and everyone else on joining.",
      ],
      [
        "When something is found",
        "The safety and wishes of the people affected come first. We do not end a contract at once if that would make them worse off, but agree on remedy with dates and someone independent to check it.",
        "Remedy may be repayment of fees, back pay, return of papers, medical care or passage home. If a supplier will not act, we end the contract.",
        "Suspected crimes are reported to the Australian Federal Police or the authority of the country.",
      ],
      [
        "How to raise a concern",
        "Anyone, including a supplier's worker, may use the independent report service: 1800 975 790, or speakup@larkfield.example. Reports may be anonymous and are taken in 14 languages. The whistleblower policy protects those who make them.",
      ],
      [
        "Oversight and measures",
        "The Board approves this policy and the yearly statement. The Audit and Risk Committee receives a report twice a year.",
        "We publish how many suppliers were assessed, visits made, cases found and how they were put right, and time taken to pay.",
      ],
    ],
  },
];
