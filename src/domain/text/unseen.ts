const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** A text without marks of no width and of direction, which copying brings. Joiners stay: some languages need them. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}
