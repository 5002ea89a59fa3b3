import PDFDocument from "pdfkit";

import { palette } from "../../brand/palette.ts";
import { breakLines, drawLine, type Line, type Setting } from "./text-lines.ts";

/** Metadata of a document. */
export interface Metadata {
  readonly title: string;
  readonly subject: string;
  /** Day of publication, yyyy-mm-dd. */
  readonly date: string;
}

/** Page size and margins. */
export interface Geometry {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A4 portrait, for documents. */
export const upright: Geometry = {
  width: 595.28,
  height: 841.89,
  left: 56,
  right: 540,
  top: 84,
  bottom: 776,
};
/** 16:9, for presentations. */
export const wide: Geometry = { width: 960, height: 540, left: 56, right: 904, top: 48, bottom: 488 };

/** A heading, collected for the table of contents. */
export interface Mark {
  readonly level: 1 | 2;
  readonly text: string;
  readonly page: number;
}

type Element = PDFKit.PDFStructureElement;

/** Attributes of a structure element; `scope` is missing in the types of the library. */
interface ElementOptions {
  /** Alternative text of a figure. */
  readonly alt?: string;
  /** Scope of a header cell. Default: the row, in the first column. */
  readonly scope?: "Column";
}

/** A document during layout: the current page and position, and the structure for assistive technology. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly geometry: Geometry;
  readonly root: Element;
  readonly marks: Mark[] = [];
  /** Current vertical position on the page. */
  y = 0;
  page = 0;
  /** Draws the content of every page; set by the kind of document. */
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
      // The dates and the id of the file depend on these, so that a second run produces the same bytes.
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

  /** Starts a page with the content of every page. */
  newPage(withFurniture = true): void {
    this.doc.addPage();
    this.page += 1;
    this.y = this.geometry.top;
    if (withFurniture && this.furniture !== undefined) this.artifact(this.furniture);
  }

  /** Remaining height on the page. */
  get left(): number {
    return this.geometry.bottom - this.y;
  }

  /** Starts a new page if the remaining height is too small. */
  ensure(height: number): void {
    if (height > this.left) this.newPage();
  }

  /** Draws decoration, as an artifact that screen readers skip. */
  artifact(draw: () => void): void {
    this.doc.markContent("Artifact", { type: "Layout" });
    draw();
    this.doc.endMarkedContent();
  }

  /** Adds an element to the structure; functions that are passed to its add() draw its parts. */
  element(tag: string, parent: Element = this.root, options: ElementOptions = {}): Element {
    const element = this.doc.struct(tag, options);
    parent.add(element);
    return element;
  }

  /**
   * Draws lines at the current position, in one element, with page breaks between lines if needed. The element is a new
   * one of the given kind, or an open one.
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
        // No single line at the bottom or the top of a page.
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

  /** Breaks text into lines and draws them at the current position. */
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

  /** A hairline across the page. */
  rule(y: number, color: string = palette.line, weight = 0.6): void {
    this.doc
      .moveTo(this.geometry.left, y)
      .lineTo(this.geometry.right, y)
      .lineWidth(weight)
      .strokeOpacity(1)
      .stroke(color);
  }

  /** Records a heading for the table of contents and the bookmarks, as a target of links. */
  mark(level: 1 | 2, text: string): void {
    this.marks.push({ level, text, page: this.page });
    this.doc.addNamedDestination(`mark-${this.marks.length}`, "XYZ", 0, Math.max(0, this.y - 20), null);
    if (level === 1) this.#chapter = this.doc.outline.addItem(text);
    else (this.#chapter ?? this.doc.outline).addItem(text);
  }

  /** Closes the document and returns its bytes. */
  async finish(): Promise<Buffer> {
    this.root.end();
    const ended = new Promise<void>((resolve) => this.doc.once("end", () => resolve()));
    this.doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}
