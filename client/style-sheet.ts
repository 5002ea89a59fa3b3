// All styles of the site, which the build bundles into one style sheet. The order matters: global styles first, since
// components override them; print styles last, since they override all. None of this runs in a browser.
import "./style-sheet/global.css.ts";
import "./styles/layout.css.ts";
import "./server/sections/section-frame.css.ts";

import "./style-sheet/component-styles.ts";
import "./style-sheet/print.css.ts";
