import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import { NEWS_CATEGORIES } from "../../../src/domain/content/news.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { FilterLinks } from "../../content/filter-links.tsx";
import {
  AlertIcon,
  ArrowIcon,
  CloseIcon,
  DownloadIcon,
  OutwardIcon,
  SearchIcon,
} from "../../content/icons.tsx";
import { Motif } from "../../content/motif.tsx";
import { Paging } from "../../content/paging.tsx";
import { NewsletterForm } from "../../newsletter/newsletter-form.tsx";
import { SearchForm } from "../../search/search-form.tsx";
import { SearchTabs } from "../../search/search-tabs.tsx";
import { container, pairs } from "../../styles/layout.css.ts";
import { BarChart } from "../charts/bar-chart.tsx";
import { PartsChart } from "../charts/parts-chart.tsx";
import { ActionLink } from "../content/action-link.tsx";
import { DocumentList } from "../content/document-list.tsx";
import { NewsEntry } from "../content/news-entry.tsx";
import { ShareLinks } from "../content/share-links.tsx";
import { useLocale } from "../locale.ts";
import { backgrounds } from "../sections/section-frame.css.ts";
import { Example, Gap } from "./example.tsx";
import { actions, longTitle } from "./example-texts.ts";

const nothing = () => undefined;

/** Links by kind and context. Hover over one, or focus it, for its other states. */
export function Links() {
  return (
    <>
      <div className={pairs}>
        {Object.values(actions).map(({ use, ...action }) => (
          <Example key={use} name={use}>
            <ActionLink action={action} />
          </Example>
        ))}
        <Example name="button">
          <ActionLink action={actions.page} variant="button" />
        </Example>
        <Example name="in running text: usual, of this page, regular, small">
          <p>
            <ContentLink link={actions.page.link}>Usual</ContentLink>,{" "}
            <ContentLink link={actions.page.link} current="page">
              of this page
            </ContentLink>
            ,{" "}
            <strong>
              <ContentLink link={actions.web.link} isRegular>
                regular
              </ContentLink>
            </strong>
            ,{" "}
            <ContentLink link={actions.pdf.link} hasDownloadIcon isSmall>
              small
            </ContentLink>
          </p>
        </Example>
      </div>
      <Gap />
      <div className={backgrounds.green}>
        <div className={container}>
          <ActionLink action={actions.page} variant="onDark" />{" "}
          <ActionLink action={actions.page} variant="buttonOnDark" />
        </div>
      </div>
      <Example name="ways to pass a page on">
        <ShareLinks path="/styleguide" title="Style guide" />
      </Example>
    </>
  );
}

export function Fields() {
  return (
    <>
      <div className={pairs}>
        <Example name="search, empty">
          <SearchForm id="guide-search-empty" label="Search, empty" onSearch={nothing} />
        </Example>
        <Example name="search, filled in">
          <SearchForm id="guide-search-filled" label="Search, filled in" text="results" onSearch={nothing} />
        </Example>
        <Example name="tabs, the first chosen">
          <SearchTabs id="guide-tabs-first" scope="page" loading={false} onChange={nothing}>
            <p>What the tab shows</p>
          </SearchTabs>
        </Example>
        <Example name="tabs, the second chosen, loading">
          <SearchTabs id="guide-tabs-second" scope="pdf" loading onChange={nothing}>
            <p>What the tab shows</p>
          </SearchTabs>
        </Example>
      </div>
      <Gap />
      <div className={backgrounds.green}>
        <div className={container}>
          <NewsletterForm id="guide-newsletter" topics={["Results", "Market announcements"]} />
        </div>
      </div>
    </>
  );
}

export function Lists() {
  const here = () => "#lists";
  const noFilter: ListFilter = {};
  const investors: ListFilter = { category: "Investors" };
  return (
    <>
      <Example name="filter, nothing chosen">
        <FilterLinks name="year" values={[2026, 2025, 2024]} filter={noFilter} hrefOf={here} />
      </Example>
      <Example name="filter, one of many chosen">
        <FilterLinks name="category" values={NEWS_CATEGORIES} filter={investors} hrefOf={here} />
      </Example>
      {[1, 7, 12].map((page) => (
        <Example key={page} name={`page ${page} of 12`}>
          <Paging page={page} pages={12} label={`Page ${page}`} hrefOf={here} />
        </Example>
      ))}
    </>
  );
}

/** Articles and documents as list entries: complete, with long words, and with required fields only. */
export function Entries({ sections }: { readonly sections: readonly SectionView[] }) {
  const documents = sections.find((section) => section.kind === "document-list")?.documents ?? [];
  const article = sections.find((section) => section.kind === "latest-news")?.articles[0];
  if (!article) return null;
  const long = { ...article, title: longTitle };
  const bare = { ...article, category: undefined, summary: undefined, image: undefined };
  return (
    <>
      <div className={pairs}>
        <Example name="article, leading">
          <NewsEntry article={article} level={3} variant="lead" />
        </Example>
        <Example name="articles in brief: complete, long, bare">
          <NewsEntry article={article} level={3} variant="brief" />
          <NewsEntry article={long} level={3} variant="brief" />
          <NewsEntry article={bare} level={3} variant="brief" />
        </Example>
      </div>
      <Example name="article in a row">
        <NewsEntry article={long} level={3} variant="row" />
      </Example>
      <Example name="documents with covers">
        <DocumentList documents={documents.slice(0, 2)} covers />
      </Example>
      <Example name="documents without">
        <DocumentList documents={documents} />
      </Example>
    </>
  );
}

/** Charts with all kinds of amounts. */
export function Charts() {
  return (
    <>
      <BarChartExamples />
      <Gap />
      <PartsChartExamples />
    </>
  );
}

function BarChartExamples() {
  const {
    moneyStyle,
    texts: { content },
  } = useLocale();
  const revenue = content.units(moneyStyle).millions;
  const periods = ["FY22", "FY23", "FY24", "FY25", "FY26"];
  const byPeriod = (amounts: readonly (number | undefined)[]) =>
    periods.map((period, index) => ({ period, amount: amounts[index] }));
  return (
    <div className={pairs}>
      <BarChart name="Growing" unit={revenue} amounts={byPeriod([1842.6, 1951.2, 2064.1, 2187.5, 2318.7])} />
      <BarChart name="With a loss" unit={revenue} amounts={byPeriod([120, 84.5, -31.2, 12.4, 141.9])} />
      <BarChart
        name="Not stated throughout"
        unit="cents"
        amounts={byPeriod([undefined, 12, 14, undefined, 21])}
      />
      <BarChart
        name="Many"
        unit={revenue}
        amounts={Array.from({ length: 14 }, (_, index) => ({
          period: `FY${13 + index}`,
          amount: 900 + index * 100,
        }))}
      />
      <BarChart
        name="Large"
        unit={revenue}
        amounts={byPeriod([1_842_600.5, 1_951_200, 2_064_100, -31_200.4, 0])}
      />
      <BarChart name="One" unit={revenue} amounts={[{ period: "FY26", amount: 12.4 }]} />
      <BarChart name="Equal" unit={revenue} amounts={byPeriod([250, 250, 250, 250, 250])} />
      <BarChart name="Nothing" unit={revenue} amounts={byPeriod([0, 0, 0, undefined, 0])} />
    </div>
  );
}

/** The usual chart of parts, a close result, a part that is zero, and only zeros. */
function PartsChartExamples() {
  const { brand } = useLocale();
  const bar = (title: string, amounts: readonly (readonly [name: string, amount: number])[]) => ({
    title,
    note: "Decided",
    parts: amounts.map(([name, amount], index) => ({
      name,
      amount,
      text: amount.toLocaleString(brand.locale),
      fill: (["first", "second", "third", "apart"] as const)[index] ?? "apart",
    })),
  });
  return (
    <PartsChart
      alternative="Examples of wholes and their parts"
      bars={[
        bar("Of four parts", [
          ["Yes", 566_418_233],
          ["No", 21_307_115],
          ["Maybe", 3_962_480],
          ["Not counted", 9_114_026],
        ]),
        bar(`Close, with a long title: ${longTitle}`, [
          ["Yes", 499_999],
          ["No", 500_001],
        ]),
        bar("With nothing in a part", [
          ["Yes", 5],
          ["No", 0],
        ]),
        bar("Nothing at all", [
          ["Yes", 0],
          ["No", 0],
        ]),
      ]}
    />
  );
}

export function Icons() {
  return (
    <>
      <ul className={pairs}>
        {[ArrowIcon, OutwardIcon, DownloadIcon, SearchIcon, CloseIcon, AlertIcon].map((Icon, index) => (
          <li key={index}>
            <Icon />
          </li>
        ))}
      </ul>
      <Gap />
      <div className={backgrounds.green}>
        <Motif />
      </div>
    </>
  );
}
