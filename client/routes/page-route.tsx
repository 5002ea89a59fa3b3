import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate, useLocation } from "react-router-dom";
import type { Head } from "../../src/adapters/http/contract/initial-state.ts";
import { listFilterOf, listPageOf } from "../../src/adapters/http/contract/query.ts";
import type { PageView } from "../../src/domain/content/page-view.ts";
import { failureOf } from "../api/call-failure.ts";
import { pageQuery, type ServedPage } from "../api/queries.ts";
import { Content, ServedContent } from "../content/served-content.tsx";
import { pageHead } from "../head.ts";
import { useArrival } from "../shell/use-arrival.ts";
import { useHead } from "../use-head.ts";
import { FailurePlace } from "./later-place.tsx";
import { AsFarAsShown, LoadedAnew } from "./loaded-anew.tsx";
import { pageCode } from "./page-code.ts";
import { preparedHtml } from "./prepared-html.ts";

/** Whatever page of the content service lives at the current address. */
export function PageRoute() {
  const { pathname, search, hash } = useLocation();
  const parameters = new URLSearchParams(search);
  const { data, error, isPlaceholderData } = useQuery({
    ...pageQuery(pathname, listPageOf(parameters), listFilterOf(parameters)),
    // The page before stays in view until the next one is there.
    placeholderData: keepPreviousData,
  });
  const isMoved = data?.outcome === "moved";
  useArrival(error !== null || (data !== undefined && !isPlaceholderData && !isMoved));

  if (error) return <FailurePlace failure={failureOf(error)} />;
  switch (data?.outcome) {
    case undefined:
      return <p role="status">Loading...</p>;
    case "moved":
      return isPlaceholderData ? null : <Navigate to={data.to + search + hash} replace />;
    case "not-found":
      return <FailurePlace failure="not-found" />;
    case "not-shown-here":
      return isPlaceholderData ? null : <LoadedAnew />;
    case "served":
      return <FirstPage page={data} />;
    case "page":
      return (
        <AsFarAsShown key={data.page.id}>
          <ShownPage page={data.page} />
        </AsFarAsShown>
      );
  }
}

function FirstPage({ page: { html, head } }: { readonly page: ServedPage }) {
  useHead(head);
  return <ServedContent html={html} />;
}

function ShownPage({ page }: { readonly page: PageView }) {
  const head: Head = pageHead(page);
  useHead(head);
  // As it is shown at first it stays: HTML that was made later would take the place of what the visitor is at.
  const [first] = useState({ page, html: preparedHtml(page) });
  if (first.html !== undefined && first.page === page) return <ServedContent html={first.html} />;
  const code = pageCode.now();
  if (!code) throw new Error("A page was to be shown before its code was there.");
  return (
    <Content>
      <code.PageViewContent page={page} />
    </Content>
  );
}
