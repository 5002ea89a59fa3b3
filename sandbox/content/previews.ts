import { z } from "zod";
import { newIdentifier, titleOf } from "./document.ts";
import type { Change, Snapshot } from "./snapshot.ts";

/** Maximum number of sessions: each holds its content. The oldest one ends. */
const MAX_SESSIONS = 100;

/** A preview session. */
export interface Preview {
  readonly id: string;
  /** The ref of the session, which is a URL of the repository. */
  readonly token: string;
  readonly expired: boolean;
  /** A description of the previewed content. */
  readonly label: string;
}

/** The content of a session. */
export interface PreviewedContent {
  readonly content: Snapshot;
  readonly label: string;
}

interface PreviewState extends PreviewedContent {
  readonly id: string;
  expiresAt: number;
}

/** The preview sessions of a repository. */
export class Previews {
  readonly #host: string;
  readonly #lifetime: number;
  readonly #now: () => Date;
  readonly #sessions = new Map<string, PreviewState>();

  /**
   * @param host - prefix of tokens.
   * @param lifetime - in milliseconds.
   * @param now - the clock.
   */
  constructor(host: string, lifetime: number, now: () => Date) {
    this.#host = host;
    this.#lifetime = lifetime;
    this.#now = now;
  }

  /** Starts a session. Its content never changes. */
  create(previewed: PreviewedContent): Preview {
    const id = newIdentifier();
    const token = `${this.#host}/previews/${newIdentifier()}:${id}?websitePreviewId=${newIdentifier()}`;
    const expiresAt = this.#now().getTime() + this.#lifetime;
    this.#sessions.set(token, { ...previewed, id, expiresAt });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MAX_SESSIONS && oldest !== undefined) this.forget(oldest);
    return { id, token, expired: false, label: previewed.label };
  }

  /** The token in the value of the toolbar's cookie; other values are returned unchanged. */
  tokenIn(named: string): string {
    if (!named.startsWith("{")) return named;
    const cookie = cookieSchema.safeParse(parsed(named));
    return cookie.data?.[new URL(this.#host).host]?.preview ?? named;
  }

  /** The content of an active session. */
  find(token: string): (PreviewedContent & Preview) | undefined {
    const session = this.#sessions.get(token);
    return session && this.#isLive(session) ? { ...session, token, expired: false } : undefined;
  }

  /** The snapshot of a token; undefined if the session is unknown or has expired. */
  get(token: string): Snapshot | undefined {
    return this.find(token)?.content.under(token);
  }

  /** The sessions, newest first. */
  list(): Preview[] {
    return [...this.#sessions]
      .map(([token, session]) => ({
        id: session.id,
        token,
        expired: !this.#isLive(session),
        label: session.label,
      }))
      .reverse();
  }

  /** Deletes a session. */
  forget(token: string): void {
    this.#sessions.delete(token);
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

const cookieSchema = z.record(z.string(), z.object({ preview: z.string().optional() }).catch({}));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The label of a preview of drafts. */
export function labelOf(drafts: readonly Change[]): string {
  if (drafts.length > 1) return `${drafts.length} changed documents`;
  const [draft] = drafts;
  if (!draft) return "what is published";
  return draft.document ? titleOf(draft.document) : "a removed document";
}
