import { createHash } from "node:crypto";
import { cp, link, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { Log } from "../../ports/log.ts";
import { createMirrorFolder, currentMirror, fileOf, publishMirror } from "./mirror-folder.ts";
import {
  addressesIn,
  filteredListsIn,
  mirroredDocument,
  movedDocument,
  pathOfFilteredList,
} from "./mirrored-document.ts";

/** A response of the site. */
export interface SiteResponse {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Uint8Array;
}

interface SiteMirrorOptions {
  /** Folder of the mirrors. `current` in it is the newest complete mirror. */
  readonly folder: string;
  /** Returns the published ref, once all content is loaded. */
  readonly published: () => Promise<string>;
  readonly get: (path: string) => Promise<SiteResponse>;
  /** Public origin of the site. */
  readonly origin: string;
  /** Other origins of images and files, at the content service. */
  readonly mediaOrigins: readonly string[];
  /** Folder of the built client; its files are copied. */
  readonly clientFiles: string;
  readonly log: Log;
}

/**
 * Addresses to begin with: pages that no other page links to, or that must exist. All others are found by following
 * links.
 */
const START_PATHS = ["/", "/search", "/sitemap.xml", "/robots.txt", "/.well-known/security.txt"];
/** An address without a page. Its response becomes the error page of the static server. */
const NOT_FOUND_PATH = "/404";
/** Path of files from other origins. */
const MEDIA = "/mirrored";
const MEDIA_TIMEOUT_MS = 60_000;

/**
 * Writes all published pages into a folder that any static server can serve under the same addresses; a list that is
 * filtered by a query is at a path of its own. Features that need a server are missing: search and sign-ups.
 */
export class SiteMirror {
  readonly #options: SiteMirrorOptions;

  constructor(options: SiteMirrorOptions) {
    this.#options = options;
  }

  /**
   * Writes a new mirror and makes it the current one. It must not be called again before it has settled. Rejects if the
   * site fails or a required page is missing; then the current mirror stays.
   */
  async update(): Promise<void> {
    const { folder, published, clientFiles, log } = this.#options;
    const ref = await published();
    const newFolder = await createMirrorFolder(folder);
    try {
      await cp(clientFiles, newFolder, {
        recursive: true,
        filter: (file) => !relative(clientFiles, file).startsWith("."),
      });
      const writing = new MirrorWriting(this.#options, newFolder, await currentMirror(folder));
      const files = await writing.writeAll();
      // After a publish in between, the mirror may contain pages of both refs.
      const isWhole = (await published()) === ref;
      if (isWhole) await publishMirror(folder, newFolder);
      if (isWhole) return log.info({ ref, files }, "the mirror is updated");
    } catch (error) {
      await rm(newFolder, { recursive: true, force: true });
      throw error;
    }
    await rm(newFolder, { recursive: true, force: true });
    return this.update();
  }
}

class MirrorWriting {
  readonly #options: SiteMirrorOptions;
  readonly #newFolder: string;
  readonly #previousFolder: string | undefined;
  /** All paths that were found, in the order in which they are requested; those of filtered lists with their query. */
  readonly #paths = new Set<string>([...START_PATHS]);
  /** Addresses at other origins, with their paths in the mirror. */
  readonly #media = new Map<string, string>();
  #files = 0;

  constructor(options: SiteMirrorOptions, newFolder: string, previousFolder: string | undefined) {
    this.#options = options;
    this.#newFolder = newFolder;
    this.#previousFolder = previousFolder;
  }

  /** @returns The number of files. */
  async writeAll(): Promise<number> {
    // The set grows during the loop.
    for (const path of this.#paths) await this.#writePath(path);
    const notFound = await this.#options.get(NOT_FOUND_PATH);
    await this.#write("404.html", this.#document(notFound));
    for (const [address, path] of this.#media) await this.#writeMediaFile(address, path);
    return this.#files;
  }

  async #writePath(path: string): Promise<void> {
    const response = await this.#options.get(path);
    const { status, headers } = response;
    if (status >= 500 || (status !== 200 && START_PATHS.includes(path))) {
      throw new Error(`the site responded with ${status} at ${path}`);
    }
    const isMoved = status >= 300 && status < 400;
    if (status !== 200 && !isMoved) return;
    const type = String(headers["content-type"] ?? "");
    const isDocument = isMoved || type.startsWith("text/html");
    const [pathname = "", query] = path.split("?");
    const file = fileOf(query === undefined ? pathname : pathOfFilteredList(pathname, query), isDocument);
    if (file === undefined) return;
    if (isMoved) return this.#write(file, this.#moved(String(headers.location ?? "/")));
    if (isDocument) return this.#write(file, this.#document(response));
    if (/xml/.test(type)) this.#follow(Buffer.from(response.body).toString());
    await this.#write(file, response.body);
  }

  /** Converts a document for the mirror, and follows its links. */
  #document({ body, headers }: SiteResponse): string {
    const policy = headers["content-security-policy"];
    const html = Buffer.from(body).toString();
    this.#follow(html);
    for (const list of filteredListsIn(html)) this.#paths.add(list);
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
      else if (url && mediaOrigins.includes(url.origin)) this.#media.set(address, mediaPath(url));
    }
  }

  /**
   * Replaces addresses at other origins by paths in the mirror. Longest first, because one address may be the prefix of
   * another.
   */
  #withOwnMedia(html: string): string {
    const own = addressesIn(html).filter((address) => this.#media.has(address));
    const named = [...new Set(own)].sort((one, other) => other.length - one.length);
    return named.reduce((text, address) => {
      const path = this.#media.get(address) ?? address;
      return text.replaceAll(address.replaceAll("&", "&amp;"), path).replaceAll(address, path);
    }, html);
  }

  /**
   * Copies a file from another origin. Files at one address never change, so the previous mirror's file is linked if it
   * exists. A file that fails or redirects is left out.
   */
  async #writeMediaFile(address: string, path: string): Promise<void> {
    const file = join(this.#newFolder, path);
    await mkdir(dirname(file), { recursive: true });
    this.#files += 1;
    if (this.#previousFolder !== undefined) {
      const isThere = await link(join(this.#previousFolder, path), file).then(
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
      this.#options.log.warn({ err: error, address }, "a file could not be copied into the mirror");
    }
  }

  async #write(file: string, body: string | Uint8Array): Promise<void> {
    const path = join(this.#newFolder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, body);
    this.#files += 1;
  }
}

/** The path of a file from another origin. It keeps its name, which browsers suggest for downloads. */
function mediaPath({ href, pathname }: URL): string {
  const [name = "file"] = /\w[\w.-]{0,99}$/.exec(pathname) ?? [];
  return `${MEDIA}/${createHash("sha256").update(href).digest("hex").slice(0, 16)}/${name}`;
}
