import chromium from "@sparticuz/chromium";

// Prints where the browser and the libraries that it needs have been extracted to.
const executablePath = await chromium.executablePath();
process.stdout.write(JSON.stringify({ executablePath, libraries: process.env.LD_LIBRARY_PATH }));
