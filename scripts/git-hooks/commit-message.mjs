import { readFileSync } from "node:fs";

const MAX_SUBJECT_LENGTH = 72;
const SUBJECT = /^(?<scope>[a-z][a-z\d]*(?:[ ,/-]+[a-z\d]+)*): (?<verb>[a-z][a-z-]*)(?:[ ,].*[^.\s])?$/;
/** Verbs that are not in the imperative: added, adding, adds. */
const OTHER_FORM = /^(?!embed$|shed$|bring$|ping$|string$)(?:.*(?:[^e]ed|ing|[^isu]s))$/;
/** Messages that git itself writes, and commits to be squashed. */
const BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

/**
 * The problems of a commit message, one sentence each.
 *
 * @param {string} message
 * @returns {string[]}
 */
export function problemsOf(message) {
  const [text] = message.split("\n# ------------------------ >8");
  const [subject = "", second = ""] = text.split("\n").filter((line) => !line.startsWith("#"));
  if (BY_GIT.test(subject)) return [];
  const { verb } = SUBJECT.exec(subject)?.groups ?? {};
  return [
    ...(subject.length > MAX_SUBJECT_LENGTH
      ? [`The subject has ${subject.length} characters; ${MAX_SUBJECT_LENGTH} are the limit.`]
      : []),
    ...(verb === undefined
      ? ['The subject is to be "scope: do something", in lower case and without a full stop.']
      : []),
    ...(verb !== undefined && OTHER_FORM.test(verb)
      ? [`"${verb}" is to be in the imperative: "add", not "added", "adding" or "adds".`]
      : []),
    ...(second.trim() === "" ? [] : ["An empty line is to follow the subject."]),
  ];
}

/**
 * Rejects a commit, with exit code 1, if its message does not follow CONTRIBUTING.md.
 *
 * @param {string} path - File with the message.
 */
export function checkCommitMessage(path) {
  const problems = problemsOf(readFileSync(path, "utf8"));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error('CONTRIBUTING.md, "Commits", has examples.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
