/** Where people sign up for a list by a form of the service. */
export function signupAddress(list_id: string): string {
  return `https://signup.example/subscribe?id=${list_id}`;
}

/** The same in few letters. */
export function shortSignupAddress(list_id: string): string {
  return `https://signup.example/${list_id}`;
}

/** Where mail becomes a campaign draft for a list. */
export function beamerAddress(list_id: string): string {
  return `${list_id}@inbound.example`;
}
