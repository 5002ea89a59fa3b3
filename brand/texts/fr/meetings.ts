import type { meetings as english } from "../en/meetings.ts";
import { counted } from "../french.ts";

export const meetings: typeof english = {
  liveNow: "L’assemblée générale est en cours",
  watch: "Suivre la retransmission",
  attend: "Participer à l’assemblée générale",
  dates: "Date, lieu et échéances",
  pastDate: "Date et lieu",
  deadlines: {
    "Record time": "Date d’inscription en compte des titres",
    Proxies: "Date limite de réception des pouvoirs",
    Questions: "Date limite des questions écrites",
    Registration: "Clôture des inscriptions",
    "Agenda items": "Date limite des demandes d’inscription à l’ordre du jour",
    Nominations: "Date limite des candidatures au conseil d’administration",
  },
  deadlineOf: (deadline, holders) => (holders === undefined ? deadline : `${deadline} (${holders})`),
  ofMeeting: (deadline, meeting) => `${deadline}\u202f: ${meeting}`,
  said: {
    names: "assemblée générale, assemblée générale mixte, assemblée générale ordinaire",
    day: "du, le, se tiendra le, aura lieu le, s’est tenue le, est fixée au",
  },
  documents: "Documents de l’assemblée générale",
  shareClasses: "Actions et droits de vote",
  sharesTable: "Actions et droits de vote par catégorie",
  shares: "Actions",
  votes: "Droits de vote",
  resolution: "Résolution",
  resolutions: "Résolutions",
  results: "Résultats des votes",
  resultsTable: "Voix par résolution",
  agenda: "Texte des résolutions",
  kinds: {
    "Ordinary resolution": "Résolution ordinaire",
    "Special resolution": "Résolution extraordinaire",
    "Advisory resolution": "Résolution consultative",
    "Remuneration report": "Résolution consultative",
    "Election by plurality": "Élection à la majorité relative",
    "Election or appointment, for or withheld": "Élection ou nomination",
    "Frequency of votes on pay": "Vote consultatif sur la fréquence",
  },
  recommendedAgainst: "le conseil d’administration recommande de voter contre",
  outcome: "Résultat",
  outcomes: { Carried: "Adoptée", "Not carried": "Rejetée", Withdrawn: "Retirée" },
  elected: {
    Carried: "Candidature retenue",
    "Not carried": "Candidature non retenue",
    Withdrawn: "Candidature retirée",
  },
  byHands: (outcome) => `${outcome} à main levée`,
  columns: {
    for: "Voix pour",
    forShare: "Voix pour (%)",
    against: "Voix contre",
    againstShare: "Voix contre (%)",
    oneYear: "Chaque année",
    oneYearShare: "Chaque année (%)",
    twoYears: "Tous les deux ans",
    twoYearsShare: "Tous les deux ans (%)",
    threeYears: "Tous les trois ans",
    threeYearsShare: "Tous les trois ans (%)",
    withheldShare: "Abstentions (%)",
    brokerNonVotes: "Actions sans instruction de vote au courtier",
    valid: "Suffrages exprimés",
    shares: "Actions ayant voté",
    capitalShare: "Part du capital (%)",
  },
  uncounted: { withheld: "Abstentions", abstained: "Abstentions" },
  chart: "Voix par résolution. Le tableau contient tous les nombres.",
  uncountedNotes: {
    withheld:
      "Les abstentions ne sont pas des suffrages exprimés\u202f: elles ne sont comptées ni pour ni contre.",
    abstained:
      "Les abstentions ne sont pas des suffrages exprimés\u202f: elles ne sont comptées ni pour ni contre.",
  },
  brokerNote:
    "Ces actions sont représentées, mais leur courtier n’a reçu aucune instruction sur la résolution.",
  proxies: "Pouvoirs reçus avant l’assemblée générale",
  instructions: {
    for: "Pouvoirs pour",
    against: "Pouvoirs contre",
    abstain: "Pouvoirs avec abstention",
    discretion: "Pouvoirs à la discrétion du mandataire",
  },
  strike: "Premier avertissement (first strike)",
  secondStrike: "Second avertissement (second strike)",
  dissent: (share) => `${share} contre la recommandation du conseil d’administration`,
  response: (resolution) => `Le conseil d’administration sur les votes contre «\u202f${resolution}\u202f»`,
  carried: (carried, decided) => {
    if (carried < decided)
      return `${counted(carried, "résolution adoptée", "résolutions adoptées")} sur ${decided}`;
    return decided === 1 ? "1 résolution, adoptée" : `${decided} résolutions, toutes adoptées`;
  },
  none: "Aucune assemblée générale n’a encore été annoncée.",
};
