import type { FormEvent, Ref } from "react";
import { MAX_SEARCH_LENGTH, type SearchScope } from "../../src/domain/search/search.ts";
import { SearchIcon } from "../content/icons.tsx";
import { usePath, useTexts } from "../content/locale.ts";
import { visuallyHidden } from "../styles/layout.css.ts";
import * as styles from "./search-form.css.ts";

interface SearchFormProps {
  /** Id of its field; unique on the page. */
  readonly id: string;
  /** Label of the field. Default: says that it searches the site. */
  readonly label?: string;
  readonly text?: string;
  readonly scope?: SearchScope;
  /** Whether the field has the focus when the page is loaded, or the dialog around it is opened. */
  readonly focused?: boolean;
  /** Default: navigates to the search page. */
  readonly onSearch?: ((text: string) => void) | undefined;
  readonly fieldRef?: Ref<HTMLInputElement> | undefined;
}

/** The search form. Before the application has started it opens the search page. */
export function SearchForm(props: SearchFormProps) {
  const { search: texts } = useTexts();
  const { id, label = texts.field, text = "", scope = "page", focused = false, onSearch, fieldRef } = props;

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onSearch) return;
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get("s") ?? ""));
  }

  return (
    <search>
      <form action={usePath()("/search")} method="get" className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={visuallyHidden}>
          {label}
        </label>
        <input
          // Resets the field for a new search.
          key={text}
          id={id}
          ref={fieldRef}
          className={styles.field}
          type="search"
          name="s"
          defaultValue={text}
          placeholder={texts.placeholder}
          maxLength={MAX_SEARCH_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: only on the search page, and in the dialog of the search
          autoFocus={focused}
        />
        <input type="hidden" name="t" value={scope} />
        <button type="submit" className={styles.submit}>
          <SearchIcon />
          <span className={visuallyHidden}>{texts.title}</span>
        </button>
      </form>
    </search>
  );
}
