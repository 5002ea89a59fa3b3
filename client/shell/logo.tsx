import { visuallyHidden } from "../styles/layout.css.ts";
import { drawing, logo } from "./logo.css.ts";

/** The company's name as the way home, in the colour of the text around it. */
export function Logo() {
  return (
    <a href="/" className={logo}>
      <span className={drawing} />
      <span className={visuallyHidden}>Larkfield Group</span>
    </a>
  );
}
