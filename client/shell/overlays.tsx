import type { ShellAnswer } from "../../src/adapters/http/contract/page.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { MobileSearch } from "./mobile-search.tsx";
import { SearchPanel } from "./search-panel.tsx";
import type { Opened } from "./use-opened.ts";

interface OverlaysProps {
  readonly options: ShellAnswer;
  readonly opened: Opened | undefined;
  readonly onClose: () => void;
}

/** All that the header opens. Loaded when the first of it is wanted. */
export function Overlays({ options, opened, onClose }: OverlaysProps) {
  return (
    <>
      <MobileMenu open={opened?.what === "mobile-menu"} onClose={onClose} options={options} />
      <SearchPanel open={opened?.what === "search-panel"} onClose={onClose} />
      {opened?.what === "mobile-search" && <MobileSearch trigger={opened.trigger} onClose={onClose} />}
    </>
  );
}
