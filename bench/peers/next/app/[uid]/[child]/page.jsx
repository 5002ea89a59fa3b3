import { notFound } from "next/navigation";
import { createClient, fetchLinks } from "../../../content/client.js";
import { metadataOf } from "../../../content/page-metadata.js";
import { SectionsPage } from "../../../content/sections.jsx";
import { Text } from "../../../content/text.jsx";

async function find(params) {
  const { uid, child } = await params;
  const found = await createClient()
    .getByUID("page", child, { fetchLinks })
    .catch(() => undefined);
  return found?.data.parent?.uid === uid ? found : notFound();
}

export async function generateStaticParams() {
  const documents = await createClient().getAllByType("page");
  return documents
    .filter(({ data }) => data.parent.uid)
    .map(({ uid, data }) => ({ uid: data.parent.uid, child: uid }));
}

export async function generateMetadata({ params }) {
  return metadataOf(await find(params));
}

export default async function ChildPage({ params }) {
  const document = await find(params);
  return <SectionsPage document={document} intro={<Text field={document.data.intro} />} />;
}
