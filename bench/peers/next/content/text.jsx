import { PrismicNextImage } from "@prismicio/next";
import { PrismicRichText } from "@prismicio/react";
import { ContentLink } from "./link.jsx";

const components = {
  hyperlink: ({ node, children }) => <ContentLink field={node.data}>{children}</ContentLink>,
  image: ({ node }) => <Picture field={node} />,
};

/** Rich text of the content. */
export function Text({ field }) {
  return <PrismicRichText field={field} components={components} />;
}

/** A picture of the content, loaded when it comes near, or at once where it is the first thing seen. */
export function Picture({ field, sizes = "(max-width: 796px) 100vw, 50vw", preload = false }) {
  if (!field?.url) return null;
  return (
    <PrismicNextImage
      field={field}
      sizes={sizes}
      preload={preload}
      fallbackAlt=""
      imgixParams={{ auto: ["format", "compress"] }}
    />
  );
}
