import { brand } from "../../brand/brand.ts";
import { palette } from "../../brand/palette.ts";
import { clicks } from "./clicks.ts";

/** The page with the steps of the demo. */
export function guidePage(): string {
  const steps = clicks.map(
    ({ path, label, shows }) =>
      `<li><form method="post" action="${path}" target="_blank"><button>${label}</button> ${shows}</form></li>`,
  );
  return `<!doctype html>
<html lang="${brand.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name}: a demo</title>
<style>
body { margin: 0; background: ${palette.paper}; color: ${palette.ink}; font: 1.125rem/1.6 system-ui, sans-serif }
main { max-width: 44rem; margin: 0 auto; padding: 10vh 1.5rem }
h1 { font-size: 2.5rem; line-height: 1.1; font-weight: 500 }
li { margin-block: 1.5rem }
button { display: block; font: inherit; padding: 0.5rem 1.25rem; border: 0; border-radius: 999px; background: ${palette.action}; color: ${palette.white} }
</style>
</head>
<body>
<main>
<h1>${brand.name}, in six clicks</h1>
<p>Each step opens in a new tab. Nothing leaves this machine, and changes are lost at the end.</p>
<ol>
${steps.join("\n")}
</ol>
</main>
</body>
</html>
`;
}
