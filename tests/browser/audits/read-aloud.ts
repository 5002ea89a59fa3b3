import type { CDPSession, Page } from "playwright-core";

/** A node of Chromium's accessibility tree, with the children that are exposed to assistive technology. */
interface Node {
  readonly role: string;
  readonly name: string;
  /** Text after the name: states, descriptions, the value of a field. */
  readonly said: readonly string[];
  readonly children: readonly Node[];
}

/** A part of a page: a landmark, a dialog. */
export interface ReadPart {
  readonly role: string;
  readonly name?: string;
}

type AxNode = Awaited<ReturnType<typeof fullTree>>[number];
type Attributes = ReadonlyMap<string, string>;

/** Nodes without an announcement of their own; only their children are read. */
const SILENT = new Set(["none", "generic", "LabelText", "Figcaption", "sectionheader"]);
/** Nodes whose text repeats their parent. */
const REPEATED = new Set(["InlineTextBox", "ListMarker", "LineBreak", "LayoutTableCell"]);
const TEXT = "StaticText";
const PAGE = "RootWebArea";
/** Other names for roles with names of Chromium's own. */
const ROLES: ReadonlyMap<string, string> = new Map([
  [PAGE, "page"],
  ["DisclosureTriangle", "disclosure"],
  ["DisclosureTriangleGrouped", "disclosure"],
  ["DescriptionList", "list of terms"],
]);

/**
 * The output of a screen reader for a page: its accessibility tree, one line per node, with names, roles and states.
 * The year in the footer is left out.
 *
 * @param parts - Parts of the page that are read after its title. Default: the whole page.
 */
export async function readAloud(page: Page, parts?: readonly ReadPart[]): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const nodes = await fullTree(devtools);
  const attributes = await attributesIn(devtools);
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes.flatMap((node) =>
    node.parentId === undefined ? nodesOf(node, byId, attributes) : [],
  );
  if (!root) throw new Error("The page has no accessibility tree.");
  const read = parts ? { ...root, children: parts.flatMap((part) => found(root, part)) } : root;
  const text = linesOf(read, "").join("\n");
  return `${text.replace(/© \d{4}/, "© YEAR")}\n`;
}

async function fullTree(devtools: CDPSession) {
  return (await devtools.send("Accessibility.getFullAXTree")).nodes;
}

/** The attributes of elements, since the tree does not contain all of them. */
async function attributesIn(devtools: CDPSession): Promise<ReadonlyMap<number, Attributes>> {
  const { root } = await devtools.send("DOM.getDocument", { depth: -1 });
  const known = new Map<number, Attributes>();
  const visit = ({ backendNodeId, attributes = [], children = [] }: typeof root): void => {
    const pairs = attributes.flatMap((name, at): [string, string][] =>
      at % 2 === 0 ? [[name, attributes[at + 1] ?? ""]] : [],
    );
    known.set(backendNodeId, new Map(pairs));
    children.forEach(visit);
  };
  visit(root);
  return known;
}

function nodesOf(
  node: AxNode,
  byId: ReadonlyMap<string, AxNode>,
  attributes: ReadonlyMap<number, Attributes>,
): Node[] {
  const role = String(node.role?.value ?? "none");
  const children = (node.childIds ?? []).flatMap((id) => {
    const child = byId.get(id);
    return child ? nodesOf(child, byId, attributes) : [];
  });
  if (REPEATED.has(role)) return [];
  if (node.ignored || SILENT.has(role)) return children;
  const name = String(node.name?.value ?? "").trim();
  if (role === TEXT && name === "") return [];
  return [{ role, name, said: saidOf(node, attributes.get(node.backendDOMNodeId ?? -1)), children }];
}

/** States that are either announced or not. */
const FLAGS = [
  "selected",
  "checked",
  "pressed",
  "disabled",
  "required",
  "readonly",
  "busy",
  "modal",
  "focused",
];

function saidOf(node: AxNode, attributes: Attributes = new Map()): string[] {
  const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
  const expanded = property("expanded");
  const invalid = property("invalid");
  const live = attributes.get("aria-live") ?? (attributes.get("role") === "status" ? "polite" : undefined);
  const current = attributes.get("aria-current");
  const description = node.description?.value;
  const value = node.value?.value;
  return [
    ...(node.role?.value === "heading" ? [`level ${property("level")}`] : []),
    ...(expanded === undefined ? [] : [expanded === true ? "expanded" : "collapsed"]),
    ...FLAGS.filter((name) => property(name) === true || property(name) === "true"),
    ...(invalid === undefined || invalid === "false" ? [] : ["invalid"]),
    ...(current === undefined ? [] : [`current ${current}`]),
    ...(live === undefined ? [] : [`announced (${live})`]),
    ...(attributes.get("role") === "alert" ? ["announced (assertive)"] : []),
    ...(value === undefined || value === "" ? [] : [`contains "${value}"`]),
    ...(description === undefined || description === "" ? [] : [`described by "${description}"`]),
  ];
}

function found(node: Node, part: ReadPart): Node[] {
  const isMeant = node.role === part.role && (part.name === undefined || node.name === part.name);
  return isMeant ? [node] : node.children.flatMap((child) => found(child, part));
}

function textIn({ role, name, children }: Node): string {
  return role === TEXT ? name : children.map(textIn).join(" ");
}

function linesOf(node: Node, indent: string): string[] {
  const { role, name, said, children } = node;
  if (role === TEXT) return [`${indent}"${name}"`];
  const isFlat = children.every((child) => child.role === TEXT);
  const text = textIn(node).replace(/\s+/g, " ").trim();
  // A node whose name comes from its text is not read twice.
  const isNamedByText = letters(name) === letters(text);
  const inFull = isNamedByText ? "" : name;
  const shown = isFlat ? name || text : inFull;
  const line = [`${ROLES.get(role) ?? role}${shown === "" ? "" : ` "${shown}"`}`, ...said].join(", ");
  return [indent + line, ...(isFlat ? [] : children.flatMap((child) => linesOf(child, `${indent}  `)))];
}

function letters(text: string): string {
  return text.replace(/\s+/g, "");
}
