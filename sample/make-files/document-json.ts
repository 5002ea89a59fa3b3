import { createHash } from "node:crypto";

import type { Category, Publication } from "./publication.ts";

/** A deterministic key in the usual format. */
function keyOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join("-");
}

function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Topics of alerts by kind of document. */
const TOPICS: Readonly<Partial<Record<Category, string>>> = {
  "Annual report": "Results",
  Results: "Results",
  "Notice of meeting": "Governance",
  "Market announcement": "Market announcements",
};

/** The first page as an image: slides are wide, other documents A4. `make-images` draws it. */
function coverOf({ uid, category }: Publication): object {
  const id = `cover-${uid}`;
  return {
    dimensions: { width: 240, height: category === "Presentation" ? 135 : 339 },
    alt: null,
    copyright: null,
    url: `https://images.prismic.io/larkfield/${id}.webp?auto=format,compress`,
    id,
    edit: { x: 0, y: 0, zoom: 1, background: "transparent" },
  };
}

/** The document in the content repository for a file of a given size, with its cover. */
export function documentOf(publication: Publication, bytes: number): object {
  const { uid, title, date, category, summary } = publication;
  const name = `${uid}.pdf`;
  const published = `${date}T00:15:00+0000`;
  return {
    id: `pdf_${uid}`,
    uid,
    url: null,
    type: "pdf",
    href: "",
    tags: publication.tags,
    first_publication_date: published,
    last_publication_date: published,
    slugs: [slugOf(title)],
    linked_documents: [],
    lang: "en-au",
    alternate_languages: [],
    data: {
      title,
      file: {
        link_type: "Media",
        key: keyOf(uid),
        kind: "file",
        id: uid,
        name,
        size: String(bytes),
        url: `https://larkfield.cdn.prismic.io/larkfield/files/${name}`,
      },
      date,
      embargo: null,
      category,
      topic: TOPICS[category] ?? null,
      summary,
      cover: coverOf(publication),
    },
  };
}
