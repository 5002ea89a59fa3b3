import type { FieldTexts } from "./signatures.ts";

/** The compiler knows the file by this before `npm run marketing:signatures` has written it. */
declare const signatures: FieldTexts;
export default signatures;
