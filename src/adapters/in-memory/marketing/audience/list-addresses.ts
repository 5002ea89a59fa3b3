/** URL of the service's sign-up form for a list. */
export function signupAddress(list_id: string): string {
  return `https://signup.example/subscribe?id=${list_id}`;
}

/** Short URL of the sign-up form. */
export function shortSignupAddress(list_id: string): string {
  return `https://signup.example/${list_id}`;
}

/** E-mail address that turns a message into a campaign draft for a list. */
export function beamerAddress(list_id: string): string {
  return `${list_id}@inbound.example`;
}
