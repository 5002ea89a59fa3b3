import { Text } from "../content/text.jsx";

/** The frame of a section: heading and introduction, then what it holds. */
export function Section({ heading, intro, children, className = "section" }) {
  return (
    <section className={className}>
      {heading ? <h2>{heading}</h2> : null}
      {intro ? <Text field={intro} /> : null}
      {children}
    </section>
  );
}
