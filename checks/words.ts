import { report } from "./findings.ts";
import { checkWords } from "./words/checker.ts";

report(checkWords(process.cwd()), "Names, headings and messages use standard terms.");
