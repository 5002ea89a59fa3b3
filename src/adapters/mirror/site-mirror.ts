import { createHash } from "node:crypto";
import { cp, link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Log } from "../../ports/log.ts";
import { beginMirror, currentMirror, fileOf, publishMirror } from "./mirror-folder.ts";
import { addressesIn, mirroredDocument, movedDocument, partsIn, pathOfPart } from "./mirrored-document.ts";

/** What the site answers at an address. */
export interface SiteAnswer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Uint8Array;
}

interface SiteMirrorOptions {
  /** Where mirrors are written; `current` in it is the newest that is whole. */
  readonly folder: string;
  /** Waits until all content is there, and answers the ref that is published. */
  readonly published: () => Promise<string>;
  /** Asks the site itself, by a path on it. */
  readonly get: (path: string) => Promise<SiteAnswer>;
  /** Origin under which the public knows the site. */
  readonly origin: string;
  /** Other origins, where the content service has images and files. */
  readonly mediaOrigins: readonly string[];
  /** Folder of the built client, whose files are copied. */
  readonly clientFiles: string;
  readonly log: Log;
}

/** What no page links, or has to be there. Everything else is found from here. */
const STARTS = ["/", "/search", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"];
/** An address that no page has: what is answered there is for all that a static server does not find. */
const NOWHERE = "/404";
/** Where files of other origins are stored. */
const MEDIA = "/mirrored";
/** Milliseconds that a file of another origin may take. */
const MEDIA_TIMEOUT_MS = 60_000;

/**
 * Writes all that visitors read at the published ref into a folder that any static server shows under the same addresses;
 * what an address names in its query is at a path of its own. What needs a process rests: search and sign-ups.
 */
export class SiteMirror {
  readonly #options: SiteMirrorOptions;

  constructor(options: SiteMirrorOptions) {
    this.#options = options;
  }

  /**
   * Writes a mirror and has it take the place of the one before; not to be called again before that has ended. Rejects,
   * and leaves the one before as it is, when the site fails or lacks what it has to have.
   */
  async renew(): Promise<void> {
    const { folder, published, clientFiles, log } = this.#options;
    const ref = await published();
    const made = await beginMirror(folder);
    try {
      await cp(clientFiles, made, {
        recursive: true,
        filter: (file) => !relative(clientFiles, file).startsWith("."),
      });
      const writing = new MirrorWriting(this.#options, made, await currentMirror(folder));
      const files = await writing.writeAll();
      // Half of it may be of what was published since.
      const isWhole = (await published()) === ref;
      if (isWhole) await publishMirror(folder, made);
      if (isWhole) return log.info({ ref, files }, "the mirror is renewed");
    } catch (error) {
      await rm(made, { recursive: true, force: true });
      throw error;
    }
    await rm(made, { recursive: true, force: true });
    return this.renew();
  }
}

/** One mirror while it is being written. */
class MirrorWriting {
  readonly #options: SiteMirrorOptions;
  readonly #made: string;
  readonly #before: string | undefined;
  /** Paths that are to be asked for, or were; with a query, those of parts of lists. */
  readonly #paths = new Set<string>([...STARTS]);
  /** Addresses of other origins, with where each is in the mirror. */
  readonly #media = new Map<string, string>();
  #files = 0;

  constructor(options: SiteMirrorOptions, made: string, before: string | undefined) {
    this.#options = options;
    this.#made = made;
    this.#before = before;
  }

  /** @returns How many files were written. */
  async writeAll(): Promise<number> {
    // Grows while it is gone through.
    for (const path of this.#paths) await this.#writePath(path);
    const nowhere = await this.#options.get(NOWHERE);
    await this.#write("404.html", this.#document(nowhere));
    for (const [address, path] of this.#media) await this.#writeMedium(address, path);
    return this.#files;
  }

  async #writePath(path: string): Promise<void> {
    const answer = await this.#options.get(path);
    const { status, headers } = answer;
    if (status >= 500 || (status !== 200 && STARTS.includes(path))) {
      throw new Error(`the site answered ${status} at ${path}`);
    }
    const isMoved = status >= 300 && status < 400;
    if (status !== 200 && !isMoved) return;
    const type = String(headers["content-type"] ?? "");
    const isDocument = isMoved || type.startsWith("text/html");
    const [own = "", query] = path.split("?");
    const file = fileOf(query === undefined ? own : pathOfPart(own, query), isDocument);
    if (file === undefined) return;
    if (isMoved) return this.#write(file, this.#moved(String(headers.location ?? "/")));
    if (isDocument) return this.#write(file, this.#document(answer));
    if (/xml/.test(type)) this.#follow(Buffer.from(answer.body).toString());
    await this.#write(file, answer.body);
  }

  /** A document as the mirror has it; what it names is to be mirrored as well. */
  #document({ body, headers }: SiteAnswer): string {
    const policy = headers["content-security-policy"];
    const html = Buffer.from(body).toString();
    this.#follow(html);
    for (const part of partsIn(html)) this.#paths.add(part);
    return mirroredDocument(this.#withOwnMedia(html), typeof policy === "string" ? policy : undefined);
  }

  #moved(to: string): string {
    this.#follow(` href="${to}"`);
    return movedDocument(to);
  }

  #follow(text: string): void {
    const { origin, mediaOrigins } = this.#options;
    for (const address of addressesIn(text)) {
      const url = URL.parse(address, origin);
      if (url?.origin === origin && !url.pathname.startsWith("/api/")) this.#paths.add(url.pathname);
      else if (url && mediaOrigins.includes(url.origin)) this.#media.set(address, mediumPath(url));
    }
  }

  /** Images and files of other origins are part of the mirror. The longest first: one may be the beginning of another. */
  #withOwnMedia(html: string): string {
    const own = addressesIn(html).filter((address) => this.#media.has(address));
    const named = [...new Set(own)].sort((one, other) => other.length - one.length);
    return named.reduce((text, address) => {
      const path = this.#media.get(address) ?? address;
      return text.replaceAll(address.replaceAll("&", "&amp;"), path).replaceAll(address, path);
    }, html);
  }

  /**
   * What has an address of its own never changes: the mirror before may have it. A file that fails, or would lead to
   * another server, is left out.
   */
  async #writeMedium(address: string, path: string): Promise<void> {
    const file = join(this.#made, path);
    await mkdir(dirname(file), { recursive: true });
    this.#files += 1;
    if (this.#before !== undefined) {
      const isThere = await link(join(this.#before, path), file).then(
        () => true,
        () => false,
      );
      if (isThere) return;
    }
    try {
      const response = await fetch(address, {
        redirect: "error",
        signal: AbortSignal.timeout(MEDIA_TIMEOUT_MS),
      });
      if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
      await writeFile(file, response.body);
    } catch (error) {
      await rm(file, { force: true });
      this.#options.log.warn({ err: error, address }, "a file is missing in the mirror");
    }
  }

  async #write(file: string, body: string | Uint8Array): Promise<void> {
    const path = join(this.#made, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
    this.#files += 1;
  }
}

/** Where a file of another origin is in a mirror: under its own name, by which who downloads it will keep it. */
function mediumPath({ href, pathname }: URL): string {
  const [name = "file"] = /\w[\w.-]{0,99}$/.exec(pathname) ?? [];
  return `${MEDIA}/${createHash("sha256").update(href).digest("hex").slice(0, 16)}/${name}`;
}
