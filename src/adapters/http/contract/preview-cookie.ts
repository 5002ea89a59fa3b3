/** The cookie of an editor's preview; its name is the content service's, whose tools set it too. */
export const PREVIEW_COOKIE = "io.prismic.preview";
