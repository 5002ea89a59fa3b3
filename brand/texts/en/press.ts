/** Images and files for journalists, on pages, in their ZIP file, and what is said of a choice of them. */
export const press = {
  kinds: { Logo: "Logo", Portrait: "Portrait", Photo: "Photo", Graphic: "Graphic" },
  none: "There is nothing here at the moment.",
  people: (names: string) => `Shown: ${names}`,
  credit: (name: string) => `Credit: ${name}`,
  terms: (terms: string) => `Terms of use: ${terms}`,
  screen: (width: number) => `Screen, ${width} px`,
  print: "Original for print",
  /** Of an image that is too small for print. */
  original: "Original",
  file: "File",
  choose: "Choose",
  downloadChosen: "Download chosen",
  /** The text file in the ZIP file. */
  termsFile: "terms-and-credits.txt",
  /** When a choice cannot be downloaded. */
  nothing: "Nothing was downloaded",
  back: "Go back to the page",
  wrong: {
    empty: "In the field “Choose”, nothing is ticked. Tick at least one entry.",
    unknown:
      "In the field “Choose”, something is ticked that the page does not offer any more. Choose again.",
    "too large": "In the field “Choose”, too much is ticked. One download has up to 100 files.",
  },
};
