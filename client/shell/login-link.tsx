import type { ReactNode } from "react";
import type { ShellResponse } from "../../src/adapters/http/contract/page.ts";
import { ContentLink } from "../content/content-link.tsx";

interface LoginLinkProps {
  readonly options: ShellResponse;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Link to the share registry, which is an external site. */
export function LoginLink({ options, className, children }: LoginLinkProps) {
  if (!options.shareholderLogin) return null;
  return (
    <ContentLink link={options.shareholderLogin} newTab className={className}>
      {children}
    </ContentLink>
  );
}
