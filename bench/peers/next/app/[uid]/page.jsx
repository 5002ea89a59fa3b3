import { notFound } from "next/navigation";
import { createClient, fetchLinks } from "../../content/client.js";
import { metadataOf } from "../../content/page-metadata.js";
import { SectionsPage } from "../../content/sections.jsx";
import { Text } from "../../content/text.jsx";

const types = ["page", "investors-page", "contact-page"];

/** The page of one of the types that live at the first level. */
async function find(params) {
  const { uid } = await params;
  const client = createClient();
  for (const type of types) {
    const found = await client.getByUID(type, uid, { fetchLinks }).catch(() => undefined);
    if (found && !found.data.parent?.uid) return found;
  }
  return notFound();
}

export async function generateStaticParams() {
  const documents = await createClient().getAllByType("page");
  const top = documents.filter(({ data }) => !data.parent.uid).map(({ uid }) => ({ uid }));
  return [...top, { uid: "investors" }, { uid: "contact" }];
}

export async function generateMetadata({ params }) {
  return metadataOf(await find(params));
}

export default async function Page({ params }) {
  const document = await find(params);
  return <SectionsPage document={document} intro={<Text field={document.data.intro} />} />;
}
