import { differences } from "./differences.ts";
import { editablePart } from "./document.ts";
import { draftSchema, type EditorActions } from "./editor-actions.ts";
import { read } from "./editor-api.ts";
import type { Choices } from "./editor-choices.ts";
import type { Unsaved } from "./editor-document.ts";
import { changeEntries } from "./editor-entries.ts";
import { formFieldsOf } from "./editor-fields.ts";
import { fieldOf } from "./editor-forms.ts";
import { baseOf, jsonIn, typedFields } from "./editor-typed.ts";
import { Problem } from "./errors.ts";
import type { JsonObject } from "./json.ts";
import type { ContentModels } from "./models.ts";

/** The result of saving a form: an error, or the field to show next. */
type Saved = { readonly at: string | undefined } | (Unsaved & { readonly status: number });

/**
 * Saves the form of a document as a draft, and changes its entries if a button for that was pressed.
 *
 * @returns An error includes the status of the response.
 */
export function saveForm(
  actions: EditorActions,
  models: ContentModels,
  form: URLSearchParams,
  choices: Choices,
): Saved {
  const current = actions.open(fieldOf(form, "id"));
  try {
    const typed = typedIn(form);
    try {
      actions.change(current.id, typed.document, form.get("version") ?? undefined);
      return { at: typed.at };
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 412) throw error;
      const advice = "Your changes are not saved yet: compare the versions below, and save again.";
      const saved = editablePart(current);
      return {
        form,
        status: error.status,
        error: `${error.message} ${advice}`,
        differences: differences(saved, { ...saved, ...typed.document }),
      };
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, message, issues } = error;
    const reasons = [message, ...issues.map((issue) => `${issue.path}: ${issue.message}`)];
    return { form, status, error: reasons.join(" "), differences: [] };
  }

  /** The submitted document: the JSON, overridden by the fields with inputs of their own. */
  function typedIn(fields: URLSearchParams) {
    const { data: rest, ...draft } = read(draftSchema, jsonIn(fieldOf(fields, "json"), "Everything else"));
    const base = baseOf(fields, current);
    const typed = typedFields({ form, choices }, formFieldsOf(models, { ...current, data: base }), base);
    // Keep the order of the fields.
    const names = Object.keys(base).filter((name) => name in rest || name in typed);
    const order = Object.fromEntries(names.map((name) => [name, null]));
    const data: JsonObject = { ...order, ...rest, ...typed };
    const button = fields.get("change");
    const changed = button === null ? { data, at: undefined } : changeEntries(models, data, button, fields);
    const uid = fields.get("uid");
    return {
      document: { ...draft, ...(uid !== null && { uid: uid || null }), data: changed.data },
      at: changed.at,
    };
  }
}
