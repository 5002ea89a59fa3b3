/** Field names as a tree: `members.email_address,total_items` is `{ members: { email_address: {} }, total_items: {} }`. */
interface FieldTree {
  [name: string]: FieldTree;
}

/**
 * Filters a response by `fields` and `exclude_fields`. Both are comma-separated; dots lead into sub-objects, also of
 * lists.
 */
export function chosenFields(response: unknown, query: Readonly<Record<string, string>>): unknown {
  const { fields, exclude_fields } = query;
  const kept = fields === undefined || fields === "" ? response : keep(response, treeOf(fields));
  return exclude_fields === undefined || exclude_fields === "" ? kept : drop(kept, treeOf(exclude_fields));
}

function treeOf(list: string): FieldTree {
  const tree: FieldTree = Object.create(null);
  for (const path of list.split(",")) {
    let branch = tree;
    for (const name of path.trim().split(".")) {
      branch[name] ??= Object.create(null);
      branch = branch[name] ?? tree;
    }
  }
  return tree;
}

function isLeaf(tree: FieldTree): boolean {
  return Object.keys(tree).length === 0;
}

function keep(value: unknown, tree: FieldTree): unknown {
  if (isLeaf(tree)) return value;
  if (Array.isArray(value)) return value.map((item) => keep(item, tree));
  if (typeof value !== "object" || value === null) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    if (branch !== undefined) kept[name] = keep(inner, branch);
  }
  return kept;
}

function drop(value: unknown, tree: FieldTree): unknown {
  if (Array.isArray(value)) return value.map((item) => drop(item, tree));
  if (typeof value !== "object" || value === null) return value;
  const left: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(value)) {
    const branch = tree[name];
    if (branch === undefined) left[name] = inner;
    else if (!isLeaf(branch)) left[name] = drop(inner, branch);
  }
  return left;
}
