import { z } from "zod";
import { newIdentifier, titleOf } from "./document.ts";
import type { Change, Snapshot } from "./snapshot.ts";

/** A preview session. */
export interface Preview {
  readonly id: string;
  /** The session's ref, itself an address of the repository. */
  readonly token: string;
  readonly expired: boolean;
  /** What is previewed, in an editor's words. */
  readonly label: string;
}

/** What a session shows. */
export interface PreviewedContent {
  readonly content: Snapshot;
  readonly label: string;
  /** The release that is previewed, if there is one. */
  readonly releaseId: string | undefined;
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
  create(previewed: PreviewedContent): Preview {
    const id = newIdentifier();
    const token = `${this.#host}/previews/${newIdentifier()}:${id}?websitePreviewId=${newIdentifier()}`;
    const expiresAt = this.#now().getTime() + this.#lifetime;
    this.#sessions.set(token, { ...previewed, id, expiresAt });
    return { id, token, expired: false, label: previewed.label };
  }

  /** The token within the value of the toolbar's cookie; whatever else names something is answered as it is. */
  tokenIn(named: string): string {
    if (!named.startsWith("{")) return named;
    const cookie = cookieSchema.safeParse(parsed(named));
    return cookie.data?.[new URL(this.#host).host]?.preview ?? named;
  }

  /** What a live session shows. */
  find(token: string): (PreviewedContent & Preview) | undefined {
    const session = this.#sessions.get(token);
    return session && this.#isLive(session) ? { ...session, token, expired: false } : undefined;
  }

  /** What a token answers: nothing, when there is no such session or its time is up. */
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

  /** Ends a session that nobody needs to know of. */
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

/** What a preview of these drafts is called. */
export function labelOf(drafts: readonly Change[]): string {
  if (drafts.length > 1) return `${drafts.length} changed documents`;
  const [draft] = drafts;
  if (!draft) return "what is published";
  return draft.document ? titleOf(draft.document) : "a removed document";
}
