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

const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** The preview sessions of a repository. */
export class Previews {
  readonly #host: string;
  readonly #now: () => Date;
  readonly #sessions = new Map<string, PreviewedContent & { readonly id: string; expiresAt: number }>();

  /**
   * @param host - prefix of tokens.
   * @param now - the clock.
   */
  constructor(host: string, now: () => Date) {
    this.#host = host;
    this.#now = now;
  }

  /** Starts a session. Its content never changes. */
  create({ content, label }: PreviewedContent): Preview {
    const id = newIdentifier();
    const token = `${this.#host}/previews/${newIdentifier()}:${id}?websitePreviewId=${newIdentifier()}`;
    this.#sessions.set(token, { content, label, id, expiresAt: this.#now().getTime() + LIFETIME_MS });
    const [oldest] = this.#sessions.keys();
    if (this.#sessions.size > MAX_SESSIONS && oldest !== undefined) this.forget(oldest);
    return { id, token, expired: false, label };
  }

  /** The token in the value of the toolbar's cookie; other values are returned unchanged. */
  tokenIn(named: string): string {
    if (!named.startsWith("{")) return named;
    const cookie = cookieSchema.safeParse(parsed(named));
    return cookie.data?.[new URL(this.#host).host]?.preview ?? named;
  }

  /** An active session. */
  find(token: string): (PreviewedContent & Preview) | undefined {
    const preview = this.list().find((one) => one.token === token && !one.expired);
    const session = this.#sessions.get(token);
    return preview && session && { ...preview, content: session.content };
  }

  /** The sessions, newest first. */
  list(): Preview[] {
    const now = this.#now().getTime();
    return Array.from(this.#sessions, ([token, { id, label, expiresAt }]) => ({
      id,
      token,
      expired: expiresAt <= now,
      label,
    })).reverse();
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
