import { courseLine } from "./course-line.css.ts";

const LANES = Array.from({ length: 11 }, (_, lane) => lane * 17);

/** The visible part of the drawing, as its `viewBox`: the whole bend, or a close-up of its outer lanes. */
const crops = { bend: "0 0 1200 560", near: "620 60 500 260" } as const;

interface CourseLineProps {
  /** Default `bend`. Adjacent parts of a page use different crops. */
  readonly crop?: keyof typeof crops;
}

/** The brand's motif: the bend of a racecourse seen from above, in the current text colour. Decoration only. */
export function CourseLine({ crop = "bend" }: CourseLineProps) {
  return (
    <svg
      aria-hidden="true"
      className={courseLine}
      viewBox={crops[crop]}
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="xMaxYMid slice"
    >
      <g transform="rotate(-14 600 280)">
        {LANES.map((lane) => (
          <rect
            key={lane}
            x={lane - 500}
            y={20 + lane}
            width={1600 - 2 * lane}
            height={520 - 2 * lane}
            rx={260 - lane}
          />
        ))}
      </g>
    </svg>
  );
}
