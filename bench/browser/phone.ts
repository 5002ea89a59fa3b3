/** Lighthouse's emulated phone: its screen, and the CPU throttling rate. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const CPU_THROTTLING_RATE = 4;
