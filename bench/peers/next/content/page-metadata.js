/** What the head says of a page. */
export function metadataOf({ data, url }) {
  const title = data.meta_title || data.title;
  return {
    title: `${title} | Sample Group`,
    description: data.meta_description,
    alternates: { canonical: url ?? "/" },
    openGraph: { title, description: data.meta_description, images: data.meta_image?.url ?? [] },
  };
}
