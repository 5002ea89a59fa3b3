/** A sign-up as it is stored. */
export interface SignUp {
  /** The address as it was entered at the first sign-up. */
  readonly address: string;
  /** Whether the owner still has to confirm the address by e-mail before anything else is sent to it. */
  readonly needsConfirmation: boolean;
  /** The chosen topics of alerts; anybody may have signed the address up. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** Time of the first sign-up, ISO 8601 in UTC. */
  readonly signedUpAt: string;
  /** Time of the latest sign-up with the same address; absent if there was only one. */
  readonly repeatedAt?: string | undefined;
}
