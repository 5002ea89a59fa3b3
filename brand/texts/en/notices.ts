/** Messages over the page: consent to analytics, cookies, announcements. */
export const notices = {
  cookies: "Cookies",
  consent: "May analytics store cookies in your browser? Until you accept, nothing is measured.",
  accept: "Accept",
  decline: "Decline",
  ok: "OK",
  announcement: "Announcement",
  closeAnnouncement: "Close announcement",
  close: "Close",
};
