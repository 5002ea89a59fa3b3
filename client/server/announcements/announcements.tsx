import { useContext } from "react";
import { ANNOUNCEMENT_FEEDS } from "../../../src/adapters/http/contract/announcements/feeds.ts";
import { listHref } from "../../../src/adapters/http/contract/query.ts";
import { feedPathsIn } from "../../../src/adapters/http/contract/site.ts";
import type { ListFilter } from "../../../src/domain/content/list-filter.ts";
import type { SectionView } from "../../../src/domain/content/section.ts";
import type { ExchangeAnnouncement } from "../../../src/domain/exchange/exchange-announcement.ts";
import { otherLanguage } from "../../../src/domain/text/locale.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { FilterLinks } from "../../content/filter-links.tsx";
import { OutwardIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import { Paging } from "../../content/paging.tsx";
import { dividedList, stretched } from "../../styles/layout.css.ts";
import { ActionLink } from "../content/action-link.tsx";
import * as styles from "../content/document-list.css.ts";
import { ListStatus } from "../content/list-status.tsx";
import { Moment } from "../content/moment.tsx";
import { useLocale } from "../locale.ts";
import { SectionFrame, type SectionProps } from "../sections/section-frame.tsx";
import type { ListChoice, Views } from "../views.ts";

/** Hash of a list with filters, so that the page stays there when the visitor sets one. */
const SECTION_ID = "announcements";

/** What the exchange has released: the newest, or all of it with filters that are part of the address. */
export function Announcements({ section }: SectionProps<"announcements">) {
  const {
    language,
    texts: { content: texts },
  } = useLocale();
  const feeds = feedPathsIn(ANNOUNCEMENT_FEEDS, language);
  const pathname = useContext(PagePath);
  const hrefOf = (filter: ListFilter, page?: number) => `${listHref(pathname, filter, page)}#${SECTION_ID}`;
  const { heading, announcements, archive, outdatedSince, outdatedSources, action } = section;
  return (
    <SectionFrame
      id={archive && SECTION_ID}
      heading={heading}
      aside={action && <ActionLink action={action} />}
      content={archive ? "below" : "beside"}
    >
      {archive && (
        <>
          <FilterLinks name="year" values={archive.years} filter={archive.filter} hrefOf={hrefOf} />
          <FilterLinks
            name="announcement"
            values={Object.keys(archive.kinds)}
            names={archive.kinds}
            filter={archive.filter}
            hrefOf={hrefOf}
          />
        </>
      )}
      {outdatedSince !== undefined && (
        <p className={styles.count}>
          {texts.asAt} <Moment at={Date.parse(outdatedSince)} />
          {outdatedSources ? texts.notUpdatedFrom(outdatedSources.join(", ")) : texts.notUpdated}
        </p>
      )}
      {archive && announcements.total > 0 && (
        <ListStatus>{texts.announcementCount(announcements.total)}</ListStatus>
      )}
      {announcements.total > 0 ? (
        <ul role="list" className={dividedList}>
          {announcements.items.map((announcement) => (
            <Entry key={announcement.reference} announcement={announcement} />
          ))}
        </ul>
      ) : (
        archive &&
        archive.years.length > 0 && (
          <ListStatus>
            {texts.noSuchAnnouncements}{" "}
            <ContentLink link={{ kind: "page", href: hrefOf({}) }}>{texts.seeAllAnnouncements}</ContentLink>
          </ListStatus>
        )
      )}
      {archive && (
        <>
          <Paging
            {...announcements}
            label={texts.announcements}
            hrefOf={(page) => hrefOf(archive.filter, page)}
          />
          <p className={styles.count}>
            {texts.announcementFeeds} <a href={feeds.rss}>RSS</a> {texts.or} <a href={feeds.atom}>Atom</a>.
          </p>
        </>
      )}
    </SectionFrame>
  );
}

/** The year and the kind of a list of all announcements. */
function chosenKind(section: SectionView): ListChoice | undefined {
  if (section.kind !== "announcements" || !section.archive) return undefined;
  const { filter, kinds } = section.archive;
  return {
    year: filter.year,
    kind: kinds[filter.announcement ?? ""],
    page: section.announcements.page,
  };
}

/** Lists of what the exchange has released. */
export const announcementViews = {
  sections: { announcements: Announcements },
  listChoice: chosenKind,
} as const satisfies Views;

function Entry({ announcement }: { readonly announcement: ExchangeAnnouncement }) {
  const {
    brand,
    texts: { content: texts },
  } = useLocale();
  const { title, href, kind, releasedAt, isPriceSensitive, isRetracted } = announcement;
  const language = otherLanguage(announcement.language, brand.locale);
  return (
    <li className={styles.entry}>
      <ContentLink link={{ kind: "web", href }} className={`${styles.title} ${stretched}`}>
        <span lang={language && announcement.language}>{title}</span>
      </ContentLink>
      <p className={styles.documentMetadata}>
        <Moment at={Date.parse(releasedAt)} />
        {kind && <small>{kind}</small>}
        {language && <small>{language}</small>}
        {isPriceSensitive && (
          <small>
            <strong>{texts.priceSensitive}</strong>
          </small>
        )}
        {isRetracted && (
          <small>
            <strong>{texts.retracted}</strong>
          </small>
        )}
      </p>
      <OutwardIcon />
    </li>
  );
}
