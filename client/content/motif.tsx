import { createElement, type ReactElement } from "react";
import { drawings } from "../../brand/derived.ts";
import type { Shape } from "../../brand/schema.ts";
import { motif } from "./motif.css.ts";

const { shapes, views } = drawings.motif;

/** The brand's motif in the current text colour, as decoration. Adjacent parts of a page use different views. */
export function Motif({ view = "whole" }: { readonly view?: keyof typeof views }) {
  return (
    <svg
      aria-hidden="true"
      className={motif}
      viewBox={views[view]}
      fill="none"
      stroke="currentColor"
      preserveAspectRatio="xMaxYMid slice"
    >
      {shapes.map(elementOf)}
    </svg>
  );
}

function elementOf({ name, attributes, children }: Shape, key: number): ReactElement {
  return createElement(name, { key, ...attributes }, ...children.map(elementOf));
}
