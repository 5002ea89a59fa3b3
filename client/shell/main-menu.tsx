import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router-dom";
import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import type { MenuGroup } from "../../src/domain/content/menu.ts";
import { signed } from "../styles/layout.css.ts";
import { itemAfter } from "./arrow-keys.ts";
import { LoginLink } from "./login-link.tsx";
import * as styles from "./main-menu.css.ts";
import { MenuEntries } from "./menu-entries.tsx";
import { PlaceLink } from "./place-link.tsx";
import type { MenuEvent } from "./tiered-menu.ts";
import { useTieredMenu } from "./use-tiered-menu.ts";

interface MainMenuProps {
  readonly options: ShellAnswer;
  /** What opens the search. */
  readonly search: ReactNode;
}

/** The menu of a wide screen: groups that unfold, and the links beside them. Arrow keys lead along it. */
export function MainMenu({ options, search }: MainMenuProps) {
  const menu = useRef<HTMLElement>(null);
  const { open, tell } = useTieredMenu(menu);

  function walk(event: KeyboardEvent<HTMLElement>): void {
    const target = keyTarget(event, menu.current, (group) =>
      flushSync(() => tell({ kind: "focused", group })),
    );
    if (!target) return;
    event.preventDefault();
    target.focus();
  }

  return (
    <nav ref={menu} className={styles.menu} aria-label="Main" onKeyDown={walk}>
      <ul className={styles.items}>
        {options.menus.primary.map((group, index) => (
          <Group key={index} group={group} index={index} open={open === index} tell={tell} />
        ))}
        <li>
          <PlaceLink href="/news" className={styles.link}>
            News
          </PlaceLink>
        </li>
        <li>{search}</li>
        <li>
          <PlaceLink href="/contact" className={styles.link}>
            Contact
          </PlaceLink>
        </li>
        <li>
          <LoginLink options={options} className={styles.login}>
            Shareholder Login
          </LoginLink>
        </li>
      </ul>
    </nav>
  );
}

interface GroupProps {
  readonly group: MenuGroup;
  readonly index: number;
  readonly open: boolean;
  readonly tell: (event: MenuEvent) => void;
}

/** Without JavaScript, a click on its title opens it all the same. */
function Group({ group, index, open, tell }: GroupProps) {
  const { pathname } = useLocation();
  const isCurrent = group.entries.some(({ link }) => link.href === pathname);

  function focusLeft({ currentTarget, relatedTarget }: FocusEvent): void {
    if (open && relatedTarget && !currentTarget.contains(relatedTarget)) tell({ kind: "dismissed" });
  }

  return (
    <li
      className={styles.group}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && tell({ kind: "pointed", group: index })}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && tell({ kind: "left" })}
      onBlur={focusLeft}
    >
      <details name="main-menu" open={open}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          className={styles.title}
          data-current={isCurrent || undefined}
          // A press of the pointer gives focus too, and its click is to decide.
          onFocus={({ currentTarget }) =>
            currentTarget.matches(":focus-visible") && tell({ kind: "focused", group: index })
          }
          onClick={(event) => {
            event.preventDefault();
            tell({ kind: "clicked", group: index });
          }}
        >
          <span className={`${signed} ${styles.titleText}`}>{group.title}</span>
        </summary>
        <MenuEntries entries={group.entries} className={styles.panel} linkClassName={styles.panelLink} />
      </details>
    </li>
  );
}

const ITEM = ":scope > a, :scope > button, :scope > details > summary";

/** The element that a key leads to: along the items, down into an open group, or along its links. */
function keyTarget(
  { key, target }: KeyboardEvent<HTMLElement>,
  menu: HTMLElement | null,
  openGroup: (group: number) => void,
): HTMLElement | undefined {
  if (!menu || !(target instanceof HTMLElement)) return undefined;
  const items = [...menu.querySelectorAll<HTMLElement>("ul > li")].flatMap(
    (entry) => entry.querySelector<HTMLElement>(ITEM) ?? [],
  );
  const topLevel = items.filter((item) => !item.closest("details") || item.matches("summary"));
  const group = target.closest("details");
  const links = [...(group?.querySelectorAll<HTMLElement>("a") ?? [])];
  const link = links.indexOf(target);
  if (group && link < 0 && key === "ArrowDown") {
    openGroup([...menu.querySelectorAll("details")].indexOf(group));
    return links[0];
  }
  if (link === 0 && key === "ArrowUp") return group?.querySelector("summary") ?? undefined;
  if (link >= 0) {
    const next = itemAfter(key, { current: link, count: links.length, axis: "y" });
    if (next !== undefined) return links[next];
  }
  const current = topLevel.findIndex((item) => item === target || item === group?.querySelector("summary"));
  const next = itemAfter(key, { current, count: topLevel.length, axis: "x" });
  return next === undefined ? undefined : topLevel[next];
}
