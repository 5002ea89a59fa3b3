import { useLocale, usePath } from "../content/locale.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import { drawing, logo } from "./logo.css.ts";

/** The company's logo as a link to the home page, in the current text colour. */
export function Logo() {
  const { brand } = useLocale();
  const inLanguage = usePath();
  return (
    <a href={inLanguage("/")} className={logo}>
      <span className={drawing} />
      <span className={visuallyHidden}>{brand.name}</span>
    </a>
  );
}
