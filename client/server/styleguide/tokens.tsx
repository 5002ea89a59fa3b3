import type { PropsWithChildren } from "react";
import { type Colour, colourPairs, type Foreground, type Foregrounds } from "../../styles/colour-pairs.ts";
import { contrast, over, parseColour, type Rgba } from "../../styles/contrast.ts";
import { dividedItem, dividedList, pairs, thirds } from "../../styles/layout.css.ts";
import { fixed, fluid } from "../../styles/tokens.ts";
import { Example } from "./example.tsx";

/** Height of a line in the SVGs, in pixels. */
const LINE = 28;

export function Colours() {
  return (
    <ul className={thirds}>
      {Object.entries(fixed.color).map(([name, value]) => (
        <li key={name}>
          <svg aria-hidden="true" width="100%" height={3 * LINE}>
            <rect width="100%" height="100%" fill={value} stroke={fixed.color.line} />
          </svg>
          {name} <small>{value}</small>
        </li>
      ))}
    </ul>
  );
}

/** Every pair of colours in use, with its contrast. */
export function Pairs() {
  return (
    <ul className={pairs}>
      {Object.entries(colourPairs).flatMap(([background, uses]: [string, Foregrounds]) =>
        isColour(background) ? [<ForegroundsOn key={background} background={background} uses={uses} />] : [],
      )}
    </ul>
  );
}

function ForegroundsOn({ background, uses }: { readonly background: Colour; readonly uses: Foregrounds }) {
  const foregrounds = [...new Set([...uses.text, ...(uses.large ?? []), ...(uses.graphics ?? [])])];
  return (
    <li>
      <Example name={`on ${background}`}>
        <svg aria-hidden="true" width="100%" height={(foregrounds.length + 1) * LINE}>
          <rect width="100%" height="100%" fill={fixed.color[background]} stroke={fixed.color.line} />
          {foregrounds.map((foreground, index) => {
            const { colour, percent, ratio } = drawnAs(foreground, background);
            return (
              <text
                key={foreground}
                x={LINE}
                y={(index + 1.2) * LINE}
                fill={colour}
                fillOpacity={`${percent}%`}
              >
                {`${foreground}, ${ratio.toFixed(1)}`}
              </text>
            );
          })}
        </svg>
      </Example>
    </li>
  );
}

function drawnAs(foreground: Foreground, background: Colour) {
  const [name = "", percent = "100"] = foreground.split(/ at |%/);
  const colour = isColour(name) ? fixed.color[name] : fixed.color.ink;
  const [red, green, blue, alpha] = parseColour(colour);
  const under = parseColour(fixed.color[background]);
  const seen: Rgba = over([red, green, blue, (alpha * Number(percent)) / 100], under);
  return { colour, percent, ratio: contrast(seen, under) };
}

function isColour(name: string): name is Colour {
  return name in fixed.color;
}

export function Type() {
  return (
    <ul className={dividedList}>
      {Object.entries({ ...fluid.text, ...fixed.text }).map(([name, size]) => (
        <li key={name} className={dividedItem}>
          <Example name={`${name}: ${size}`}>
            <svg aria-hidden="true" width="100%" height="1.5em" fontSize={size} fill="currentColor">
              <text y="1em">Figures first: 2,318.7</text>
            </svg>
          </Example>
        </li>
      ))}
    </ul>
  );
}

export function Measures() {
  return (
    <>
      <ul className={pairs}>
        {Object.entries({ ...fixed.space, ...fixed.size, ...fluid.space }).map(([name, size]) => (
          <Measure key={name} name={`${name}: ${size}`}>
            <rect width={size} height="100%" fill={fixed.color.action} />
          </Measure>
        ))}
      </ul>
      <ul className={pairs}>
        {Object.entries(fixed.radius).map(([name, radius]) => (
          <Measure key={name} name={`radius ${name}: ${radius}`} height={2 * LINE}>
            <rect width={6 * LINE} height="100%" rx={radius} fill={fixed.color.green} />
          </Measure>
        ))}
        {Object.entries(fixed.stroke).map(([name, width]) => (
          <Measure key={name} name={`line ${name}: ${width}`}>
            <line x2="100%" y1="50%" y2="50%" stroke={fixed.color.ink} strokeWidth={width} />
          </Measure>
        ))}
      </ul>
    </>
  );
}

type MeasureProps = PropsWithChildren<{ readonly name: string; readonly height?: number }>;

function Measure({ name, height = LINE, children }: MeasureProps) {
  return (
    <li>
      <Example name={name}>
        <svg aria-hidden="true" width="100%" height={height}>
          {children}
        </svg>
      </Example>
    </li>
  );
}

export function Motion() {
  return (
    <>
      <p>
        Links and menus move fast, panels and pages slowly; for those who ask for no motion nothing moves.
      </p>
      <ul className={dividedList}>
        {Object.entries(fluid.motion).map(([name, value]) => (
          <li key={name} className={dividedItem}>
            {name}: <code>{value}</code>
          </li>
        ))}
      </ul>
    </>
  );
}
