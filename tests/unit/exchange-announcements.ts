import type { ExchangeAnnouncement } from "../../src/domain/announcements/exchange-announcement.ts";

/** An announcement by its reference, which is also its title. */
export function announcement(
  reference: string,
  releasedAt: string,
  more: Partial<ExchangeAnnouncement> = {},
): ExchangeAnnouncement {
  const href = `https://exchange.example/files/${encodeURIComponent(reference)}.pdf`;
  return { reference, releasedAt, title: reference, href, isPriceSensitive: false, ...more };
}
