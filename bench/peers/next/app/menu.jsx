"use client";

import { useId, useState } from "react";

/** The main menu, behind a button. */
export function Menu({ children }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <nav aria-label="Main">
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
    </nav>
  );
}
