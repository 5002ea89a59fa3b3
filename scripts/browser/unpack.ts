import chromium from "@sparticuz/chromium";

// Prints where the browser and the libraries that it needs have been unpacked to.
const { LD_LIBRARY_PATH, FONTCONFIG_PATH } = process.env;
const executablePath = await chromium.executablePath();
process.stdout.write(JSON.stringify({ executablePath, env: { LD_LIBRARY_PATH, FONTCONFIG_PATH } }));
