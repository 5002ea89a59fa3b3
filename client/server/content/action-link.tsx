import type { ReactNode } from "react";
import type { LabelledLink } from "../../../src/domain/content/section.ts";
import { opensInNewTab } from "../../../src/domain/links/link.ts";
import { linkVariants } from "../../content/action-link.css.ts";
import { ContentLink } from "../../content/content-link.tsx";
import { ArrowIcon, OutwardIcon } from "../../content/icons.tsx";
import { stretched, visuallyHidden } from "../../styles/layout.css.ts";
import { useTexts } from "../locale.ts";

interface ActionLinkProps {
  readonly action: LabelledLink;
  /** Default `text`. */
  readonly variant?: keyof typeof linkVariants;
  /** Hidden text after the label, for screen readers that list links without their context. Default: none. */
  readonly about?: ReactNode;
  /** The clickable area is the whole entry. */
  readonly stretch?: boolean;
}

/** A call to action: a link that is not part of a text. */
export function ActionLink({ action, variant = "text", about, stretch = false }: ActionLinkProps) {
  const { content } = useTexts();
  const isPdf = action.link.kind === "pdf";
  return (
    <ContentLink
      link={action.link}
      hasDownloadIcon={isPdf}
      isPrinted
      className={stretch ? `${linkVariants[variant]} ${stretched}` : linkVariants[variant]}
    >
      <span>
        {action.label}
        {about && (
          <span className={visuallyHidden}>
            {content.colon}
            {about}
          </span>
        )}
      </span>
      {!isPdf && (opensInNewTab(action.link) ? <OutwardIcon /> : <ArrowIcon />)}
    </ContentLink>
  );
}
