import { lostTypes, withOwnTypes } from "./types.ts";

const PROVIDER = "@mailchimp/mailchimp_marketing";
const COMPAT = "marketing-api-client/compat";

/** What `/compat` lacks, and its replacement. */
const UNSUPPORTED: readonly (readonly [found: RegExp, remark: string])[] = [
  [/\w+WithHttpInfo\b/, "has no such methods: a response is its data, and an error has status and headers"],
  [
    /\.response\.(?:req|res|request|files|toError|toJSON|on|pipe)\b/,
    "has the data of a response, not its stream",
  ],
  [/\b(?:buildUrl|callApi|paramToString)\b/, "has no such methods: call one of the operations"],
  [/\benableCookies\b/, "keeps no cookies: the service sets none"],
  [/["']@mailchimp\/mailchimp_marketing\/[^"']+["']/, "has none of the files within the provider's package"],
];

const LOST_TYPE = 'has no such type: see Arguments<"…"> and OperationResponse<"…"> of marketing-api-client';

/** Replaces imports of the provider's client by imports of `/compat`, and remarks on what needs manual work. */
export function migrated(source: string) {
  // In any way to name a module: import, export, require, a mock of a test.
  const imported = source.replaceAll(/(["'`])@mailchimp\/mailchimp_marketing\1/g, `$1${COMPAT}$1`);
  if (imported === source && !source.includes(PROVIDER)) return { text: source, remarks: [] };
  const text = withOwnTypes(imported);
  const unsupported = [...UNSUPPORTED, [lostTypes(text), LOST_TYPE] as const];
  const remarks = text.split("\n").flatMap((line, index) =>
    unsupported.flatMap(([found, remark]) => {
      const [name] = found.exec(line) ?? [];
      return name === undefined ? [] : [{ line: index + 1, text: `${name}: ${COMPAT} ${remark}` }];
    }),
  );
  return { text, remarks };
}
