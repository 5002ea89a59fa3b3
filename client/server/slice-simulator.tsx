import type { ReactNode } from "react";
import { PAGE_HEAD_END_ID } from "../../src/adapters/http/contract/first-screen.ts";
import type { SimulatedSlice } from "../../src/adapters/http/contract/initial-state.ts";
import { MAIN_ID } from "../shell/ids.ts";
import { container, lead } from "../styles/layout.css.ts";
import { Sections } from "./sections/sections.tsx";

/**
 * Slices of the content service's page builder as in a page, without header and footer. The builder's script looks for
 * the class and the attribute, and expects one element a slice.
 */
export function SliceSimulator({ slices }: { readonly slices: readonly SimulatedSlice[] }) {
  return (
    <main id={MAIN_ID} className="slice-simulator">
      <template id={PAGE_HEAD_END_ID} />
      <div className="slice-simulator--root" data-slice-zone="">
        {slices.length === 0 && <Message>The page builder shows its slices here.</Message>}
        {slices.map((slice, index) => (
          <div key={index}>
            {"section" in slice ? (
              <Sections sections={[slice.section]} />
            ) : (
              <Message>This slice cannot be shown yet. {slice.problem}</Message>
            )}
          </div>
        ))}
      </div>
    </main>
  );
}

function Message({ children }: { readonly children: ReactNode }) {
  return <p className={`${container} ${lead}`}>{children}</p>;
}
