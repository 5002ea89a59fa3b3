/** The cookie of an editor's preview; its name is the content service's, whose tools set it too. */
export const PREVIEW_COOKIE = "io.prismic.preview";

/**
 * Over https (`isSecure`), the preview cookie is also sent in frames of other sites, for the live preview of the content
 * service's page builder; it is known from the published code of the service's toolbar, not from documentation, that the
 * toolbar sets and removes the cookie with these attributes. It is not `Partitioned`: the toolbar could neither change nor
 * remove that one, and the browser would send two cookies of this name. Over http, browsers reject `SameSite=None`.
 */
export function previewCookieAttributes(isSecure: boolean) {
  return isSecure
    ? ({ sameSite: "none", secure: true } as const)
    : ({ sameSite: "lax", secure: false } as const);
}
