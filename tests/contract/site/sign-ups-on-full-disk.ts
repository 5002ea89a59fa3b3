// Signs up visitors at the built site while it is killed and its disk is full: `node sign-ups-on-full-disk.ts FOLDER
// BALLAST`. Prints the responses and the stored sign-ups as JSON, once the file BALLAST is deleted.
import { rmSync } from "node:fs";
import { readSignUps } from "../../../src/adapters/sign-up-store/sign-up-file.ts";
import { signUpThroughKills } from "./killed-site.ts";

const [folder = "", ballast = ""] = process.argv.slice(2);
const told = await signUpThroughKills({ readers: 500, environment: { DATA_DIR: folder } });
rmSync(ballast);
const stored = (readSignUps(folder) ?? []).map(({ address }) => address);
process.stdout.write(JSON.stringify({ ...told, stored }));
