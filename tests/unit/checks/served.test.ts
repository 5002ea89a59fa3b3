import { describe, expect, it } from "vitest";
import { checkServed } from "../../../checks/served/checker.ts";
import { project, seededTree } from "./seeded-tree.ts";

const VIEW = "client/routes/page-view.tsx";
const SECTION = "client/sections/quote.tsx";
const clean = {
  [VIEW]: 'import { Quote } from "../sections/quote.tsx";\nexport const View = () => <Quote />;',
  [SECTION]: "export const Quote = () => <blockquote />;",
};

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  return checkServed(seededTree({ ...clean, ...files })).map(({ place, problem }) => `${place} ${problem}`);
}

const why = ", which does nothing on a first page: its content stays as served";

/** Each stands in the second line of a section. */
const scripting: Readonly<Record<string, readonly [source: string, what: string]>> = {
  state: ["const [open] = useState(false);", "calls useState"],
  "an effect": ["React.useEffect(() => undefined);", "calls useEffect"],
  "a promise to wait for": ["const words = use(promise);", "calls use"],
  "a hook of our own": ["const shown = useOpened();", "calls useOpened"],
  "a hook called by its type": ["const ref = useRef<HTMLElement>(null);", "calls useRef"],
  "a handler": ["const x = <button onClick={press} />;", "gives onClick"],
  "a handler for a part of its own": ["const x = <Filter onChange={choose} />;", "gives onChange"],
  "a handler among others' attributes": ["const x = <p {...(a && { onKeyDown: b })} />;", "gives onKeyDown"],
  "an element to hold on to": ["const x = <p ref={place} />;", "gives ref"],
  "a component with state of its own": ["class X extends React.Component {}", "is a class"],
};

describe("content that stays as served", () => {
  it.each(Object.entries(scripting))("refuses %s", (_name, [source, what]) => {
    expect(findings({ [SECTION]: `export const Quote = null;\n${source}` })).toEqual([
      `${SECTION}:2 ${what}${why}`,
    ]);
  });

  it("is followed through all that its views import", () => {
    const files = {
      [SECTION]: 'export { Quote } from "../content/words.tsx";',
      "client/content/words.tsx": 'import { press } from "./press.ts";\nexport const Quote = press;',
      "client/content/press.ts": "export const press = () => useTransition();",
    };
    expect(findings(files)).toEqual([`client/content/press.ts:1 calls useTransition${why}`]);
  });

  it("may name its parts, and say where it stands", () => {
    const source =
      "const id = useId();\nconst { pathname } = usePageAddress();\nconst x = useContext(SiteOrigin);";
    expect(findings({ [SECTION]: source })).toEqual([]);
  });

  it("has looks and words of any name", () => {
    expect(findings({ [SECTION]: 'const looks = { onDark: "a", ref: "b" };\nuser(looks);' })).toEqual([]);
  });

  it("leaves what React hydrates to hold state", () => {
    expect(findings({ "client/shell/menu.tsx": "export const Menu = () => useState(0);" })).toEqual([]);
  });

  it("is there to be looked at, and keeps to this", () => {
    expect(checkServed(seededTree({}))).toHaveLength(1);
    expect(checkServed(project)).toEqual([]);
  });
});
