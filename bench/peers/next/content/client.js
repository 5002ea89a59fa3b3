import { createClient as createPrismicClient } from "@prismicio/client";
import { enableAutoPreviews } from "@prismicio/next";

/** What lists and links show of the documents that they lead to. */
export const fetchLinks = [
  "page.title",
  "page.parent",
  "news-article.title",
  "news-article.date",
  "news-article.category",
  "news-article.summary",
  "pdf.title",
  "pdf.file",
  "pdf.date",
  "pdf.summary",
];

/** The client as the vendor's starter makes it: answers are kept until a publish revalidates their tag. */
export function createClient() {
  const client = createPrismicClient("sample", {
    documentAPIEndpoint: process.env.CONTENT_API_ENDPOINT ?? "",
    fetchOptions: { next: { tags: ["prismic"] }, cache: "force-cache" },
  });
  enableAutoPreviews({ client });
  return client;
}
