import { report } from "./findings.ts";
import { checkWords } from "./words/checker.ts";

report(checkWords(process.cwd()), "Names, headings, messages and test titles use standard terms.");
