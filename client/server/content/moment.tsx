import type { Locale } from "../../../brand/locale.ts";
import { SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { dayAt } from "../../../src/domain/content/day.ts";
import { type Release, releaseTime, zonedMoment } from "../../../src/domain/content/release.ts";
import { DateText, dateText } from "../../content/date.tsx";
import { useLocale } from "../locale.ts";

/** A date and time with its zone. Rendered only on the server, like {@link ReleaseText}. */
export function Moment({ at }: { readonly at: number }) {
  const released = new Date(at).toISOString();
  return <ReleaseText date={dayAt(at, SITE_TIME_ZONE)} released={released} />;
}

/** When something was released: its day, with the time if that is known. */
export function ReleaseText({ date, released }: Release) {
  const { brand } = useLocale();
  if (released === undefined) return <DateText date={date} />;
  const time = releaseTime(released, SITE_TIME_ZONE, brand.locale);
  return <DateText date={date} time={time} at={zonedMoment(released, SITE_TIME_ZONE)} />;
}

/** The text of a {@link ReleaseText}. */
export function releaseText({ date, released }: Release, locale: Locale): string {
  const { brand } = locale;
  return dateText(date, released && releaseTime(released, SITE_TIME_ZONE, brand.locale), locale);
}
