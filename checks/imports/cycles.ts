/** What each file or folder imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** An import, with the shortest way from what is imported back to where it is. */
export interface Cycle {
  readonly from: string;
  /** Begins with what is imported, and ends before `from`. */
  readonly back: readonly string[];
}

type Edge = readonly [from: string, to: string];

/**
 * Imports without which there would be no cycle, each once: one wrong import can close a hundred cycles. Of those in a cycle,
 * the one that most others need to get back is named first.
 */
export function closingImports(graph: Graph): readonly Cycle[] {
  const left = new Map([...graph].map(([node, targets]) => [node, new Set(targets)]));
  const found: Cycle[] = [];
  for (let next = mostNeeded(left); next !== undefined; next = mostNeeded(left)) {
    found.push(next);
    left.get(next.from)?.delete(next.back[0] ?? "");
  }
  return found;
}

function mostNeeded(graph: Graph): Cycle | undefined {
  const needed = new Map<string, { readonly edge: Edge; times: number }>();
  for (const edge of shortestCycles(graph).flatMap(edgesOf)) {
    const one = needed.get(edge.join(" ")) ?? { edge, times: 0 };
    one.times++;
    needed.set(edge.join(" "), one);
  }
  const [most] = [...needed.values()].sort((one, other) => other.times - one.times);
  if (!most) return undefined;
  const [from, to] = most.edge;
  return { from, back: (wayBack(graph, to, from) ?? []).slice(0, -1) };
}

/** The shortest cycle of each import that is in one; ends where it begins. */
function shortestCycles(graph: Graph): readonly (readonly string[])[] {
  return [...inCycles(graph)].flatMap((from) =>
    [...(graph.get(from) ?? [])].flatMap((to) => {
      const way = wayBack(graph, to, from);
      return way ? [[from, ...way]] : [];
    }),
  );
}

/** Nodes that neither import nor are imported by others in a cycle are taken away, until only cycles and what links them are left. */
function inCycles(graph: Graph): ReadonlySet<string> {
  const nodes = new Set(graph.keys());
  let size: number;
  do {
    size = nodes.size;
    const imported = new Set([...nodes].flatMap((node) => [...(graph.get(node) ?? [])]));
    for (const node of nodes) {
      const imports = [...(graph.get(node) ?? [])].some((target) => nodes.has(target));
      if (!imports || !imported.has(node)) nodes.delete(node);
    }
  } while (nodes.size < size);
  return nodes;
}

/** The shortest way from a node to another, both included. */
function wayBack(graph: Graph, from: string, to: string): readonly string[] | undefined {
  const before = new Map<string, string | undefined>([[from, undefined]]);
  for (const node of before.keys()) {
    if (node === to) return pathTo(node, before);
    for (const target of graph.get(node) ?? []) if (!before.has(target)) before.set(target, node);
  }
  return undefined;
}

function pathTo(end: string, before: ReadonlyMap<string, string | undefined>): readonly string[] {
  const path: string[] = [];
  for (let node: string | undefined = end; node !== undefined; node = before.get(node)) path.unshift(node);
  return path;
}

function edgesOf(path: readonly string[]): readonly Edge[] {
  return path.flatMap((node, index): Edge[] => {
    const next = path[index + 1];
    return next === undefined ? [] : [[node, next]];
  });
}
