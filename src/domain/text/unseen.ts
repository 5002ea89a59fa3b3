const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/**
 * A text without the spaces of no width and the marks of direction that come with copying from a document or a chat.
 * Joiners are kept, since some languages need them.
 */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, "");
}
