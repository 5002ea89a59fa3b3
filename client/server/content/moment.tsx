import { content as texts } from "#texts/content.ts";
import { SITE_CITY, SITE_LOCALE, SITE_TIME_ZONE } from "../../../src/adapters/http/contract/site.ts";
import { dayAt, timeOfDay } from "../../../src/domain/content/calendar-event.ts";
import { DateText } from "../../content/date.tsx";

/** A date and time in the site's time zone, which it names. Rendered on the server alone. */
export function Moment({ at }: { readonly at: number }) {
  return (
    <>
      <DateText date={dayAt(at, SITE_TIME_ZONE)} />
      {", "}
      <time dateTime={new Date(at).toISOString()}>{timeOfDay(at, SITE_TIME_ZONE, SITE_LOCALE)}</time>
      {texts.localTime(SITE_CITY)}
    </>
  );
}
