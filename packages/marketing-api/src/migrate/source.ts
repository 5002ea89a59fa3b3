const PROVIDER = "@mailchimp/mailchimp_marketing";
const COMPAT = "marketing-api-client/compat";

/** What of the provider's client `/compat` lacks, and what there is instead. */
const LACKING: readonly (readonly [found: RegExp, remark: string])[] = [
  [/\w+WithHttpInfo\b/, "has no such methods: an answer is its data, and an error has status and headers"],
  [/\benableCookies\b/, "keeps no cookies: the service sets none"],
  [/["']@mailchimp\/mailchimp_marketing\/[^"']+["']/, "has none of the files within the provider's package"],
];

/** A place that somebody has to look at. */
export interface Remark {
  readonly line: number;
  readonly text: string;
}

/** A source, as it is to be. */
export interface Migrated {
  readonly text: string;
  readonly remarks: readonly Remark[];
}

/** Has a source import `/compat` in place of the provider's client: all else stays what it is. */
export function migrated(source: string): Migrated {
  // In any way to name a module: import, export, require, a mock of a test.
  const text = source.replaceAll(/(["'`])@mailchimp\/mailchimp_marketing\1/g, `$1${COMPAT}$1`);
  if (text === source && !source.includes(PROVIDER)) return { text, remarks: [] };
  const remarks = text.split("\n").flatMap((line, index) =>
    LACKING.flatMap(([found, remark]) => {
      const [name] = found.exec(line) ?? [];
      return name === undefined ? [] : [{ line: index + 1, text: `${name}: ${COMPAT} ${remark}` }];
    }),
  );
  return { text, remarks };
}
