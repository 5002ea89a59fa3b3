/** The path of a document or of a link to one; the sandbox does not resolve the service's `routes`. */
export function linkResolver({ type, uid, data }) {
  switch (type) {
    case "home":
      return "/";
    case "news-article":
      return `/news/${uid}`;
    case "page":
      return data?.parent?.uid ? `/${data.parent.uid}/${uid}` : `/${uid}`;
    case "contact-page":
    case "investors-page":
    case "news-archive":
      return `/${uid}`;
    default:
      return null;
  }
}
