import { loadCalls } from "./load-calls.ts";

/**
 * Signs an address up for the newsletter.
 *
 * @throws {ReplacedBuildError} where nothing was sent yet, and the browser itself can send it; whatever else went wrong.
 */
export async function signUpForNewsletter(email: string): Promise<void> {
  const { call } = await loadCalls();
  await call("newsletterPost", { method: "post", json: email });
}
