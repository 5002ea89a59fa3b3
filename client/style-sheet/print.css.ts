import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { brand } from "../../brand/brand.ts";
import { base as actionLink } from "../content/action-link.css.ts";
import { filter } from "../content/filter-links.css.ts";
import { question } from "../content/form.css.ts";
import { breadcrumb } from "../content/page-head.css.ts";
import { paging } from "../content/paging.css.ts";
import { richText } from "../content/rich-text.css.ts";
import { downloads, scroller } from "../server/content/figure-table.css.ts";
import { row as fileLinks } from "../server/content/file-links.css.ts";
import { table as rows } from "../server/content/row-table.css.ts";
import { allNews, feeds as newsFeeds, sidebar } from "../server/pages/pages.css.ts";
import { moreDates } from "../server/sections/dates-section.css.ts";
import { backgrounds } from "../server/sections/section-frame.css.ts";
import { shell } from "../shell/shell.css.ts";
import { container, dividedItem, onPaper, panorama, thirds } from "../styles/layout.css.ts";
import { print as tokens } from "../styles/tokens.ts";

// In print a page is its text, tables and images. The layout is that of the smallest screen, since every breakpoint is
// for `screen`. These rules remove colours and navigation, and avoid page breaks inside blocks.

function print(
  selector: string,
  rule: Omit<GlobalStyleRule, "@media" | "@layer" | "@supports" | "@container">,
): void {
  globalStyle(selector, { "@media": { print: rule } });
}

globalStyle("@page", { margin: tokens.margin });

// Browsers omit backgrounds but keep text colours: white text would be printed on white.
print("*, ::before, ::after", {
  color: `${tokens.color} !important`,
  background: "transparent !important",
  boxShadow: "none !important",
});
print("html", { fontSize: tokens.text });

print(`${shell} > :not(main)`, { display: "none !important" });
// Navigation, decorative images in a page's head, and icons, which would only waste ink; not the bars of a chart.
const forScreens = [
  breadcrumb,
  paging,
  filter,
  sidebar,
  allNews,
  newsFeeds,
  fileLinks,
  backgrounds.row,
  downloads,
  `main section:has(.${question})`,
];
print(
  [...forScreens, "[data-top] img", 'a[href$=".ics"]', 'svg[aria-hidden="true"]:not([role="img"] *)'].join(
    ", ",
  ),
  {
    display: "none !important",
  },
);
// Where a browser cannot print what is closed, the sheet says that there is more.
globalStyle(moreDates, {
  "@supports": { "selector(::details-content)": { "@media": { print: { display: "none !important" } } } },
});
print("main::before", {
  content: JSON.stringify(brand.name),
  display: "block",
  marginBottom: "1em",
  fontWeight: 600,
});
print("h1", { fontSize: `${tokens.title} !important`, maxWidth: "none !important" });
print("h2", { fontSize: `${tokens.heading} !important` });
print(`main header, main section, main ${container}`, { width: "auto !important", padding: "0 !important" });
print("main section", {
  display: "block !important",
  minHeight: "0 !important",
  paddingBlock: "0.8em !important",
});
// Print needs less space between entries.
print(dividedItem, { paddingBlock: "0.5em !important" });
// Key figures are in columns, as on a wide screen.
print("main dl", {
  display: "grid",
  gridTemplateColumns: "repeat(2, 1fr) !important",
  columnGap: "1em",
  marginBottom: "-1em",
});
print("main dl > *", { marginBottom: "1em" });
print(thirds, { display: "grid", gridTemplateColumns: "repeat(3, 1fr)" });
// What follows an article is not part of its text.
print("article + section", { marginTop: "2em" });
print("figure", { marginBlock: "1em !important" });

// No page break after a heading: browsers respect `break-after` between block elements only.
print("main section > div, main article > div", { display: "block !important" });
print("main section > div > :first-child:not(:only-child)", { breakAfter: "avoid", breakInside: "avoid" });

// Expand all accordions.
globalStyle("::details-content", {
  "@media": { print: { contentVisibility: "visible", height: "auto !important" } },
});

// A table is printed in full, with its head repeated on every sheet.
print(scroller, { overflow: "visible !important", animation: "none" });
print("table", { width: "100%", fontSize: tokens.table, breakInside: "avoid" });
print("th, td", { minWidth: "0 !important", fontSize: `${tokens.table} !important` });
print("thead", { display: "table-header-group" });
// Ten columns fit next to each other on a sheet, which does not scroll.
print(`${rows} :is(th + th, td)`, { paddingInline: "1em 0 !important" });

print("h1, h2, h3, h4, h5, h6, caption", { breakAfter: "avoid" });
print("tr, li, dl > *, figure, img, blockquote, pre", { breakInside: "avoid" });
print("p", { orphans: 3, widows: 3 });
print(`img, ${panorama}`, { maxHeight: tokens.image, marginBlock: "0.8em", width: "auto !important" });
// An image in a column is not wider than that: what is beside it would cover it.
print("img", { maxWidth: "100% !important" });

print(`ul${onPaper}`, { columns: "2", columnGap: "2em" });
// Of a list that has further pages, all entries, or else which of its pages this is.
print(`${onPaper}[hidden]`, { display: "block !important" });
print(`ul:has(+ ul${onPaper}), ${onPaper} ~ ${onPaper}[hidden]`, { display: "none !important" });

// Print the addresses of links; those of `tel:` and `mailto:` are in the text already.
const address = {
  position: "static",
  fontSize: "0.85em",
  fontWeight: 400,
  overflowWrap: "anywhere",
} as const;
const printed = `:is(${richText} a, ${actionLink})`;
print(actionLink, { display: "inline", padding: "0 !important" });
print(`${printed}[href^="http"]::after`, { content: '" (" attr(href) ")"', ...address });
print(`${printed}[data-address]::after`, { content: '" (" attr(data-address) ")"', ...address });
