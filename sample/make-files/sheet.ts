import PDFDocument from "pdfkit";

import { palette } from "../../brand/palette.ts";
import { breakLines, drawLine, type Line, type Setting } from "./text-lines.ts";

/** What a document says of itself to a reader's software. */
export interface Metadata {
  readonly title: string;
  readonly subject: string;
  /** Day of publication, yyyy-mm-dd. */
  readonly date: string;
}

/** The page: its size and where things stand on it. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A4 upright, for everything that is read. */
export const upright: Geometry = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 540,
  top: 84,
  bottom: 776,
};
/** Sixteen to nine, for what is shown. */
export const wide: Geometry = { width: 960, height: 540, left: 56, right: 904, top: 48, bottom: 488 };

/** A heading found while setting, for the contents. */
export interface Mark {
  readonly level: 1 | 2;
  readonly text: string;
  readonly page: number;
}

type Element = PDFKit.PDFStructureElement;

/** What an element says besides its kind; `scope` is not in the types of the library. */
interface ElementOptions {
  /** What a figure shows. */
  readonly alt?: string;
  /** What a head of a table is for. Default: the row, in its first column. */
  readonly scope?: "Column";
}

/** A document being set: the page at hand, the height reached, and the structure for assistive technology. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly geometry: Geometry;
  readonly root: Element;
  readonly marks: Mark[] = [];
  /** Height reached on the page. */
  y = 0;
  page = 0;
  /** Draws what every page carries; set by the kind of document. */
  furniture: (() => void) | undefined;
  readonly #chunks: Buffer[] = [];
  #chapter: PDFKit.PDFOutline | undefined;

  constructor(metadata: Metadata, geometry: Geometry) {
    const published = new Date(`${metadata.date}T00:15:00Z`);
    this.geometry = geometry;
    this.doc = new PDFDocument({
      autoFirstPage: false,
      size: [geometry.width, geometry.height],
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: "en-AU",
      displayTitle: true,
      // The dates and the file's own id come from these, so a second run gives the same bytes.
      info: {
        Title: metadata.title,
        Author: "Larkfield Group Limited",
        Subject: metadata.subject,
        Keywords: "fictional company, sample content",
        Producer: "PDFKit",
        Creator: "Larkfield Group Limited",
        CreationDate: published,
        ModDate: published,
      },
    });
    this.doc.on("data", (chunk: Buffer) => this.#chunks.push(chunk));
    this.root = this.doc.struct("Document");
    this.doc.addStructure(this.root);
  }

  /** Starts a page with what every page carries. */
  newPage(withFurniture = true): void {
    this.doc.addPage();
    this.page += 1;
    this.y = this.geometry.top;
    if (withFurniture && this.furniture !== undefined) this.artifact(this.furniture);
  }

  /** Height left on the page. */
  get left(): number {
    return this.geometry.bottom - this.y;
  }

  /** Starts a page when the height asked for is not left on this one. */
  ensure(height: number): void {
    if (height > this.left) this.newPage();
  }

  /** Draws what is decoration: readers that speak pass over it. */
  artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** Adds an element to the structure; its parts are drawn by functions handed to its add(). */
  element(tag: string, parent: Element = this.root, options: ElementOptions = {}): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /**
   * Draws ready-made lines from the height reached, in one element, turning the page between lines if need be.
   * The element is a new one of the kind named, or one that is open already.
   */
  lines(
    lines: readonly Line[],
    x: number,
    leading: number,
    setting: Setting,
    tag: string | Element = "P",
    parent: Element = this.root,
  ): void {
    const element = typeof tag === "string" ? this.element(tag, parent) : tag;
    let rest = lines;
    while (rest.length > 0) {
      let fitting = Math.floor((this.left + 2) / leading);
      if (fitting < rest.length) {
        // Never one line alone at the foot of a page, or at the head of the next.
        if (rest.length - fitting === 1) fitting -= 1;
        if (fitting < 2) fitting = 0;
      }
      const now = rest.slice(0, fitting);
      if (now.length > 0) {
        const top = this.y;
        element.add(() => {
          for (const [index, line] of now.entries())
            drawLine(this.doc, line, x, top + index * leading, setting);
        });
        this.y = top + now.length * leading;
      }
      rest = rest.slice(fitting);
      if (rest.length > 0) this.newPage();
    }
    element.end();
  }

  /** Breaks and draws text from the height reached. */
  write(
    text: string,
    x: number,
    width: number,
    leading: number,
    setting: Setting & { readonly bold?: boolean },
    tag = "P",
  ): void {
    this.lines(
      breakLines(this.doc, text, width, setting.size, setting.bold ?? false),
      x,
      leading,
      setting,
      tag,
    );
  }

  /** A hairline across the page at the height given. */
  rule(y: number, color: string = palette.line, weight = 0.6): void {
    this.doc
      .moveTo(this.geometry.left, y)
      .lineTo(this.geometry.right, y)
      .lineWidth(weight)
      .strokeOpacity(1)
      .stroke(color);
  }

  /** Notes a heading for the contents and the bookmarks, and makes it a place links can go to. */
  mark(level: 1 | 2, text: string): void {
    this.marks.push({ level, text, page: this.page });
    this.doc.addNamedDestination(`mark-${this.marks.length}`, "XYZ", 0, Math.max(0, this.y - 20), null);
    if (level === 1) this.#chapter = this.doc.outline.addItem(text);
    else (this.#chapter ?? this.doc.outline).addItem(text);
  }

  /** Closes the document and hands over its bytes. */
  async finish(): Promise<Buffer> {
    this.root.end();
    const ended = new Promise<void>((resolve) => this.doc.once("end", () => resolve()));
    this.doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}
