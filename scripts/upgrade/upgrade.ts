import { deleteSample, withoutSample } from "../adopt/delete-sample.ts";
import { CommandError } from "../command-line.ts";
import { type Git, gitIn, pathsIn } from "./git.ts";

/** What a company has made its own: of a conflict, its own version stays. */
const OWN =
  /^(?:brand\/(?:brand\.ts|palette\.ts|font\.ts|synonyms\.ts|[\w-]+\.svg|social\/|fonts\/)|SECURITY\.md$|\.github\/CODEOWNERS$|tests\/.*\.(?:png|webp)$|tests\/browser\/sweeps\/read-aloud\/|content\/slices\/[^/]+\/screenshot-)/;

/** What commands make again. */
const GENERATED =
  /^(?:brand\/(?:derived\.ts$|catalogues\.ts$|public\/)|content\/[\w.]+\.json$|docs\/configuration\.md$|\.env\.example$)/;

/** What has become of the conflicts of a merge. */
export interface Upgrade {
  /** Deleted here, and changed in the new version: they stay deleted. */
  readonly deleted: readonly string[];
  /** The company's own, which stay as they are. */
  readonly own: readonly string[];
  /** Made again by `npm run brand`, `npm run content:types`, `npm run config:docs` and `npm run nginx:parameters`. */
  readonly generated: readonly string[];
  /** To be resolved by hand. */
  readonly left: readonly string[];
}

/**
 * Merges a version into the project of a company, without a commit, and resolves the conflicts that follow from its adoption.
 *
 * @param version - A tag, a branch or a commit. Default: goes on with a merge that has begun.
 * @returns `undefined` if the project has that version.
 * @throws {CommandError} If files are not committed, git does not know the version, or no merge has begun.
 */
export function upgrade(root: string, version: string | undefined): Upgrade | undefined {
  const git = gitIn(root);
  if (!git.can("rev-parse", "--git-dir"))
    throw new CommandError("This is no clone: there is no history to merge");
  const isMerging = git.can("rev-parse", "--verify", "--quiet", "MERGE_HEAD");
  if (version === undefined && !isMerging)
    throw new CommandError("No merge has begun: name the version, such as upstream/main");
  if (version !== undefined) {
    if (isMerging)
      throw new CommandError("A merge has begun: go on with it (npm run upgrade), or git merge --abort");
    if (!begin(git, version)) return undefined;
  }
  return resolved(root, git);
}

/** Begins the merge; returns whether there is anything to merge. */
function begin(git: Git, version: string): boolean {
  const changed = git.out("status", "--porcelain", "--untracked-files=no").split("\n").filter(Boolean);
  if (changed.length > 0) {
    const named = changed.slice(0, 5).map((line) => line.slice(3));
    const more = changed.length > named.length ? ` and ${changed.length - named.length} more` : "";
    throw new CommandError(
      `Commit or stash these first, so that nothing is lost: ${named.join(", ")}${more}`,
    );
  }
  if (!git.can("rev-parse", "--verify", "--quiet", `${version}^{commit}`))
    throw new CommandError(`git knows no ${version}: git fetch --tags upstream`);
  if (!git.can("merge-base", "HEAD", version)) {
    const shallow = git.out("rev-parse", "--is-shallow-repository").trim() === "true";
    const advice = shallow ? "git fetch --unshallow" : "docs/upgrading.md says what to do with a copy";
    throw new CommandError(`This project and ${version} have no commit in common: ${advice}`);
  }
  if (git.can("merge-base", "--is-ancestor", version, "HEAD")) return false;
  const { status, said } = git.try("merge", "--no-commit", "--no-ff", version);
  // With conflicts it is 1.
  if (status !== 0 && !git.can("rev-parse", "--verify", "--quiet", "MERGE_HEAD"))
    throw new CommandError(said);
  return true;
}

function resolved(root: string, git: Git): Upgrade {
  const hadSample = git.can("cat-file", "-e", "HEAD:sample/README.md");
  const conflicts = conflictsOf(git);
  const deleted = conflicts.filter(({ isOurs }) => !isOurs).map(({ path }) => path);
  const both = conflicts.filter(({ isOurs, isTheirs }) => isOurs && isTheirs).map(({ path }) => path);
  const own = both.filter((path) => OWN.test(path));
  const generated = both.filter((path) => GENERATED.test(path) && !OWN.test(path));
  const guides = hadSample ? [] : both.filter((path) => isGuideWithoutSample(git, path));
  for (const path of deleted) git.out("rm", "--quiet", "--force", "--ignore-unmatch", "--", path);
  for (const path of own) git.out("checkout", "--quiet", "--ours", "--", path);
  for (const path of [...generated, ...guides]) git.out("checkout", "--quiet", "--theirs", "--", path);
  for (const path of [...own, ...generated, ...guides]) git.out("add", "--", path);
  if (!hadSample) deleteAgain(root, git);
  return { deleted, own, generated, left: conflictsOf(git).map(({ path }) => path) };
}

/** Deletes the sample company with what is new of it, and stages that; conflicts stay. */
function deleteAgain(root: string, git: Git): void {
  deleteSample(root);
  const left = conflictsOf(git).map(({ path }) => path);
  const changed = pathsIn(git.out("diff", "--name-only", "-z")).filter((path) => !left.includes(path));
  for (const path of changed) git.out("add", "--all", "--", path);
}

/**
 * A guide that the company has not written anew: it lacks the sample alone, or a part of it, because earlier versions of the command
 * left more.
 */
function isGuideWithoutSample(git: Git, path: string): boolean {
  if (!path.endsWith(".md") || !git.can("cat-file", "-e", `:1:${path}`)) return false;
  const withoutSampleAt = (stage: string) => withoutSample(git.out("show", `${stage}${path}`));
  return withoutSampleAt(":1:") === withoutSampleAt(":2:");
}

interface Conflict {
  readonly path: string;
  /** Whether it is in this project. */
  readonly isOurs: boolean;
  /** Whether it is in the new version. */
  readonly isTheirs: boolean;
}

/** The files that git could not merge: each with its stages, 2 in this project, and 3 in the new version. */
function conflictsOf(git: Git): readonly Conflict[] {
  const stages = new Map<string, Set<string>>();
  for (const entry of pathsIn(git.out("ls-files", "--unmerged", "-z"))) {
    const [about = "", path = ""] = entry.split("\t", 2);
    stages.set(path, (stages.get(path) ?? new Set()).add(about.split(" ")[2] ?? ""));
  }
  return [...stages].map(([path, of]) => ({ path, isOurs: of.has("2"), isTheirs: of.has("3") }));
}
