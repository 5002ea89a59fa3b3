import { HELP, readCommandLine, UsageError } from "./command-line.ts";
import { UploadError } from "./failure.ts";
import { upload } from "./upload.ts";

try {
  const request = readCommandLine(process.argv.slice(2));
  if (request === "help") console.log(HELP);
  else await upload(request, process.env, console.log);
} catch (failure) {
  const expected = failure instanceof UsageError || failure instanceof UploadError;
  console.error(expected ? failure.message : failure);
  if (failure instanceof UsageError) console.error("See --help.");
  process.exitCode = failure instanceof UsageError ? 2 : 1;
}
