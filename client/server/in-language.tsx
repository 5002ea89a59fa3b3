import type { PropsWithChildren } from "react";
import type { Locale } from "../../brand/locale.ts";
import { SiteLocale } from "../content/locale.ts";
import { PageLocale } from "./locale.ts";

/** Renders what the server renders in a language: with the parts that run in the browser too. */
export function InLanguage({ locale, children }: PropsWithChildren<{ readonly locale: Locale }>) {
  return (
    <SiteLocale value={locale}>
      <PageLocale value={locale}>{children}</PageLocale>
    </SiteLocale>
  );
}
