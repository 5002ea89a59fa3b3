/** The sign-up form and its answers. */
export const newsletter = {
  /** Heading, if the editors have written none. */
  title: "Newsletter",
  /** Label of a field that nobody sees, for programs. */
  honeypot: "Leave this empty",
  topics: "E-mail me when there is something new on",
  address: "E-mail address",
  submit: "Sign up",
  /** Before a sign-up, if addresses have to be confirmed. */
  confirmation: "New subscribers get an e-mail first, and are signed up once they confirm it.",
  /** As the specification has it. */
  thanks: "Thankyou for signing up",
  failed: "There was an error, please try again later.",
  invalid: "That is not a complete e-mail address. Please write it like name@example.com.",
  implausible:
    "That does not look like a real e-mail address. Please check how it is written, or use another one.",
  filledIn:
    "A field that people cannot see was filled in, perhaps by a password manager. It is gone now: please press “Sign up” again.",
};
