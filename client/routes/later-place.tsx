import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { PageFailure } from "../../src/adapters/http/contract/initial-state.ts";
import { isAnswered } from "../api/is-answered.ts";
import { looks } from "../content/action-link.css.ts";
import { eyebrow } from "../sections/hero.css.ts";
import { FAILURE_WORDS } from "./failure-words.ts";
import { LoadedAnew } from "./loaded-anew.tsx";
import { lead } from "./page-head.css.ts";
import { PageHead } from "./page-head.tsx";
import { searchCode } from "./search-code.ts";

type SearchCode = NonNullable<ReturnType<typeof searchCode.now>>;

/** The place of a page whose code may be on its way yet. */
function LaterPlace({ show }: { readonly show: (code: SearchCode) => ReactNode }) {
  const { data: code = searchCode.now(), error } = useQuery({
    queryKey: ["search code"],
    queryFn: searchCode.load,
    enabled: searchCode.now() === undefined,
    structuralSharing: false,
  });
  if (code) return show(code);
  if (error) return <WithoutCode />;
  return <p role="status">Loading...</p>;
}

/** All there is to show comes with the first load; the rest with the connection, or with the next build. */
function WithoutCode() {
  const { pathname, search } = useLocation();
  const [answered, setAnswered] = useState(false);
  useEffect(() => void isAnswered(pathname + search).then(setAnswered), [pathname, search]);
  if (answered) return <LoadedAnew />;
  const { status, title, text } = FAILURE_WORDS.unavailable;
  return (
    <PageHead title={title} tone="dark" above={<p className={eyebrow}>{status}</p>}>
      <p className={lead}>{text}</p>
      <a href={pathname + search} target="_self" className={looks.onDark}>
        Try this page again
      </a>
    </PageHead>
  );
}

/** The search page. */
export function SearchPlace() {
  return <LaterPlace show={({ SearchRoute }) => <SearchRoute />} />;
}

/** The page that stands in for one that there is not. */
export function FailurePlace({ failure }: { readonly failure: PageFailure }) {
  return <LaterPlace show={({ FailureRoute }) => <FailureRoute failure={failure} />} />;
}
