import type { Texts } from "../../../../brand/locale.ts";
import type { MediaAsset } from "../../../domain/press-kit/media-asset.ts";
import {
  chosenAssets,
  filesOf,
  pressKitName,
  type WrongChoice,
} from "../../../domain/press-kit/press-kit.ts";
import "../../../domain/press-kit/press-kits.ts";
import { TEXT } from "../contract/parameter-form.ts";
import { CHOICE_FIELD } from "../contract/press-kit/choice.ts";
import type { FindDownload, RejectedDownload } from "../downloads/download.ts";
import type { HttpCapability } from "../site-parts.ts";

type PressTexts = Texts["press"];

/** The files of a press kit that an address chooses, by default all, and a text file with their credits and terms. */
const findPressKit: FindDownload = (name, sections, query, { texts }) => {
  const kit = sections.find((section) => section.kind === "press-kit" && pressKitName(section) === name);
  if (kit?.kind !== "press-kit") return undefined;
  const ids = query.getAll(CHOICE_FIELD).filter(Boolean);
  const chosen = chosenAssets(kit.assets, query.has(CHOICE_FIELD) ? ids : undefined);
  if (typeof chosen === "string") return rejected(chosen, texts.press);
  const text = chosen.map((asset) => termsOf(asset, texts.press)).join("\r\n");
  const note = { name: texts.press.termsFile, text };
  return { title: kit.heading, files: chosen.flatMap(filesOf), note };
};

/** The assets of press kits as downloads. */
export const pressKits: HttpCapability = {
  downloads: findPressKit,
  parameters: { downloads: { [CHOICE_FIELD]: TEXT } },
};

function rejected(wrong: WrongChoice, texts: PressTexts): RejectedDownload {
  return {
    problem: `${CHOICE_FIELD}: the choice is ${wrong}.`,
    title: texts.nothing,
    text: texts.wrong[wrong],
    back: texts.back,
  };
}

function termsOf({ title, caption, people, credit, terms }: MediaAsset, texts: PressTexts): string {
  const about = [people && texts.people(people), credit && texts.credit(credit), terms && texts.terms(terms)];
  return [title, caption, ...about].flatMap((line) => (line ? `${line}\r\n` : [])).join("");
}
