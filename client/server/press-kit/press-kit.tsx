import { useContext } from "react";
import type { Locale } from "../../../brand/locale.ts";
import { documentSetHref } from "../../../src/adapters/http/contract/downloads.ts";
import { CHOICE_FIELD } from "../../../src/adapters/http/contract/parameters.ts";
import { fileFormat } from "../../../src/domain/content/file-format.ts";
import type { HeadingLevel } from "../../../src/domain/content/rich-text.ts";
import {
  isPrintable,
  type MediaAsset,
  originalHref,
  SCREEN_WIDTH_PX,
} from "../../../src/domain/press-kit/media-asset.ts";
import { chosenAssets, pressKitName } from "../../../src/domain/press-kit/press-kit.ts";
import { ContentImage } from "../../content/content-image.tsx";
import { ContentLink } from "../../content/content-link.tsx";
import { DateText } from "../../content/date.tsx";
import { DownloadIcon } from "../../content/icons.tsx";
import { PagePath } from "../../content/page-address.ts";
import { label, visuallyHidden } from "../../styles/layout.css.ts";
import { sizesFrom } from "../../styles/media.ts";
import { metadata } from "../content/document-list.css.ts";
import { formatFileSize } from "../content/document-list.tsx";
import { fileLink, row } from "../content/file-links.css.ts";
import { InItsLanguage, InSentence } from "../content/in-its-language.tsx";
import { useLocale, useTexts } from "../locale.ts";
import { withImages } from "../sections/cards.css.ts";
import { intro as below } from "../sections/section-frame.css.ts";
import { ItemTitle, itemLevel, SectionFrame, type SectionProps } from "../sections/section-frame.tsx";
import type { Views } from "../views.ts";
import * as styles from "./press-kit.css.ts";

/** Images and files for journalists, one by one, and as a ZIP file of all or of those that the visitor chooses. */
export function PressKit({ section }: SectionProps<"press-kit">) {
  const {
    language,
    texts: { press: texts, content },
  } = useLocale();
  const pathname = useContext(PagePath);
  const { assets, heading, intro } = section;
  const href = documentSetHref(pathname, pressKitName(section), language);
  const [terms, ...others] = new Set(assets.map((asset) => asset.terms));
  const sharedTerms = others.length === 0 ? terms : undefined;
  return (
    <SectionFrame heading={heading} intro={intro} content="below">
      {assets.length === 0 && <p>{texts.none}</p>}
      {/* The target has the browser load it, as a link to a file. */}
      <form method="get" action={href} target="_self">
        <input type="hidden" name={CHOICE_FIELD} value="" />
        <ul role="list" className={withImages.threes}>
          {assets.map((asset) => (
            <li key={asset.id} id={asset.id} className={styles.asset}>
              <Asset asset={asset} level={itemLevel(section)} terms={sharedTerms ? undefined : asset.terms} />
            </li>
          ))}
        </ul>
        {sharedTerms && (
          <p className={below}>
            <InSentence sentence={texts.terms} words={sharedTerms} language={assets[0]?.wordsIn?.terms} />
          </p>
        )}
        {chosenAssets(assets) !== "empty" && (
          <p className={row}>
            <button type="submit" className={fileLink}>
              {texts.downloadChosen}
              <small className={label}>ZIP</small>
              <DownloadIcon />
            </button>
            {typeof chosenAssets(assets) === "object" && (
              <a href={href} download className={fileLink}>
                {content.downloadAll}
                <small className={label}>ZIP</small>
                <DownloadIcon />
              </a>
            )}
          </p>
        )}
      </form>
    </SectionFrame>
  );
}

/** Images and files for journalists. */
export const pressKitViews = { sections: { "press-kit": PressKit } } as const satisfies Views;

type AssetProps = Pick<MediaAsset, "terms"> & { readonly asset: MediaAsset; readonly level: HeadingLevel };

/** @param terms - Default: they are stated for all. */
function Asset({ asset, level, terms }: AssetProps) {
  const { press: texts } = useTexts();
  const { title, kind, caption, people, credit, date, image, file, wordsIn } = asset;
  return (
    <>
      {image ? (
        <ContentImage image={image} sizes={sizesFrom("tablet", "29vw", "92vw")} className={styles.preview} />
      ) : (
        // What it is, where others have their picture.
        <p aria-hidden="true" className={styles.placeholder}>
          {file && fileFormat(file.href)}
        </p>
      )}
      <ItemTitle level={level}>
        <InItsLanguage language={wordsIn?.title}>{title}</InItsLanguage>
      </ItemTitle>
      <div className={styles.facts}>
        {caption && <p lang={wordsIn?.caption}>{caption}</p>}
        <p className={metadata}>
          {kind && <small>{texts.kinds[kind]}</small>}
          {date && <DateText date={date} />}
          {people && (
            <small>
              <InSentence sentence={texts.people} words={people} language={wordsIn?.people} />
            </small>
          )}
          {credit && (
            <small>
              <InSentence sentence={texts.credit} words={credit} language={wordsIn?.credit} />
            </small>
          )}
        </p>
        {terms && (
          <p className={label}>
            <InSentence sentence={texts.terms} words={terms} language={wordsIn?.terms} />
          </p>
        )}
        <Downloads asset={asset} />
      </div>
    </>
  );
}

function Downloads({ asset }: { readonly asset: MediaAsset }) {
  const locale = useLocale();
  const { press: texts } = locale.texts;
  const offers = offersOf(asset, locale);
  if (offers.length === 0) return null;
  const about = (
    <span lang={asset.wordsIn?.title} className={visuallyHidden}>
      {" "}
      {asset.title}
    </span>
  );
  return (
    <>
      <ul role="list">
        {offers.map(({ href, name, facts }) => (
          <li key={href}>
            <ContentLink link={{ kind: "media", href }} newTab className={fileLink}>
              <span>
                {name}
                {about} <small className={label}>{facts.filter(Boolean).join(", ")}</small>
              </span>
              <DownloadIcon />
            </ContentLink>
          </li>
        ))}
      </ul>
      <label className={styles.choice}>
        <input type="checkbox" name={CHOICE_FIELD} value={asset.id} className={styles.box} />
        <span>
          {texts.choose}
          {about}
        </span>
      </label>
    </>
  );
}

/** What can be downloaded of an asset. A drawing is sharp at every size. */
function offersOf({ image, file }: MediaAsset, locale: Locale) {
  const { press: texts } = locale.texts;
  const ofFile = (file ? [file] : []).map(({ href, bytes }) => {
    return { href, name: texts.file, facts: [fileFormat(href), bytes && formatFileSize(bytes, locale)] };
  });
  if (!image) return ofFile;
  const format = fileFormat(image.url);
  const offer = (name: string, width?: number) => {
    const height = Math.round((image.height * (width ?? image.width)) / image.width);
    const size = format === "SVG" ? undefined : `${width ?? image.width}\u00a0×\u00a0${height}`;
    return { href: originalHref(image, width), name, facts: [format, size] };
  };
  const isLarge = format !== "SVG" && image.width > SCREEN_WIDTH_PX;
  const ofScreen = isLarge ? [offer(texts.screen(SCREEN_WIDTH_PX), SCREEN_WIDTH_PX)] : [];
  const isForPrint = format === "SVG" || isPrintable(image);
  return [...ofScreen, offer(isForPrint ? texts.print : texts.original), ...ofFile];
}
