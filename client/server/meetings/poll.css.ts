import { style } from "@vanilla-extract/css";
import { label } from "../../styles/layout.css.ts";
import { above } from "../../styles/media.ts";

/** A share below its votes, on a phone beside them. */
export const share = style([label, { "@media": { [above.tablet]: { display: "block" } } }]);
