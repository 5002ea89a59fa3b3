import type { standalone as english } from "../en/standalone.ts";
import { counted, withFirstDays } from "../french.ts";

export const standalone: typeof english = {
  broken: {
    title: "Une erreur s’est produite",
    text: "La page n’a pas pu être affichée. L’erreur vient de nous, et nous en avons été informés. Veuillez réessayer dans une minute.",
  },
  tooMuchSent: {
    title: "Votre navigateur envoie trop de données",
    text: "Il envoie plus de données que ce site ne peut en lire, le plus souvent dans des cookies. Veuillez supprimer les cookies de ce site dans les réglages de votre navigateur, puis ouvrir à nouveau la page.",
  },
  tooManyRequests: {
    title: "Trop de requêtes",
    text: "Votre réseau a envoyé plus de requêtes que nous ne pouvons en traiter.",
  },
  overloaded: {
    title: "Service indisponible",
    text: "De très nombreuses personnes consultent actuellement notre site.",
  },
  tryAgainIn: (seconds) => `Veuillez réessayer dans ${counted(seconds, "seconde", "secondes")}.`,
  signUp: {
    back: "Revenir au site",
    next: "Vous recevrez nos prochaines actualités.",
    confirm:
      "Si l’adresse est nouvelle, nous lui envoyons maintenant un e-mail. Vous serez inscrit dès que vous l’aurez confirmé.",
    reasons: {
      foreign: "Les inscriptions ne sont acceptées que depuis les pages de ce site.",
      "invalid-address":
        "Votre adresse n’a pas été inscrite. Veuillez vérifier qu’elle est correctement écrite.",
      "implausible-address":
        "Votre adresse n’a pas été inscrite, car elle ne semble pas exister. Veuillez vérifier son orthographe ou en utiliser une autre.",
      "suspected-bot":
        "Votre adresse n’a pas été inscrite, car un champ invisible était rempli, peut-être par un gestionnaire de mots de passe. Le formulaire ci-dessous n’a pas ce champ\u202f: veuillez cliquer à nouveau sur «\u202fS’inscrire\u202f».",
      busy: "Votre adresse n’a pas été inscrite, car trop de personnes s’inscrivent en ce moment.",
      failed: "Votre adresse n’a pas été inscrite. L’erreur vient de nous.",
    },
  },
  previews: {
    published: "Voir le site tel qu’il est publié",
    none: {
      title: "Il n’y a pas d’aperçu à afficher",
      text: "Les aperçus s’ouvrent depuis l’outil de rédaction, avec son bouton d’aperçu ou un lien de partage.",
    },
    foreign: {
      title: "Ce n’est pas un aperçu de notre site",
      text: "Le lien n’appartient pas aux contenus de ce site. Veuillez ouvrir à nouveau l’aperçu depuis l’outil de rédaction.",
    },
    over: {
      title: "Cet aperçu a expiré",
      text: "La durée d’un aperçu est limitée. Veuillez l’ouvrir à nouveau depuis l’outil de rédaction.",
    },
    noAddress: {
      unknown: (id) => ({
        title: "Ce document n’est pas dans l’aperçu",
        text: `L’aperçu n’a pas de document portant l’identifiant «\u202f${id}\u202f». Il a peut-être été supprimé, ou appartient à une version que cet aperçu ne montre pas.`,
      }),
      noPage: (id, type) => ({
        title: "Ce document n’a pas de page à lui",
        text: `Les documents du type «\u202f${type}\u202f», comme «\u202f${id}\u202f», apparaissent sur d’autres pages. L’aperçu a commencé\u202f: ouvrez une telle page pour y voir la modification.`,
      }),
      incomplete: (id, type) => ({
        title: "Ce document n’a pas encore d’adresse",
        text: `Il manque quelque chose au document «\u202f${id}\u202f» du type «\u202f${type}\u202f». Une page a besoin d’un titre et d’un UID que n’utilisent ni sa page parente ni le site lui-même\u202f; un document PDF a besoin de son fichier.`,
      }),
      translation: (id, language) => ({
        title: "Ce document est dans une autre langue",
        text: `Le document «\u202f${id}\u202f» est dans la langue «\u202f${language}\u202f», que ce site ne montre pas.`,
      }),
    },
    partial: {
      summary: "Une partie de cet aperçu montre ce qui est publié",
      text: "Vos brouillons apparaissent sur la page que vous avez ouverte, dans ce vers quoi elle renvoie, ainsi que dans les menus, les dividendes et l’espace presse. Les listes et la recherche montrent les autres pages et documents tels qu’ils sont publiés, sans les nouveaux, jusqu’à ce que vous les ouvriez dans cet aperçu. La recherche ne trouve que des mots entiers, et rien dans les fichiers.",
    },
    exit: { label: "Aperçu de contenus non publiés", end: "Quitter l’aperçu" },
    goOn: "Poursuivre l’aperçu sur la page d’accueil",
    unavailable: {
      title: "L’aperçu ne peut pas être affiché pour le moment",
      text: "Le service qui fournit nos pages ne répond pas. Il est en général rétabli en quelques minutes. Veuillez réessayer.",
    },
  },
  releases: {
    title: "En attente de la bourse",
    intro:
      "Ces documents attendent que la bourse ait diffusé leur communiqué, dont personne ne connaissait la référence. Ouvrez un document avec son propre communiqué, et les visiteurs le verront aussitôt. Cette action est irréversible.",
    none: "Rien n’attend la bourse sans référence.",
    document: (id) => `Document nº\u00a0${id}.`,
    votesOf: (title) => `Votes\u202f: ${title}`,
    expected: (times) => `Attendu au plus tard\u202f: ${withFirstDays(times)}.`,
    unexpected:
      "Rien n’indique quand il est attendu, si bien qu’aucun communiqué ne peut être proposé\u202f: renseignez «\u202fexpected by\u202f» dans le document.",
    nothingReleased: "La bourse n’a encore rien diffusé à cette heure.",
    suggested: "Proposition\u202f:",
    alsoOf: (title) => `C’est aussi le communiqué de\u202f: ${title}`,
    open: "Ouvrir avec ce communiqué",
    openWith: (title) => `Ouvrir avec ce communiqué\u202f: ${title}`,
    back: "Voir ce qui attend encore",
    opened: {
      title: "C’est publié",
      text: "Les visiteurs le voient maintenant, à moins qu’un embargo ou la page parente ne le masque encore.",
    },
    "not-waiting": {
      title: "Rien n’a été ouvert",
      text: "Le document n’attend plus, ou ce communiqué ne l’ouvrirait pas. Veuillez consulter à nouveau la liste.",
    },
  },
};
