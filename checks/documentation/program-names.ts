/** A variable or a constant, perhaps with a value: `ALERTS_PER_HOUR`, `HSTS=preload`. */
const VARIABLE = /^([A-Z][A-Z\d]*(?:_[A-Z\d]+)+|[A-Z][A-Z\d]+(?==))(?:=\S*)?$/;
/** A variable that a command is given: `HOST=0.0.0.0 npm start`. */
const ASSIGNED = /(?<![\w.$-])([A-Z][A-Z\d_]+)=(?!=)/g;
/** An address of the site, perhaps with a method: `/readyz`, `POST /api/newsletterPost`. */
const ADDRESS = /^(?:(?:GET|POST|PUT|DELETE|HEAD) )?(\/[a-z][\w./-]*)/;
/** What stands for any name: a word in capitals, as in `/figures/PAGE/votes.csv`. */
const PLACEHOLDER = /[A-Z][A-Z_]+.*$/;

/** Whether programs have what a code span names, as far as it is a variable, a constant or an address. */
export function isKnown(span: string, programs: string): boolean {
  const [, variable] = VARIABLE.exec(span) ?? [];
  if (variable !== undefined) return hasWord(programs, variable);
  const [, address] = ADDRESS.exec(span) ?? [];
  return address === undefined || programs.includes(address.replace(PLACEHOLDER, ""));
}

/** The variables that the commands of a text set, and that no program has. */
export function unknownVariables(text: string, programs: string): readonly string[] {
  const names = new Set(Array.from(text.matchAll(ASSIGNED), ([, name = ""]) => name));
  return [...names].filter((name) => !hasWord(programs, name));
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}
