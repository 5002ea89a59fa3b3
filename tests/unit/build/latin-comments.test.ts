import { expect, it } from "vitest";
import { withLatinComments } from "../../../build/latin-comments.ts";

it("takes letters beyond ASCII out of comments, and leaves texts as they are", () => {
  const code = '// caf\u00e9 \u2013 bar\nconst a = "caf\u00e9"; /* \u2019 */ const b = `// \u2013`;';
  expect(withLatinComments("a.js", code)).toBe(
    '// caf? ? bar\nconst a = "caf\u00e9"; /* ? */ const b = `// \u2013`;',
  );
});
