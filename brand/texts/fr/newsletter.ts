import type { newsletter as english } from "../en/newsletter.ts";

export const newsletter: typeof english = {
  title: "Lettre d’information",
  honeypot: "Laissez ce champ vide",
  topics: "Je souhaite recevoir des e-mails sur ces sujets\u202f:",
  address: "Adresse e-mail",
  submit: "S’inscrire",
  confirmation:
    "Les nouveaux abonnés reçoivent d’abord un e-mail\u202f; ils sont inscrits dès qu’ils l’ont confirmé.",
  thanks: "Merci de votre inscription",
  failed: "Une erreur s’est produite. Veuillez réessayer plus tard.",
  invalid: "Cette adresse e-mail n’est pas complète. Écrivez-la sous la forme nom@example.com.",
  implausible:
    "Cette adresse e-mail ne semble pas exister. Vérifiez son orthographe ou utilisez-en une autre.",
  filledIn:
    "Un champ invisible était rempli, peut-être par un gestionnaire de mots de passe. Il a été vidé\u202f: veuillez cliquer à nouveau sur «\u202fS’inscrire\u202f».",
};
