import { disc, letters, stroke } from "../svg.ts";
import { MIDDLE, mirrored } from "./face.ts";

const SHOULDERS =
  "M40 1000C56 830 110 800 226 760Q300 734 324 690L476 690Q500 734 574 760C690 800 744 830 760 1000Z";

function body(color: string): string {
  return letters(SHOULDERS, color);
}

/** The neck seen in an opening down to a depth. */
function opening(color: string, depth: number, half = 78): string {
  return letters(
    `M${MIDDLE - half} 676L${MIDDLE + half} 676L${MIDDLE + half - 4} 712Q${MIDDLE} ${depth + 60} ${MIDDLE - half + 4} 712Z`,
    color,
  );
}

/** A jacket over a shirt, with a tie if it has a colour. */
export function suit(jacket: string, lapel: string, linen: string, tie?: string): (skin: string) => string[] {
  return (skin) => [
    body(jacket),
    letters("M304 690L496 690L400 1000Z", linen),
    letters(tie ? "M322 676L478 676L400 760Z" : "M322 676L478 676L400 830Z", skin),
    ...(tie ? [letters("M372 772L428 772L444 1000L356 1000ZM368 726L432 726L424 780L376 780Z", tie)] : []),
    letters(
      mirrored((x) => `M${x(84)} 672L${x(tie ? 4 : 20)} ${tie ? 740 : 800}L${x(68)} 826L${x(104)} 720Z`),
      linen,
    ),
    letters(
      mirrored((x) => `M${x(96)} 700L${x(0)} 1000L${x(66)} 1000L${x(176)} 868L${x(120)} 838L${x(158)} 800Z`),
      lapel,
    ),
  ];
}

/** A jacket over a top with a round neck. */
export function blazer(jacket: string, lapel: string, top: string): (skin: string) => string[] {
  return (skin) => [
    body(jacket),
    letters("M302 690L498 690L400 1000Z", top),
    opening(skin, 800),
    letters(
      mirrored((x) => `M${x(98)} 700L${x(0)} 1000L${x(60)} 1000L${x(168)} 880L${x(118)} 850L${x(150)} 806Z`),
      lapel,
    ),
  ];
}

/** A shirt without a jacket, its collar open. */
export function shirt(color: string, line: string): (skin: string) => string[] {
  return (skin) => [
    body(color),
    letters("M322 676L400 850L478 676Z", skin),
    letters(
      mirrored((x) => `M${x(80)} 664L${x(2)} 838L${x(70)} 842L${x(116)} 730Z`),
      color,
    ),
    stroke(`${mirrored((x) => `M${x(78)} 668L${x(2)} 838L${x(70)} 842L${x(116)} 730`)}M400 850L400 1000`, {
      color: line,
      width: 8,
      cap: "round",
    }),
    ...[900, 964].map((y) => disc(416, y, 7, line)),
  ];
}

/** A knitted top with a high neck. */
export function rollneck(color: string, line: string): () => string[] {
  return () => [
    body(color),
    letters("M308 640Q400 690 492 640L500 760Q400 806 300 760Z", color),
    stroke("M306 700Q400 748 494 700M300 760Q400 806 500 760", { color: line, width: 8, cap: "round" }),
  ];
}

/** A top with a round neck and lanes across it. */
export function striped(color: string, stripe: string): (skin: string) => string[] {
  return (skin) => [
    body(color),
    ...[0, 1, 2, 3].map((lane) =>
      stroke(
        `M${96 - lane * 14} ${858 + lane * 44}Q400 ${918 + lane * 44} ${704 + lane * 14} ${858 + lane * 44}`,
        { color: stripe, width: 10 },
      ),
    ),
    opening(skin, 770),
  ];
}

/** A work shirt with a short collar and a placket. */
export function polo(color: string, line: string): (skin: string) => string[] {
  return (skin) => [
    body(color),
    letters("M322 676L400 800L478 676Z", skin),
    letters(
      mirrored((x) => `M${x(88)} 676L${x(0)} 792L${x(58)} 826L${x(124)} 742Z`),
      line,
    ),
    stroke("M400 796L400 900", { color: line, width: 9, cap: "round" }),
    disc(560, 870, 20, line),
  ];
}

/** Beads about the neck. */
export function beads(color: string): string[] {
  return [-3, -2, -1, 0, 1, 2, 3].map((bead) => disc(MIDDLE + bead * 27, 770 - bead * bead * 7, 12, color));
}
