import { courseLine } from "./course-line.css.ts";

const LANES = Array.from({ length: 11 }, (_, lane) => lane * 17);

/** The house motif: the bend of a racecourse seen from above, in the colour of the text around it. Decoration only. */
export function CourseLine({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `${courseLine} ${className}` : courseLine}
      viewBox="0 0 1200 560"
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
