import { createClient } from "../../content/client.js";
import { newestNews } from "../../content/lists.js";
import { NewsList } from "../../content/news-list.jsx";
import { metadataOf } from "../../content/page-metadata.js";
import { Text } from "../../content/text.jsx";

export async function generateMetadata() {
  return metadataOf(await createClient().getByUID("news-archive", "news"));
}

export default async function News() {
  const { data } = await createClient().getByUID("news-archive", "news");
  const { articles } = await newestNews({ pageSize: 12 });
  return (
    <main id="content">
      <h1>{data.title}</h1>
      <Text field={data.intro} />
      <NewsList articles={articles} />
    </main>
  );
}
