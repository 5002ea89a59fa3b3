import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { regular, small } from "../../../client/content/content-link.css.ts";
import { ContentLink } from "../../../client/content/content-link.tsx";
import { SiteOrigin } from "../../../client/content/page-address.ts";
import type { Link } from "../../../src/domain/links/link.ts";

const PAGE: Link = { kind: "page", href: "/investors" };
const WEB: Link = { kind: "web", href: "https://registry.example/" };

function html(link: Link, options: Partial<ComponentProps<typeof ContentLink>> = {}): string {
  return renderToStaticMarkup(
    <ContentLink link={link} {...options}>
      Words
    </ContentLink>,
  );
}

describe("a link of the content", () => {
  it("has only its text by default", () => {
    expect(html(PAGE)).toBe('<a href="/investors">Words</a>');
  });

  it("may have its whole address for print", () => {
    const printed = (link: Link) =>
      renderToStaticMarkup(
        <SiteOrigin value="https://www.example.com">
          <ContentLink link={link} isPrinted>
            Words
          </ContentLink>
        </SiteOrigin>,
      );
    expect(printed(PAGE)).toContain('data-address="https://www.example.com/investors"');
    expect(printed(WEB)).not.toContain("data-address");
  });

  it("has a title", () => {
    expect(html(PAGE, { title: "Figures and dates" })).toContain('title="Figures and dates"');
  });

  it("respects an explicit target for every kind", () => {
    expect(html(PAGE, { target: "_blank" })).toContain('target="_blank"');
    expect(html(PAGE, { target: "_blank" })).toContain('rel="noopener"');
    expect(html(WEB, { target: "_self" })).not.toContain("target");
  });

  it("may be regular or small, or have a download icon", () => {
    expect(html(PAGE, { isRegular: true })).toContain(`class="${regular}"`);
    expect(html(PAGE, { isSmall: true })).toContain(`class="${small}"`);
    expect(html(PAGE, { hasDownloadIcon: true })).toContain("<svg");
    expect(html(PAGE)).not.toContain("<svg");
  });

  it("leads to / while unresolved, and holds its target", () => {
    const target = { linkType: "Document", type: "pdf", uid: "annual-report-fy26" };
    expect(html({ kind: "unresolved", href: "/", target })).toBe(
      `<a href="/" data-unresolved="${JSON.stringify(target).replaceAll('"', "&quot;")}">Words</a>`,
    );
  });
});
