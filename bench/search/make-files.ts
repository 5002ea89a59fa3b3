/** `node make-files.ts FOLDER`: PDF files with sentences of the sample content, for `bench/search.ts`. */
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import PDFDocument from "pdfkit";
import { createContainer } from "../../src/composition/container.ts";
import { tokens } from "../../src/composition/tokens.ts";
import type { SearchableDocument } from "../../src/domain/search/search.ts";
import { DISTINCT_FILES, PAGES_PER_FILE, SENTENCES_PER_PAGE, sentencesOf } from "./library.ts";

const folder = process.argv[2] ?? ".";
const content = createContainer().resolve(tokens.content);
const samples: SearchableDocument[] = [];
for await (const document of content.searchable(await content.publishedRef())) samples.push(document);
for (let number = 0; number < DISTINCT_FILES; number++) {
  const next = sentencesOf(samples, number + 2);
  const document = new PDFDocument({ autoFirstPage: false });
  const file = document.pipe(createWriteStream(join(folder, `${number}.pdf`)));
  for (let page = 0; page < PAGES_PER_FILE; page++)
    document
      .addPage()
      .fontSize(9)
      .text(Array.from({ length: SENTENCES_PER_PAGE }, next).join(" "));
  document.end();
  await finished(file);
}
