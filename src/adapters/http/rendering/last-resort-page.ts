/** What a visitor sees when the site cannot even render its failure page. Needs nothing: no style sheet, no script. */
export const LAST_RESORT_PAGE = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Something went wrong</title>
</head>
<body style="margin:0;background:#fbfaf6;color:#101814;font:1.125rem/1.6 system-ui,sans-serif">
<main style="max-width:40rem;margin:0 auto;padding:20vh 1.5rem">
<h1 style="font-size:2.5rem;line-height:1.1;font-weight:500">Something went wrong</h1>
<p>The page could not be shown. It is our fault, and we have been told. Please try again in a minute.</p>
<p><a href="/" style="color:#00703c">Go to the home page</a></p>
</main>
</body>
</html>
`;
