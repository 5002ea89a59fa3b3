import { newIdentifier } from "./document.ts";
import type { Snapshot } from "./snapshot.ts";

/** A preview session. */
export interface Preview {
  readonly id: string;
  /** The session's ref, itself an address of the repository. */
  readonly token: string;
  readonly expired: boolean;
}

interface PreviewState {
  readonly id: string;
  readonly snapshot: Snapshot;
  expiresAt: number;
}

/** The preview sessions of a repository. */
export class Previews {
  readonly #host: string;
  readonly #lifetime: number;
  readonly #now: () => Date;
  readonly #sessions = new Map<string, PreviewState>();

  /**
   * @param host - what tokens begin with.
   * @param lifetime - in milliseconds.
   * @param now - the clock.
   */
  constructor(host: string, lifetime: number, now: () => Date) {
    this.#host = host;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** Starts a session; its content stays as it is now. */
  create(content: Snapshot): Preview {
    const id = newIdentifier();
    const token = `${this.#host}/previews/${newIdentifier()}:${id}`;
    const expiresAt = this.#now().getTime() + this.#lifetime;
    this.#sessions.set(token, { id, snapshot: content.under(token), expiresAt });
    return { id, token, expired: false };
  }

  /** What a token answers: nothing, when there is no such session or its time is up. */
  get(token: string): Snapshot | undefined {
    const session = this.#sessions.get(token);
    return session && this.#isLive(session) ? session.snapshot : undefined;
  }

  /** The sessions, newest first. */
  list(): Preview[] {
    return [...this.#sessions]
      .map(([token, session]) => ({ id: session.id, token, expired: !this.#isLive(session) }))
      .reverse();
  }

  /** Ends a session. */
  expire(token: string): boolean {
    const session = this.#sessions.get(token);
    if (session) session.expiresAt = 0;
    return session !== undefined;
  }

  #isLive({ expiresAt }: PreviewState): boolean {
    return expiresAt > this.#now().getTime();
  }
}
