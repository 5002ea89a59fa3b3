import { press as texts } from "#texts/press.ts";
import type { SetFile } from "../../../domain/content/document-set.ts";
import type { MediaAsset } from "../../../domain/press-kit/media-asset.ts";
import { chosenAssets, filesOf, pressKitName, type WrongChoice } from "../../../domain/press-kit/press-kit.ts";
import type { SectionView } from "../../../domain/content/section.ts";
import { CHOICE_FIELD } from "../contract/parameters.ts";

/** What one ZIP file has: files, and a text file after them. */
export interface Download {
  readonly files: readonly SetFile[];
  readonly note?: { readonly name: string; readonly text: string };
}

/** The files of a press kit that an address chooses, by default all, and a text file with their credits and terms. */
export function pressKitNamed(
  name: string,
  sections: readonly SectionView[],
  query: URLSearchParams,
): Download | WrongChoice | undefined {
  const kit = sections.find((section) => section.kind === "press-kit" && pressKitName(section) === name);
  if (kit?.kind !== "press-kit") return undefined;
  const ids = query.getAll(CHOICE_FIELD).filter(Boolean);
  const chosen = chosenAssets(kit.assets, query.has(CHOICE_FIELD) ? ids : undefined);
  if (typeof chosen === "string") return chosen;
  const text = chosen.map(termsOf).join("\r\n");
  return { files: chosen.flatMap(filesOf), note: { name: texts.termsFile, text } };
}

function termsOf({ title, caption, people, credit, terms }: MediaAsset): string {
  const about = [people && texts.people(people), credit && texts.credit(credit), terms && texts.terms(terms)];
  return [title, caption, ...about].flatMap((line) => (line ? `${line}\r\n` : [])).join("");
}
