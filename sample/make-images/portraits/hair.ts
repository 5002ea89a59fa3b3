import { disc, letters, stroke } from "../svg.ts";
import { MIDDLE, mirrored } from "./face.ts";

/** Hair in two layers: behind the head and before it. */
export interface Hair {
  readonly coversEars?: boolean;
  readonly behind: readonly string[];
  readonly before: readonly string[];
}

const crown = (temple: number, top: number, down = 400) =>
  `M${MIDDLE - temple - 8} ${down}C${MIDDLE - temple - 40} ${top - 40} ${MIDDLE + temple + 40} ${top - 40} ${MIDDLE + temple + 8} ${down}`;

/** Cropped close; it begins high on the forehead. */
export function cropped(color: string, temple = 136): Hair {
  const front = `L${MIDDLE + temple - 12} 350Q${MIDDLE + temple - 22} 300 ${MIDDLE + 84} 284Q${MIDDLE} 264 ${MIDDLE - 84} 284Q${MIDDLE - temple + 22} 300 ${MIDDLE - temple + 12} 350Z`;
  return { behind: [], before: [letters(crown(temple, 190) + front, color)] };
}

/** Short at the sides, combed over from a parting on the left. */
export function parted(color: string, temple = 136, lift = 0): Hair {
  const front = `L${MIDDLE + temple - 14} 352Q${MIDDLE + temple - 16} 306 ${MIDDLE + 92} 292Q${MIDDLE - 10} 310 ${MIDDLE - 74} 244Q${MIDDLE - 96} 300 ${MIDDLE - temple + 12} 352Z`;
  return { behind: [], before: [letters(crown(temple, 166 - lift) + front, color)] };
}

/** Only at the sides. */
export function receding(color: string, temple = 136): Hair {
  return {
    behind: [],
    before: [
      letters(
        mirrored(
          (x) =>
            `M${x(temple + 8)} 404C${x(temple + 16)} 360 ${x(temple + 8)} 316 ${x(temple - 22)} 284Q${x(temple - 30)} 330 ${x(temple - 26)} 366Q${x(temple - 18)} 384 ${x(temple - 14)} 440L${x(temple + 8)} 404Z`,
        ),
        color,
      ),
    ],
  };
}

/** To the chin, with a straight fringe. */
export function fringed(color: string): Hair {
  return {
    coversEars: true,
    behind: [
      letters(
        "M226 600C200 300 220 168 400 168C580 168 600 300 574 600Q480 630 400 600Q320 630 226 600Z",
        color,
      ),
    ],
    before: [
      letters("M252 430C226 280 262 186 400 186C538 186 574 280 548 430L526 350Q400 322 274 350Z", color),
    ],
  };
}

/** To the chin, swept from a parting on the right. */
export function bob(color: string, foot = 560): Hair {
  return {
    coversEars: true,
    behind: [
      letters(
        `M232 ${foot}C196 300 226 156 404 156C584 156 604 300 570 ${foot}Q520 ${foot + 34} 468 ${foot}L330 ${foot}Q282 ${foot + 34} 232 ${foot}Z`,
        color,
      ),
    ],
    before: [
      letters(
        `M256 ${foot - 60}C196 190 330 150 452 196C556 190 590 330 546 ${foot - 60}Q540 330 462 246Q400 330 284 348Q262 400 256 ${foot - 60}Z`,
        color,
      ),
    ],
  };
}

/** Long, behind the shoulders, parted in the middle. */
export function long(color: string): Hair {
  return {
    coversEars: true,
    behind: [
      letters(
        "M214 820C160 640 220 500 236 380C236 220 310 164 400 164C490 164 564 220 564 380C580 500 640 640 586 820Z",
        color,
      ),
    ],
    before: [
      letters(
        mirrored(
          (x) =>
            `M${x(0)} 182C${x(100)} 176 ${x(172)} 250 ${x(156)} 480Q${x(134)} 420 ${x(124)} 370Q${x(40)} 320 ${x(0)} 232Z`,
        ),
        color,
      ),
    ],
  };
}

/** Long and wavy, over one shoulder. */
export function wavy(color: string): Hair {
  return {
    coversEars: true,
    behind: [
      letters(
        "M380 600C300 640 214 600 226 500C234 440 232 400 230 360C226 220 312 156 404 156C520 156 586 240 574 370C572 440 636 480 612 560C588 620 656 660 628 740C616 800 560 830 500 812C470 700 500 600 470 560Z",
        color,
      ),
    ],
    before: [
      letters(
        "M250 480C196 210 320 158 430 188C560 176 594 330 556 500Q556 350 438 240Q386 330 280 360Q258 410 250 480Z",
        color,
      ),
    ],
  };
}

/** Drawn back into a knot. */
export function knot(color: string): Hair {
  return {
    behind: [disc(MIDDLE, 180, 64, color)],
    before: [
      letters(
        `${crown(136, 178, 420)}Q${MIDDLE + 130} 300 ${MIDDLE + 30} 262Q${MIDDLE} 256 ${MIDDLE - 30} 262Q${MIDDLE - 130} 300 ${MIDDLE - 144} 420Z`,
        color,
      ),
    ],
  };
}

/** Natural and round. */
export function round(color: string): Hair {
  return {
    behind: [disc(MIDDLE, 308, 206, color)],
    before: [
      letters("M258 404C240 140 560 140 542 404Q536 330 482 304Q400 270 318 304Q264 330 258 404Z", color),
    ],
  };
}

/** Curls about the face, to the jaw. */
export function curls(color: string): Hair {
  const around = [
    [400, 190, 70],
    [312, 206, 66],
    [488, 206, 66],
    [244, 270, 66],
    [556, 270, 66],
    [220, 360, 62],
    [580, 360, 62],
    [218, 450, 60],
    [582, 450, 60],
    [238, 536, 58],
    [562, 536, 58],
  ] as const;
  return {
    coversEars: true,
    behind: [disc(MIDDLE, 370, 190, color), ...around.map(([x, y, r]) => disc(x, y, r, color))],
    before: (
      [
        [284, 292, 50],
        [352, 262, 54],
        [428, 256, 58],
        [396, 226, 50],
        [508, 284, 50],
        [260, 360, 30],
        [544, 356, 30],
        [256, 430, 26],
        [546, 430, 26],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, color)),
  };
}

/** Short all round, brushed forward over the forehead. */
export function pixie(color: string, streak: string): Hair {
  return {
    behind: [],
    before: [
      letters(
        "M252 440C210 150 590 130 550 440L532 440Q534 380 512 336Q440 340 388 262Q352 330 282 352Q266 390 268 440Z",
        color,
      ),
      stroke("M410 268Q444 312 500 322", { color: streak, width: 9, cap: "round" }),
    ],
  };
}
