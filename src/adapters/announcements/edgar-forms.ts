/** What a form of the SEC is (sec.gov/submit-filings/forms-index), without the suffix of an amendment. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ["3", "Initial statement of beneficial ownership"],
  ["4", "Statement of changes in beneficial ownership"],
  ["5", "Annual statement of changes in beneficial ownership"],
  ["6-K", "Report of foreign private issuer"],
  ["8-A12B", "Registration of securities on an exchange"],
  ["8-K", "Current report"],
  ["8-K12B", "Current report"],
  ["10-K", "Annual report"],
  ["10-KT", "Transition report"],
  ["10-Q", "Quarterly report"],
  ["10-QT", "Transition report"],
  ["11-K", "Annual report of employee stock plans"],
  ["13F-HR", "Report of institutional investment managers"],
  ["15-12B", "Termination of registration"],
  ["15-12G", "Termination of registration"],
  ["15F-12B", "Termination of registration"],
  ["20-F", "Annual report"],
  ["25", "Removal from listing"],
  ["25-NSE", "Removal from listing"],
  ["40-F", "Annual report"],
  ["144", "Notice of proposed sale of securities"],
  ["ARS", "Annual report to shareholders"],
  ["CORRESP", "Correspondence"],
  ["DEF 14A", "Proxy statement"],
  ["DEFA14A", "Additional proxy materials"],
  ["DEFM14A", "Proxy statement on a merger or acquisition"],
  ["EFFECT", "Notice of effectiveness"],
  ["F-1", "Registration statement"],
  ["F-3", "Registration statement"],
  ["F-3ASR", "Registration statement"],
  ["F-4", "Registration statement"],
  ["F-6", "Registration of depositary receipts"],
  ["FWP", "Free writing prospectus"],
  ["NT 10-K", "Notification of late filing"],
  ["NT 10-Q", "Notification of late filing"],
  ["NT 20-F", "Notification of late filing"],
  ["PRE 14A", "Preliminary proxy statement"],
  ["PX14A6G", "Notice of exempt solicitation"],
  ["S-1", "Registration statement"],
  ["S-3", "Registration statement"],
  ["S-3ASR", "Registration statement"],
  ["S-4", "Registration statement"],
  ["S-8", "Registration of securities for employees"],
  ["S-8 POS", "Registration of securities for employees"],
  ["SC 13D", "Statement of beneficial ownership"],
  ["SC 13G", "Statement of beneficial ownership"],
  ["SC TO-I", "Tender offer by the issuer"],
  ["SC TO-T", "Tender offer"],
  ["SCHEDULE 13D", "Statement of beneficial ownership"],
  ["SCHEDULE 13G", "Statement of beneficial ownership"],
  ["SD", "Specialized disclosure report"],
  ["UPLOAD", "Letter of the SEC"],
]);

/** The items of form 8-K (sec.gov/files/form8-k.pdf), which say what a current report is about. */
const ITEMS: ReadonlyMap<string, string> = new Map([
  ["1.01", "Entry into a material definitive agreement"],
  ["1.02", "Termination of a material definitive agreement"],
  ["1.03", "Bankruptcy or receivership"],
  ["1.04", "Mine safety: reporting of shutdowns and patterns of violations"],
  ["1.05", "Material cybersecurity incidents"],
  ["2.01", "Completion of acquisition or disposition of assets"],
  ["2.02", "Results of operations and financial condition"],
  ["2.03", "Creation of a direct financial obligation"],
  ["2.04", "Triggering events that accelerate or increase a financial obligation"],
  ["2.05", "Costs associated with exit or disposal activities"],
  ["2.06", "Material impairments"],
  ["3.01", "Notice of delisting or failure to satisfy a continued listing rule"],
  ["3.02", "Unregistered sales of equity securities"],
  ["3.03", "Material modification to rights of security holders"],
  ["4.01", "Changes in registrant's certifying accountant"],
  ["4.02", "Non-reliance on previously issued financial statements"],
  ["5.01", "Changes in control of registrant"],
  ["5.02", "Departure or election of directors or certain officers"],
  ["5.03", "Amendments to articles of incorporation or bylaws; change in fiscal year"],
  ["5.04", "Temporary suspension of trading under employee benefit plans"],
  ["5.05", "Amendments to the code of ethics"],
  ["5.06", "Change in shell company status"],
  ["5.07", "Submission of matters to a vote of security holders"],
  ["5.08", "Shareholder director nominations"],
  ["6.01", "ABS informational and computational material"],
  ["6.02", "Change of servicer or trustee"],
  ["6.03", "Change in credit enhancement or other external support"],
  ["6.04", "Failure to make a required distribution"],
  ["6.05", "Securities Act updating disclosure"],
  ["7.01", "Regulation FD disclosure"],
  ["8.01", "Other events"],
  ["9.01", "Financial statements and exhibits"],
]);

/** The exhibits are in nearly all current reports. */
const EXHIBITS = "9.01";

/**
 * What a filing is, in words: `Current report (8-K): Results of operations and financial condition`. What filers call their
 * documents is often no more than the form.
 *
 * @param items - The items of a current report, separated by commas.
 */
export function filingTitle(form: string, items: string): string {
  const [name = "", amendment] = form.trim().split("/");
  const kind = /^424B\d/.test(name) ? "Prospectus" : FORMS.get(name);
  const what = kind === undefined ? `Form ${name}` : `${kind} (${name})`;
  const numbers = items.split(",").map((item) => item.trim());
  const chosen = numbers.length > 1 ? numbers.filter((item) => item !== EXHIBITS) : numbers;
  const subjects = chosen.flatMap((item) => ITEMS.get(item) ?? []);
  const amended = amendment === undefined ? what : `${what}, amendment`;
  return subjects.length === 0 ? amended : `${amended}: ${subjects.join("; ")}`;
}
