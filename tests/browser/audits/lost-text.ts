import type { Page } from "playwright-core";

/** Texts that are clipped, outside of the window or covered, and cannot be scrolled into view. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(`(() => { ${IN_PAGE.join("\n")}\nreturn lost(); })()`);
}

const IN_PAGE = [lost, linesInPage, roomOf, isMeant];

// The following functions run in the page, and must not use anything else.

interface Line {
  readonly text: string;
  readonly element: Element;
  readonly box: DOMRect;
}

function lost(): string[] {
  const lines = linesInPage();
  const cut = lines.filter(({ element, box }) => {
    const room = roomOf(element);
    return (
      box.left < room.left - 2 ||
      box.right > room.right + 2 ||
      box.top < room.top - 4 ||
      box.bottom > room.bottom + 4
    );
  });
  const sorted = [...lines].sort((one, other) => one.box.top - other.box.top);
  const covered = sorted.filter(({ element, box }, index) =>
    sorted.slice(index + 1, index + 60).some((other) => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element))
        return false;
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      // Line boxes are higher than the letters.
      return wide > 3 && high > Math.min(box.height, other.box.height) / 3;
    }),
  );
  return [
    ...cut.map(({ text }) => `cut off: ${text}`),
    ...covered.map(({ text }) => `under another text: ${text}`),
  ];
}

/** The visible lines of text that scroll with the page. */
function linesInPage(): Line[] {
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element || !isMeant(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({ text: text.slice(0, 60), element, box });
    }
  }
  return lines;
}

/** Visible, and not in an overlay. */
function isMeant(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  for (let above: Element | null = element; above; above = above.parentElement) {
    const { position, clipPath } = getComputedStyle(above);
    if (position === "fixed" || clipPath === "inset(50%)") return false;
  }
  return true;
}

/** The area in which a text is readable: the width of the window, and all containers that clip it without scrolling. */
function roomOf(element: Element): { left: number; right: number; top: number; bottom: number } {
  const room = {
    left: 0,
    right: innerWidth,
    top: Number.NEGATIVE_INFINITY,
    bottom: Number.POSITIVE_INFINITY,
  };
  for (let above: Element | null = element; above && above !== document.body; above = above.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(above);
    // Content beyond its edges can be scrolled into view.
    if (/auto|scroll/.test(overflowX + overflowY)) return { ...room, left: -1e6, right: 1e6 };
    const box = above.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX)) {
      room.left = Math.max(room.left, box.left);
      room.right = Math.min(room.right, box.right);
    }
    if (/hidden|clip/.test(overflowY)) {
      room.top = Math.max(room.top, box.top);
      room.bottom = Math.min(room.bottom, box.bottom);
    }
  }
  return room;
}
