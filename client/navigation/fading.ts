/** Attribute of `<main>` while it fades in. */
export const FADING = "data-fading";
