import type { FormEvent } from "react";
import { MAX_SEARCH_LENGTH, type SearchScope } from "../../src/domain/search/search.ts";
import { SearchIcon } from "../content/icons.tsx";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./search-form.css.ts";

interface SearchFormProps {
  /** Of its field; its own on the page. */
  readonly id: string;
  /** What the field is called. */
  readonly label: string;
  /** Text that the field starts with. */
  readonly text?: string;
  readonly scope?: SearchScope;
  /** On the page whose purpose it is, the field has the focus from the start. */
  readonly focused?: boolean;
  /** Default: leads to the search page. */
  readonly onSearch?: (text: string) => void;
}

/** The form that searches. Without React it leads to the search page. */
export function SearchForm(props: SearchFormProps) {
  const { id, label, text = "", scope = "page", focused = false, onSearch } = props;

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("s") ?? ""));
  }

  return (
    <search>
      <form action="/search" method="get" className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={visuallyHidden}>
          {label}
        </label>
        <input
          // A new search starts the field anew.
          key={text}
          id={id}
          className={styles.field}
          type="search"
          name="s"
          defaultValue={text}
          placeholder="Type to search"
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only where searching is what the page is for
          autoFocus={focused}
        />
        <input type="hidden" name="t" value={scope} />
        <button type="submit" className={styles.submit}>
          <SearchIcon />
          <span className={visuallyHidden}>Search</span>
        </button>
      </form>
    </search>
  );
}
