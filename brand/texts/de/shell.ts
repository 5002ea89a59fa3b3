import type { shell as english } from "../en/shell.ts";

export const shell: typeof english = {
  footer: "Fußbereich",
  followOn: (network: string) => `Folgen Sie uns auf ${network}`,
  cookieSettings: "Cookie-Einstellungen",
};
