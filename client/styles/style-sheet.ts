// All styles of the site, from which the build makes its one style sheet: first what others change, last what holds on
// paper whatever others say. Nothing of it runs in a browser.
import "./global.css.ts";
import "./layout.css.ts";
import "../sections/section-frame.css.ts";

import "./component-styles.ts";
import "./print.css.ts";
