import { notFound } from "next/navigation";
import { createClient, fetchLinks } from "../../../content/client.js";
import { dateText } from "../../../content/dates.js";
import { NewsList } from "../../../content/news-list.jsx";
import { metadataOf } from "../../../content/page-metadata.js";
import { Sections } from "../../../content/sections.jsx";
import { Picture, Text } from "../../../content/text.jsx";

async function find(params) {
  const { uid } = await params;
  return (
    (await createClient()
      .getByUID("news-article", uid, { fetchLinks })
      .catch(() => undefined)) ?? notFound()
  );
}

export async function generateStaticParams() {
  const documents = await createClient().getAllByType("news-article");
  return documents.map(({ uid }) => ({ uid }));
}

export async function generateMetadata({ params }) {
  return metadataOf(await find(params));
}

export default async function Article({ params }) {
  const { data } = await find(params);
  const related = data.related.map(({ document }) => document).filter((document) => document.data);
  return (
    <main id="content">
      <article>
        <p className="note">
          <time dateTime={data.date}>{dateText(data.date)}</time> {data.category}
        </p>
        <h1>{data.title}</h1>
        <p>{data.summary}</p>
        <Picture field={data.image} sizes="100vw" preload={true} />
        <Text field={data.body} />
      </article>
      <Sections slices={data.slices} />
      <NewsList articles={related.filter(({ type }) => type === "news-article")} />
    </main>
  );
}
