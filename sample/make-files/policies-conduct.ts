import type { PolicyText } from "./policy-text.ts";

/** Policies on how people at Larkfield behave. */
export const conductPolicies: readonly PolicyText[] = [
  {
    uid: "policy-code-of-conduct",
    title: "Code of conduct",
    approved: "2026-06-18",
    owner: "Chief People Officer",
    review: "June 2028",
    related:
      "Anti-bribery and corruption policy, Whistleblower policy, Securities trading policy, Diversity and inclusion policy",
    summary: "Customers first, honesty, respect, safety, and speaking up.",
    tags: ["governance", "people"],
    purpose:
      "This code says how we behave when we work for Larkfield. It applies to directors, employees, contractors and anyone else who acts in the company's name.",
    parts: [
      [
        "Customers first",
        "We do not encourage anyone to bet more than he or she can afford, in time or in money. No target, bonus or instruction is a reason to do so.",
        "If we see signs that a customer may be harmed, we follow Clear Limits: we act the same day, we record what we did, and we ask the safer-gambling team when we are not sure.",
        "We tell customers the truth about odds, prices, promotions and their own results. We do not use designs that hide a limit, a loss or a way out.",
        "Nobody under 18 may bet with us. Staff who deal with customers check age and identity without exception.",
      ],
      [
        "Betting by our own people",
        "Employees may bet only as the betting register allows. People who set prices, settle bets, monitor integrity or see unpublished racing information may not bet on those events with any operator.",
        "We never pass on information about another person's account or bets, about an animal, a rider or a team, that is not public.",
        "Anyone who suspects that a race, a match or a market has been interfered with tells the integrity team at once.",
      ],
      [
        "Honesty with one another and with others",
        "We keep accurate records of time, expenses, stock and transactions. We do not create, change or destroy a record to mislead.",
        "A conflict of interest is declared in the register as soon as it is known, and the person concerned takes no part in the decision. Examples are a family member's business that supplies us, shares in a competitor, or an interest in a racehorse.",
        "Gifts and hospitality are given and received only within the limits in the anti-bribery and corruption policy.",
        "Only people who are authorised speak to the media, to investors or to the exchange for the company.",
      ],
      [
        "Respect and safety",
        "We treat each other fairly. Bullying, sexual harassment, discrimination and victimisation are misconduct, wherever they happen and whoever does them.",
        "Anyone may stop work that seems unsafe. Nobody is worse off for having done so in good faith.",
        "We do not work, drive or visit venues under the influence of alcohol or other drugs.",
      ],
      [
        "Information and property",
        "Personal information of customers and colleagues is used only for the purpose for which it was given, and only by those who need it for their work.",
        "We protect passwords and devices, report a loss or a suspicious message at once, and put company information only into systems the company has approved.",
        "What we make in our work belongs to the company. We respect what belongs to others, including software and pictures.",
      ],
      [
        "Communities and public life",
        "We deal openly with governments and regulators and answer their questions fully. Submissions on policy are published.",
        "The company makes no political donations. Employees are free to take part in politics in their own time and name.",
      ],
      [
        "Speaking up and what follows",
        "Questions and concerns go to a manager, the people team, the Company Secretary or, if the person wishes, the independent service described in the whistleblower policy.",
        "Breaches are investigated fairly and in confidence as far as possible. What follows depends on how serious they are and may include dismissal and a report to the authorities. Managers who look away from a breach are responsible for it too.",
        "Everyone completes training in this code on joining and every two years. Material breaches are reported to the Board.",
      ],
    ],
  },
  {
    uid: "policy-anti-bribery",
    title: "Anti-bribery and corruption policy",
    approved: "2026-03-12",
    owner: "General Counsel",
    review: "March 2028",
    related: "Code of conduct, Whistleblower policy, Supplier code",
    summary: "Bribes are never given or taken; limits and records for gifts and agents.",
    tags: ["governance", "ethics"],
    purpose:
      "Larkfield does not give, offer, ask for or take bribes, in any country, for any reason. This policy says what that means in practice and how we make sure of it.",
    parts: [
      [
        "Who is bound",
        "The policy applies to directors, employees and contractors of Larkfield and its subsidiaries, and to agents and partners when they act for us, in Australia and in the countries to which Racing Media supplies pictures.",
        "It follows the Criminal Code Act 1995, including the offence of failing to prevent foreign bribery, and the laws of the places where we work. Where this policy is stricter, this policy applies.",
      ],
      [
        "What is never allowed",
        "To offer or accept anything of value in order to influence a decision improperly, or as a reward for it, whether money, a favour, a job, a bet or a winning ticket.",
        "To make a facilitation payment, that is, a small payment to an official to do routine work. If someone's safety depends on a payment it may be made, and it is reported to the General Counsel within one working day.",
        "To do through another person what we may not do ourselves.",
        "To make political donations in the company's name, in money or in kind.",
      ],
      [
        "Gifts and hospitality",
        "A gift or hospitality may be given or accepted when it is open, modest, connected with work and not near a tender or a licence decision. Up to A$150 a person it needs no approval. Above A$150 it needs an executive's approval and an entry in the register; above A$500 the General Counsel's.",
        "Nothing is given to a public official, a member of a licensing body or a racing steward beyond light refreshment at a meeting, unless the General Counsel has agreed in writing.",
        "Cash and vouchers are never given or accepted. Betting credit is never given as a gift.",
        "Race-day hospitality is planned each season, with a list of guests and a reason for each, and is reported to the Audit and Risk Committee afterwards.",
      ],
      [
        "Sponsorship and donations",
        "Sponsorships are agreed in writing, paid to the organisation and not to a person, and entered in the register with their purpose and value.",
        "Grants of the Larkfield Country Fund are decided by its trustees under published rules. A director or employee with a connection to an applicant declares it and leaves the room.",
      ],
      [
        "Agents and partners",
        "Before an agent, distributor or joint-venture partner is engaged, the legal team checks who owns and controls it, its reputation, and why it is needed. The checks are repeated at least every two years.",
        "Contracts forbid bribery, give us the right to see records, and let us end the contract at once if there is a breach. Fees are in proportion to the work and paid in the country where it is done.",
      ],
      [
        "Records and controls",
        "Every payment is recorded truly, with its purpose. There are no accounts or payments off the books.",
        "The risk of bribery is assessed every two years for each business and country. Internal audit tests the registers each year and reports to the Audit and Risk Committee.",
        "People in procurement, racing media, government relations and venue sales are trained every year; everyone else on joining and every two years.",
      ],
      [
        "Reports and breaches",
        "Anyone who suspects a breach reports it to a manager, to the General Counsel or under the whistleblower policy. Nobody is punished for refusing to pay a bribe, even if business is lost.",
        "Breaches may end in dismissal and are reported to the authorities where the law requires or the Board thinks it right. Material breaches are reported to the Board at once.",
      ],
    ],
  },
  {
    uid: "policy-whistleblower",
    title: "Whistleblower policy",
    approved: "2026-03-12",
    owner: "General Counsel",
    review: "March 2028",
    related: "Code of conduct, Anti-bribery and corruption policy",
    summary: "How to report wrongdoing safely, and how people are protected.",
    tags: ["governance", "ethics"],
    purpose:
      "People who see wrongdoing at Larkfield should be able to say so without fear. This policy explains how, and how the law and the company protect them.",
    parts: [
      [
        "Who can report",
        "Present and former directors, employees, contractors and suppliers, employees of suppliers, and relatives and dependants of any of them.",
        "A report may be made in one's own name or anonymously. Anonymous reports are taken as seriously as others, though it may be harder to look into them.",
      ],
      [
        "What to report",
        "Misconduct or an improper state of affairs: fraud, bribery, theft, money laundering, misleading accounts, danger to the public, serious breaches of gambling law or of Clear Limits, interference with a race or match, or harm to someone who made a report.",
        "A person needs reasonable grounds to suspect wrongdoing but does not need proof. A report that turns out to be mistaken is still protected.",
        "Personal work grievances, such as a disagreement about a roster or a transfer, are usually dealt with by the people team and are not protected disclosures unless they also show misconduct or concern reprisal.",
      ],
      [
        "How to report",
        "To the independent report service at any hour: 1800 975 790, or speakup@larkfield.example, in 14 languages. The service passes on a report without a name if the person asks.",
        "To a whistleblower officer: the General Counsel, the Chief People Officer or the head of internal audit.",
        "To a director, an executive, the auditor, or to ASIC or another regulator. In some cases the law also protects disclosures to a journalist or a member of parliament, and it is wise to take legal advice before making one. Disclosures to a lawyer for advice are protected.",
      ],
      [
        "Protection",
        "A person's identity, and anything likely to reveal it, is kept confidential unless the person consents or the law allows it to be told. Breach of confidence is misconduct and may be an offence.",
        "Nobody may harm or threaten to harm someone because a report was or might be made. Harm includes dismissal, a worse job, harassment, damage to property or reputation, and discrimination.",
        "Under the Corporations Act 2001 and the Taxation Administration Act 1953 a person who makes a protected disclosure is not liable for making it and may seek compensation for harm. The protection does not extend to the person's own wrongdoing.",
        "A protection officer, who is not the investigator, keeps in touch with the person, looks at the risk of harm and can arrange leave, a change of place or counselling.",
      ],
      [
        "What happens to a report",
        "It is acknowledged within two working days where the person can be reached. A whistleblower officer decides within ten working days whether and how to investigate and tells the person so.",
        "Investigations are fair, independent of the people concerned, and usually finished within 60 days. People named in a report are heard and are presumed to have done nothing wrong until the facts are known.",
        "The person is told how the matter stands at least every 30 days, and how it ended, as far as confidence and law allow. Anyone not content with the handling may ask the chair of the Audit and Risk Committee to review it.",
      ],
      [
        "Oversight",
        "The Audit and Risk Committee receives each quarter the number, kind, time taken and outcome of reports, without names, and at once any report that concerns an executive, a director or a material matter.",
        "Whistleblower officers are trained every year and everyone learns of this policy on joining. It is on the company's website.",
      ],
    ],
  },
];
