// A process that signs up addresses, for tests that kill it, fill its disk, or run two of them: `node
// sign-up-process.ts FOLDER PREFIX COUNT`. Prints one line per sign-up, `+ADDRESS` if it was acknowledged and
// `-ADDRESS` if it failed, and finally whether the store is failing.
import { writeSync } from "node:fs";
import { SignUpStore } from "../../../src/adapters/sign-up-store/sign-up-store.ts";
import { emailAddress } from "../../../src/domain/newsletter/email-address.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { silentMeter } from "../../../src/ports/meter.ts";
import { NewsletterAudienceError } from "../../../src/ports/newsletter-audience.ts";

const [folder = "", prefix = "", count = ""] = process.argv.slice(2);
const store = new SignUpStore({ folder, needsConfirmation: true, log: silentLog, meter: silentMeter });
for (let index = 0; index < Number(count); index += 1) {
  const address = emailAddress(`${prefix}${index}@larkfield.example`);
  if (address === undefined) throw new Error("not an address");
  try {
    await store.subscribe(address, { timeoutMs: 9_000 });
    writeSync(1, `+${address}\n`);
  } catch (error) {
    if (!(error instanceof NewsletterAudienceError)) throw error;
    writeSync(1, `-${address}\n`);
  }
}
writeSync(1, store.failing === undefined ? "well\n" : "failing\n");
