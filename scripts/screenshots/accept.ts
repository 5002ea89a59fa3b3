/**
 * `npm run visual:accept`: takes all pictures that tests compare pages with, and keeps those that differ. With names
 * as arguments (`home`, `home-390`), only those.
 */
import { accept, acceptedNames, acceptedPicture, differenceOf, forget, half, pack } from "./accepted.ts";
import { Camera } from "./camera.ts";
import { chosen } from "./chosen.ts";

const names = process.argv.slice(2);
const camera = await Camera.open();
try {
  const waiting = [...chosen(camera.pictures, names)];
  await Promise.all([1, 2, 3].map(() => work(waiting)));
  const known = new Set(camera.pictures.map(({ name }) => name));
  for (const name of await acceptedNames()) {
    if (known.has(name)) continue;
    await forget(name);
    process.stdout.write(`${name}: there is no such thing any longer\n`);
  }
} finally {
  await camera.close();
}

async function work(waiting: (typeof camera.pictures)[number][]): Promise<void> {
  for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
    const actual = await half(await camera.take(picture));
    const before = await acceptedPicture(picture.name);
    const difference = before ? await differenceOf(before, actual) : { words: "new" };
    if (!difference) continue;
    await accept(picture.name, await pack(actual));
    process.stdout.write(`${picture.name}: ${difference.words}\n`);
  }
}
