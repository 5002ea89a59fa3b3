"use client";

import { useState } from "react";

/** The form to sign up for news. */
export function Newsletter() {
  const [answer, setAnswer] = useState("");
  const submit = async (event) => {
    event.preventDefault();
    const body = JSON.stringify(Object.fromEntries(new FormData(event.currentTarget)));
    const { ok } = await fetch("/api/newsletter", { method: "POST", body });
    setAnswer(ok ? "Thank you." : "That did not work.");
  };
  return (
    <form onSubmit={submit}>
      <input type="email" name="email" aria-label="E-mail address" required={true} />
      <button type="submit">Subscribe</button>
      <p role="status">{answer}</p>
    </form>
  );
}
