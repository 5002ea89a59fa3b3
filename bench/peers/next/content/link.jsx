import { asLink } from "@prismicio/client";
import { PrismicNextLink } from "@prismicio/next";
import { linkResolver } from "./link-resolver.js";

/** A link of the content; one to a PDF document leads to its file. */
export function ContentLink({ field, children, className }) {
  const file = field?.data?.file;
  if (file) {
    return (
      <PrismicNextLink field={file} className={className}>
        {children}
      </PrismicNextLink>
    );
  }
  if (!asLink(field, { linkResolver })) return <span className={className}>{children}</span>;
  return (
    <PrismicNextLink field={field} linkResolver={linkResolver} className={className}>
      {children}
    </PrismicNextLink>
  );
}

/** A link with its label, if there is one. */
export function Action({ label, field }) {
  return label ? (
    <p>
      <ContentLink field={field} className="action">
        {label}
      </ContentLink>
    </p>
  ) : null;
}
