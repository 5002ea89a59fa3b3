/** Signs an address up for the newsletter. Rejects when that did not work, whatever the reason. */
export async function signUpForNewsletter(email: string): Promise<void> {
  const { call } = await import("./calls.ts");
  await call("newsletterPost", { method: "post", json: email });
}
