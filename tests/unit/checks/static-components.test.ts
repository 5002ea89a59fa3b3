import { describe, expect, it } from "vitest";
import { checkStaticComponents } from "../../../checks/static-components/checker.ts";
import { project, seededTree } from "./seeded-tree.ts";

const VIEW = "client/routes/page-view.tsx";
const SECTION = "client/sections/quote.tsx";
const clean = {
  [VIEW]: 'import { Quote } from "../sections/quote.tsx";\nexport const View = () => <Quote />;',
  [SECTION]: "export const Quote = () => <blockquote />;",
};

function findings(files: Readonly<Record<string, string>>): readonly string[] {
  return checkStaticComponents(seededTree({ ...clean, ...files })).map(
    ({ place, problem }) => `${place} ${problem}`,
  );
}

const why = ", which has no effect: the content of pages is not hydrated";

/** Each is the second line of a section. */
const scripting: Readonly<Record<string, readonly [source: string, what: string]>> = {
  state: ["const [open] = useState(false);", "calls useState"],
  "an effect": ["React.useEffect(() => undefined);", "calls useEffect"],
  "a promise": ["const words = use(promise);", "calls use"],
  "a custom hook": ["const shown = useOpened();", "calls useOpened"],
  "a hook with a type argument": ["const ref = useRef<HTMLElement>(null);", "calls useRef"],
  "a handler": ["const x = <button onClick={press} />;", "sets onClick"],
  "a handler of a component": ["const x = <Filter onChange={choose} />;", "sets onChange"],
  "a handler in a spread": ["const x = <p {...(a && { onKeyDown: b })} />;", "sets onKeyDown"],
  "a ref": ["const x = <p ref={place} />;", "sets ref"],
  "a class component": ["class X extends React.Component {}", "is a class"],
};

describe("content that is not hydrated", () => {
  it.each(Object.entries(scripting))("rejects %s", (_name, [source, what]) => {
    expect(findings({ [SECTION]: `export const Quote = null;\n${source}` })).toEqual([
      `${SECTION}:2 ${what}${why}`,
    ]);
  });

  it("includes all modules that its views import", () => {
    const files = {
      [SECTION]: 'export { Quote } from "../content/words.tsx";',
      "client/content/words.tsx": 'import { press } from "./press.ts";\nexport const Quote = press;',
      "client/content/press.ts": "export const press = () => useTransition();",
    };
    expect(findings(files)).toEqual([`client/content/press.ts:1 calls useTransition${why}`]);
  });

  it("may use hooks without state", () => {
    const source = "const id = useId();\nconst x = useContext(SiteOrigin);";
    expect(findings({ [SECTION]: source })).toEqual([]);
  });

  it("may use names that resemble hooks and refs", () => {
    expect(findings({ [SECTION]: 'const looks = { onDark: "a", ref: "b" };\nuser(looks);' })).toEqual([]);
  });

  it("does not include the shell", () => {
    expect(findings({ "client/shell/menu.tsx": "export const Menu = () => useState(0);" })).toEqual([]);
  });

  it("exists in this project, and passes", () => {
    expect(checkStaticComponents(seededTree({}))).toHaveLength(1);
    expect(checkStaticComponents(project)).toEqual([]);
  });
});
