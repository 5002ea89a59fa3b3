import { comparableName } from "../text/comparable-name.ts";
import type { Rating } from "./debt.ts";

/** A scale of grades, and the agencies that have it. Others have grades of their own, which may look like those of either. */
interface Scale {
  readonly agency: RegExp;
  readonly grade: RegExp;
}

const NUMBERED: Scale = {
  agency: /^moody/,
  grade: /^(?:Aaa|(?:Aa|A|Baa|Ba|B|Caa)[1-3]|Ca|P-[1-3])$/,
};

const LETTERED: Scale = {
  agency: /^(?:s ?& ?p\b|standard (?:&|and) poor|fitch|scope\b|(?:morningstar )?dbrs)/,
  grade: /^(?:AAA|(?:AA|A|BBB|BB|B|CCC)[+-]?|CC|SD|RD|D|A-[1-3]\+?|F[1-3]\+?)$/,
};

/** Whether a grade is one of another agency's scale, so that either of them is mistaken. */
export function isOfOtherScale({ agency, grade }: Pick<Rating, "agency" | "grade">): boolean {
  const name = comparableName(agency);
  const isOf = ({ agency: known }: Scale) => known.test(name);
  const plain = plainGrade(grade);
  return (isOf(NUMBERED) && LETTERED.grade.test(plain)) || (isOf(LETTERED) && NUMBERED.grade.test(plain));
}

/** A grade without what else is said with it: `(P)Baa1`, `Aa2.il`, `mxAAA`, `AA- (sf)`, `BBB+/A-2`. */
function plainGrade(grade: string): string {
  const [first = ""] = grade
    .replace(/\([^()]{0,40}\)|\[[^[\]]{0,40}\]/g, " ")
    .trim()
    .split(/[\s/,;*]/);
  return first.replace(/^[a-z]{2}(?=[A-Z])|(?:\.[a-z]{2}|sf)$/g, "");
}
