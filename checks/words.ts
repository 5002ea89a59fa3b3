import { report } from "./findings.ts";
import { checkWords } from "./words/checker.ts";

report(checkWords(process.cwd()), "Names, headings and messages are in the field's words.");
