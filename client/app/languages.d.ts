declare module "virtual:languages" {
  /** The start of the application in each language, by what begins its addresses: that of the first has the name "". */
  export const languages: Readonly<
    Record<string, () => Promise<{ readonly start: import("./start.tsx").StartApplication }>>
  >;
}
