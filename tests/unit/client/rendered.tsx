import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { locales } from "../../../brand/locales.ts";
import { InLanguage } from "../../../client/server/in-language.tsx";

/** The markup of a component in the language of the fixed brand. */
export function rendered(component: ReactNode): string {
  return renderToStaticMarkup(<InLanguage locale={locales[0]}>{component}</InLanguage>);
}
