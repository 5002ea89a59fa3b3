/** The version of the package's manifest. */
export const VERSION = "0.1.0";

/** The header of a request: `my-shop/1.2 marketing-api-client/0.1.0`. */
export function userAgentOf(application: string | undefined): string {
  return [application, `marketing-api-client/${VERSION}`].filter(Boolean).join(" ");
}
