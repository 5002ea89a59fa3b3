import chromium from "@sparticuz/chromium";

// Prints the paths of the extracted browser and its libraries.
const executablePath = await chromium.executablePath();
process.stdout.write(JSON.stringify({ executablePath, libraries: process.env.LD_LIBRARY_PATH }));
