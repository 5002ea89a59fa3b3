import { PrismicNextLink } from "@prismicio/next";
import { dateText } from "./dates.js";
import { linkResolver } from "./link-resolver.js";
import { Picture } from "./text.jsx";

/** Articles with their date, title and summary. */
export function NewsList({ articles }) {
  return (
    <ul className="list">
      {articles.map((article) => (
        <li key={article.id}>
          <article>
            <Picture field={article.data.image} sizes="(max-width: 796px) 100vw, 33vw" />
            <p className="note">
              <time dateTime={article.data.date}>{dateText(article.data.date)}</time> {article.data.category}
            </p>
            <h3>
              <PrismicNextLink document={article} linkResolver={linkResolver}>
                {article.data.title}
              </PrismicNextLink>
            </h3>
            <p>{article.data.summary}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Documents to download, with their cover. */
export function DocumentList({ documents }) {
  return (
    <ul className="list">
      {documents.map(({ id, data }) => (
        <li key={id}>
          <article>
            <Picture field={data.cover} sizes="10rem" />
            <p className="note">
              <time dateTime={data.date}>{dateText(data.date)}</time> {data.category}
            </p>
            <h3>
              <PrismicNextLink field={data.file}>{data.title}</PrismicNextLink>
            </h3>
            <p>{data.summary}</p>
          </article>
        </li>
      ))}
    </ul>
  );
}
