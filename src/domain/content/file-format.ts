/** The ending of a file's address: `pdf`, `mp4`, `7z`. `undefined` if it has none: its format is not known then. */
export function fileEnding(href: string): string | undefined {
  const [address = ""] = href.split(/[?#]/, 1);
  const path = address.replace(/^\w+:\/\/[^/]*/, "");
  // A version such as "guide-1.2" is none.
  return /\.(?=\d*[a-z])([a-z\d]{1,10})$/i.exec(path.slice(path.lastIndexOf("/") + 1))?.[1]?.toLowerCase();
}

/** The format of a file, as visitors are told before they download it: `PDF`, `MP4`; `undefined` if it is not known. */
export function fileFormat(href: string): string | undefined {
  return fileEnding(href)?.toUpperCase();
}

/** How files begin, by their usual ending. */
const BEGINNINGS = [
  ["pdf", "%PDF-"],
  ["png", "\u0089PNG"],
  ["jpg", "\u00ff\u00d8\u00ff"],
  ["gif", "GIF8"],
  ["zip", "PK\u0003\u0004"],
  ["7z", "7z\u00bc\u00af"],
] as const;

/** The usual ending of a file with a content; `undefined` if it is not known. */
export function endingOf(content: Uint8Array): string | undefined {
  const start = String.fromCharCode(...content.subarray(0, 8));
  return BEGINNINGS.find(([, beginning]) => start.startsWith(beginning))?.[0];
}
