// All styles of the site, which the build bundles into one style sheet. The order matters: global styles first, since
// components override them; print styles last, since they override all. None of this runs in a browser.
import "./global.css.ts";
import "./styles/layout.css.ts";
import "./sections/section-frame.css.ts";

import "./styles/component-styles.ts";
import "./print.css.ts";
