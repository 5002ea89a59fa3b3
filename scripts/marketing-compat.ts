/**
 * `npm run marketing:compat`: writes the names of the provider's client and the signatures of the command line, from the
 * catalog and the provider's code.
 */
import { writeGeneratedFiles } from "./marketing-compat/files.ts";

for (const path of writeGeneratedFiles()) console.error(path);
