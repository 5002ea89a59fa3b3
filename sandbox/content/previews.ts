import { z } from "zod";
import { newIdentifier, titleOf } from "./document.ts";
import { parsed } from "./json.ts";
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

export type Previews = ReturnType<typeof previewSessions>;

/** The preview sessions of a repository, whose host is the prefix of their tokens. */
export function previewSessions(host: string, now: () => Date) {
  const sessions = new Map<string, PreviewedContent & { readonly id: string; expiresAt: number }>();
  /** The sessions, newest first. */
  const list = (): Preview[] =>
    Array.from(sessions, ([token, { id, label, expiresAt }]) => ({
      id,
      token,
      expired: expiresAt <= now().getTime(),
      label,
    })).reverse();
  const forget = (token: string) => void sessions.delete(token);
  return {
    /** Starts a session. Its content never changes. */
    create({ content, label }: PreviewedContent): Preview {
      const id = newIdentifier();
      const token = `${host}/previews/${newIdentifier()}:${id}?websitePreviewId=${newIdentifier()}`;
      sessions.set(token, { content, label, id, expiresAt: now().getTime() + LIFETIME_MS });
      const [oldest] = sessions.keys();
      if (sessions.size > MAX_SESSIONS && oldest !== undefined) forget(oldest);
      return { id, token, expired: false, label };
    },
    /** The token in the value of the toolbar's cookie; other values are returned unchanged. */
    tokenIn(named: string): string {
      if (!named.startsWith("{")) return named;
      const cookie = cookieSchema.safeParse(parsed(named));
      return cookie.data?.[new URL(host).host]?.preview ?? named;
    },
    /** An active session. */
    find(token: string): (PreviewedContent & Preview) | undefined {
      const preview = list().find((one) => one.token === token && !one.expired);
      const session = sessions.get(token);
      return preview && session && { ...preview, content: session.content };
    },
    list,
    forget,
    /** Ends a session. */
    expire(token: string): boolean {
      const session = sessions.get(token);
      if (session) session.expiresAt = 0;
      return session !== undefined;
    },
  };
}

const cookieSchema = z.record(z.string(), z.object({ preview: z.string().optional() }).catch({}));

export function labelOf(drafts: readonly Change[]): string {
  if (drafts.length > 1) return `${drafts.length} changed documents`;
  const [draft] = drafts;
  if (!draft) return "what is published";
  return draft.document ? titleOf(draft.document) : "a removed document";
}
