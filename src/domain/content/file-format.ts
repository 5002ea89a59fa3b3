/** The ending of a file's address: `pdf`, `mp4`. Default `pdf`, the format of the library. */
export function fileEnding(href: string): string {
  const [path = ""] = href.split(/[?#]/, 1);
  return /\.([a-z][a-z\d]{1,4})$/i.exec(path)?.[1]?.toLowerCase() ?? "pdf";
}

/** The format of a file, as visitors are told before they download it: `PDF`, `MP4`. */
export function fileFormat(href: string): string {
  return fileEnding(href).toUpperCase();
}
