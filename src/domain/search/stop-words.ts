/**
 * Words that say nothing in a question to a site, by language (ISO 639-1), as they are normalised. A search also ignores the
 * function words of a library, which the report does not know: it tells languages by these.
 */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  de:
    "aber als am an auf aus bei bis das dem den der des die durch ein eine einem einen einer eines es fur hat ich ihr im " +
    "in ist kann man mein meine meinen mich mir mit nach oder sich sie sind uber um und uns unser unsere vom von vor wann " +
    "war was welche werden wer wie wir wird wo zu zum zur " +
    // Prepositions, also those of amounts, and pronouns for anybody.
    "ab falls gegenuber je jemand mittels niemand per pro seit statt trotz via wegen " +
    // What is said of nearly everything that is asked for.
    "bekommen bekomme bekommt erhalte erhalten finde finden findet geht gibt hoch kommen kommt mochte mochten suche suchen viel " +
    "viele weiss wieviel wieviele wissen wollen zeigen " +
    // The ranking prefers what is new.
    "aktuell aktuelle aktuellen aktueller aktuelles neueste neuesten neuester neuestes " +
    "download herunterladen pdf",
  en:
    "a about am an and any are as at be been being by can could did do does for from get give had has have he her here his " +
    "how i if in into is it its just many me much my need of on one or our please s she should so some than that the their " +
    "them then there these they this those to us was we were what when where which who whom whose why will with would you " +
    "your " +
    // Without their apostrophes.
    "cant didnt doesnt dont im isnt ive wont " +
    "current latest newest " +
    // What is said of nearly everything that is asked for.
    "also cannot download every find info information know list looking name number numbers page pdf show take takes tell want website",
  fr:
    "a ai au aux avec avez avons c ce ces cet cette chez combien comment dans de des du elle en est et etre il ils je la le " +
    "les leur leurs ma mes mon ne nos notre nous on ont ou par pas peut pour pourquoi puis quand que quel quelle quelles quels " +
    "qui quoi sa se ses son sont sur un une vos votre vous y " +
    "actuel actuelle actuels actuelles dernier derniere derniers dernieres recent recente recents recentes " +
    "chercher pdf telecharger trouver voir",
};
