import chromium from "@sparticuz/chromium";

// Prints the paths to which the browser and its libraries have been extracted.
const executablePath = await chromium.executablePath();
process.stdout.write(JSON.stringify({ executablePath, libraries: process.env.LD_LIBRARY_PATH }));
