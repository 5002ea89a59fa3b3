import { filter } from "@prismicio/client";
import { PrismicNextLink } from "@prismicio/next";
import { createClient, fetchLinks } from "../../content/client.js";
import { linkResolver } from "../../content/link-resolver.js";

export const metadata = { title: "Search | Sample Group" };

/** What the content service finds. */
async function find(text) {
  if (text.trim() === "") return [];
  const { results } = await createClient().get({
    filters: [filter.fulltext("document", text)],
    pageSize: 10,
    fetchLinks,
  });
  return results;
}

export default async function Search({ searchParams }) {
  const { searchInput = "" } = await searchParams;
  const found = await find(String(searchInput));
  return (
    <main id="content">
      <h1>Search</h1>
      <ul className="list">
        {found.map((document) => (
          <li key={document.id}>
            <h2>
              <PrismicNextLink document={document} linkResolver={linkResolver}>
                {document.data.title}
              </PrismicNextLink>
            </h2>
            <p>{document.data.summary ?? document.data.meta_description}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
