import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { ContentLink } from "../content/content-link.tsx";
import { CourseLine } from "../content/course-line.tsx";
import { OutwardIcon } from "../content/icons.tsx";
import { Picture } from "../content/picture.tsx";
import { inner, signed } from "../styles/layout.css.ts";
import * as styles from "./footer.css.ts";
import { Logo } from "./logo.tsx";
import { MenuEntries } from "./menu-entries.tsx";

/** Artwork, link columns, and the small print. */
export function Footer({ options }: { readonly options: ShellAnswer }) {
  const { footerArtwork: artwork, linkedin, menus } = options;
  return (
    <footer className={styles.footer}>
      <CourseLine className={styles.courseLine} />
      <div className={`${inner} ${styles.top}`}>
        <div className={styles.company}>
          <Logo />
          {artwork && <Artwork artwork={artwork} />}
          {linkedin && (
            <ContentLink link={linkedin} newTab className={signed}>
              Follow us on LinkedIn <OutwardIcon />
            </ContentLink>
          )}
        </div>
        <nav aria-label="Footer" className={styles.columns}>
          {menus.footer.map((group, index) => (
            <section key={index}>
              <h2 className={styles.columnTitle}>{group.title}</h2>
              <MenuEntries entries={group.entries} linkClassName={styles.link} />
            </section>
          ))}
        </nav>
      </div>
      <div className={`${inner} ${styles.smallPrint}`}>
        {/* A page rendered on the last day of a year may be read in the next. */}
        <p suppressHydrationWarning>© {currentYear()} Larkfield Group Limited</p>
        <MenuEntries
          entries={menus.secondary.flatMap((group) => group.entries)}
          className={styles.secondary}
          linkClassName={styles.link}
        />
      </div>
    </footer>
  );
}

function Artwork({ artwork }: { readonly artwork: NonNullable<ShellAnswer["footerArtwork"]> }) {
  const picture = <Picture image={artwork.image} sizes="22rem" className={styles.artwork} />;
  if (!artwork.link) return picture;
  return <ContentLink link={artwork.link}>{picture}</ContentLink>;
}

function currentYear(): string {
  return new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Brisbane" }).format(
    new Date(),
  );
}
