/** A sign-up as it is kept. */
export interface SignUp {
  /** The address as it was written when it was first signed up. */
  readonly address: string;
  /** Whether its owner is still to confirm by mail before anything else is sent to it. */
  readonly needsConfirmation: boolean;
  /** Topics of alerts that were chosen, by whoever signed it up. Default: none. */
  readonly topics?: readonly string[] | undefined;
  /** Moment of the first sign-up, ISO 8601 in UTC. */
  readonly signedUpAt: string;
  /** Moment of the last one of the same address; absent where there was one only. */
  readonly repeatedAt?: string | undefined;
}

/** What makes two addresses the same: letters are, in upper and lower case, as for the marketing provider. */
export function keyOf(address: string): string {
  return address.toLowerCase();
}
