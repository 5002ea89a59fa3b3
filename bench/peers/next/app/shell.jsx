import Link from "next/link";
import { ContentLink } from "../content/link.jsx";
import { Picture, Text } from "../content/text.jsx";
import { Menu } from "./menu.jsx";
import { Newsletter } from "./newsletter.jsx";

export function Header({ options }) {
  return (
    <header className="site">
      <Text field={options.announcementBarText} />
      <Link href="/">Sample</Link>
      <Menu>
        <MenuGroups groups={options.slices4} />
        <ContentLink field={options.shareholderLoginLink}>Shareholder login</ContentLink>
      </Menu>
      <form action="/search">
        <input type="search" name="searchInput" aria-label="Search" />
        <button type="submit">Search</button>
      </form>
    </header>
  );
}

export function Footer({ options }) {
  return (
    <footer className="site">
      <h2>{options.footerNewsletterTitle}</h2>
      <Newsletter />
      <Text field={options.footerNewsletterDisclaimer} />
      <nav aria-label="Footer">
        <MenuGroups groups={options.slices2} />
        <MenuGroups groups={options.slices5} />
      </nav>
      <Picture field={options.footerArtworkImage} sizes="100vw" />
    </footer>
  );
}

function MenuGroups({ groups }) {
  return groups.map((group) => (
    <div key={group.id}>
      <p className="note">{group.primary.title}</p>
      <ul>
        {group.items.map((item) => (
          <li key={item.title}>
            <ContentLink field={item.link}>{item.title}</ContentLink>
          </li>
        ))}
      </ul>
    </div>
  ));
}
