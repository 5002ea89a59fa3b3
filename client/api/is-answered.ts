/**
 * Whether the site answers for a page, be it that it is not there. What did not come of it meanwhile was then no matter
 * of the connection: code of a build that a newer one has replaced.
 */
export async function isAnswered(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: "HEAD" });
    return true;
  } catch {
    return false;
  }
}
