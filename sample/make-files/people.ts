/** A person who signs, directs or manages. */
export interface Person {
  readonly name: string;
  readonly role: string;
  readonly about: string;
}

export const chair: Person = {
  name: "Margaret Ellery",
  role: "Chair",
  about:
    "Margaret Ellery joined the Board in 2015 and has chaired it since 2018. She spent three decades in infrastructure and utilities, the last nine years as a chief executive. She is a member of both Board committees.",
};

export const chiefExecutive: Person = {
  name: "Daniel Okafor",
  role: "Managing Director and Chief Executive Officer",
  about:
    "Daniel Okafor has led the company since 2021. He joined Larkfield in 2013 and ran Larkfield Venues and then Furlong before his appointment. He trained as an engineer.",
};

export const independents: readonly Person[] = [
  {
    name: "Peter Lindqvist",
    role: "Non-executive director",
    about:
      "Peter Lindqvist joined the Board in 2017. He has worked in payments and consumer technology in Australia and northern Europe. He is a member of the Audit and Risk Committee.",
  },
  {
    name: "Fiona Adeyemi",
    role: "Non-executive director, chair of the Audit and Risk Committee",
    about:
      "Fiona Adeyemi joined the Board in 2021. She is a chartered accountant who was an audit partner for fourteen years and has since advised listed companies on controls and reporting.",
  },
  {
    name: "Graham Tull",
    role: "Non-executive director",
    about:
      "Graham Tull joined the Board in 2019. He grew up in country racing, ran a regional racing authority and now breeds cattle near Warwick. He is a member of the People and Remuneration Committee.",
  },
  {
    name: "Susan Mak",
    role: "Non-executive director, chair of the People and Remuneration Committee",
    about:
      "Susan Mak joined the Board in 2022. She has led people and public health organisations, and brings experience of harm prevention from outside the industry. She is a member of the Audit and Risk Committee.",
  },
];

/** Executives who report to the chief executive. */
export const executives: readonly (readonly [name: string, role: string])[] = [
  ["Priya Raman", "Chief Financial Officer"],
  ["Tom Whitlock", "Chief Executive Furlong"],
  ["Marcus Dell", "Chief Executive Gaming Services"],
  ["Hana Sato", "Chief Technology Officer"],
  ["Aroha Ngata", "Chief Customer and Safer Gambling Officer"],
  ["Louise Carbery", "Chief People Officer"],
  ["Ingrid Solheim", "General Counsel and Company Secretary"],
];

export const secretary: Person = {
  name: "Ingrid Solheim",
  role: "General Counsel and Company Secretary",
  about: "",
};
