import { api } from "./client.ts";

/** Signs an address up for the newsletter. Rejects when that did not work, whatever the reason. */
export async function signUpForNewsletter(email: string): Promise<void> {
  await api.post("newsletterPost", { json: email }).json();
}
