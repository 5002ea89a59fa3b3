const ONE_DAY_SECONDS = 24 * 60 * 60;

/** @param maxAge - How long it lasts, in seconds. Default: until the browser is closed. */
function cookie<const Name extends string>(name: Name, maxAge?: number) {
  return { name, maxAge };
}

/**
 * The cookies that the site sets in browsers of visitors. Tags of a tag manager may set others, and editors have some of
 * their own.
 */
export const VISITOR_COOKIES = {
  visit: cookie("visited", ONE_DAY_SECONDS),
  cookieNotice: cookie("cookie-notice-closed", ONE_DAY_SECONDS),
  bar: cookie("announcement-closed"),
  modal: cookie("modal-closed", ONE_DAY_SECONDS),
  /** For half a year. Then the visitor is asked again. */
  consent: cookie("tracking-consent", 183 * ONE_DAY_SECONDS),
};
