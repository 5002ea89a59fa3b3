import { argumentsOf } from "../command-line.ts";
import { accept, acceptedNames, acceptedScreenshot, differenceOf, encode, forget, half } from "./accepted.ts";
import { Camera } from "./camera.ts";
import { chosen } from "./screenshots.ts";

const HELP = `npm run visual:accept -- [NAME…]

Takes all screenshots for the visual tests, and stores those that differ as accepted; with names (home, home-390), only
those.`;

const { positionals: names } = argumentsOf(HELP, { allowPositionals: true });
await using camera = await Camera.open();
const queue = [...chosen(camera.screenshots, names)];
await Promise.all([1, 2, 3].map(worker));
const currentNames = new Set(camera.screenshots.map(({ name }) => name));
for (const name of await acceptedNames()) {
  if (currentNames.has(name)) continue;
  await forget(name);
  process.stdout.write(`${name}: removed, since it no longer exists\n`);
}

async function worker(): Promise<void> {
  for (let screenshot = queue.shift(); screenshot; screenshot = queue.shift()) {
    const actual = await half(await camera.take(screenshot));
    const before = await acceptedScreenshot(screenshot.name);
    const difference = before ? await differenceOf(before, actual) : { text: "new" };
    if (!difference) continue;
    await accept(screenshot.name, await encode(actual));
    process.stdout.write(`${screenshot.name}: ${difference.text}\n`);
  }
}
