/** Lighthouse's phone: its screen, and how much slower than this machine's its processor is taken to be. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const SLOWER = 4;
