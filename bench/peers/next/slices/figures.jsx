import { million } from "../content/dates.js";
import { Action } from "../content/link.jsx";
import { Section } from "./section.jsx";

const measures = { revenue: "Revenue", ebitda: "EBITDA", net_profit: "Net profit", dividend: "Dividend" };

export function Statistics({ slice: { primary } }) {
  return (
    <Section heading={primary.heading}>
      <p className="note">
        {primary.period}. Source: {primary.source}
      </p>
      <dl>
        {primary.figures.map((figure) => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd className="figure">
              {figure.value} {figure.unit}
            </dd>
            <dd className="note">{figure.note}</dd>
          </div>
        ))}
      </dl>
      <Action label={primary.action_label} field={primary.action_link} />
    </Section>
  );
}

export function FinancialSummary({ slice: { primary } }) {
  const years = primary.years.toSorted((one, other) => other.period.localeCompare(one.period));
  return (
    <Section heading={primary.heading}>
      <p className="note">{primary.caption}</p>
      {primary.charts.map(({ measure }) => (
        <Chart key={measure} measure={measure} years={years} />
      ))}
      <table>
        <thead>
          <tr>
            <td />
            {years.map(({ period }) => (
              <th key={period} scope="col">
                {period}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(measures).map(([field, name]) => (
            <tr key={field}>
              <th scope="row">{name}</th>
              {years.map((year) => (
                <td key={year.period}>{million(year[field])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">Source: {primary.source}</p>
    </Section>
  );
}

/** The years of one measure as bars. */
function Chart({ measure, years }) {
  const field = Object.keys(measures).find((key) => measures[key] === measure) ?? "revenue";
  const most = Math.max(...years.map((year) => year[field] ?? 0));
  return (
    <figure>
      <figcaption>{measure}</figcaption>
      <svg viewBox="0 0 100 50" role="img" aria-label={measure}>
        {years.toReversed().map((year, index) => {
          const height = (40 * (year[field] ?? 0)) / most;
          return (
            <g key={year.period}>
              <rect x={index * 20 + 2} y={42 - height} width="16" height={height} />
              <text x={index * 20 + 10} y="49" textAnchor="middle" fontSize="5">
                {year.period}
              </text>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
