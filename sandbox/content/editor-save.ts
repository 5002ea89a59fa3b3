import { differences } from "./differences.ts";
import { editablePart } from "./document.ts";
import { draftSchema, type EditorActions } from "./editor-actions.ts";
import { read } from "./editor-api.ts";
import type { Unsaved } from "./editor-document.ts";
import { formFieldsOf, withFields } from "./editor-fields.ts";
import { fieldOf } from "./editor-forms.ts";
import { Problem } from "./errors.ts";
import type { ContentModels } from "./models.ts";

/**
 * Saves the form of a document as a draft.
 *
 * @returns The error with its HTTP status; `undefined` if it was saved.
 */
export function saveForm(
  actions: EditorActions,
  models: ContentModels,
  form: URLSearchParams,
): (Unsaved & { readonly status: number }) | undefined {
  const current = actions.open(fieldOf(form, "id"));
  try {
    const typed = submittedDocument(form);
    try {
      actions.change(current.id, typed, form.get("version") ?? undefined);
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 412) throw error;
      const advice =
        "Nothing of yours is saved yet: take over below what you want to keep of theirs, and save once more.";
      const saved = editablePart(current);
      return {
        form,
        status: error.status,
        error: `${error.message} ${advice}`,
        differences: differences(saved, { ...saved, ...typed }),
      };
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, message, issues } = error;
    const reasons = [message, ...issues.map((issue) => `${issue.path}: ${issue.message}`)];
    return { form, status, error: reasons.join(" "), differences: [] };
  }

  /** The submitted document: its JSON, overwritten by the fields with an input. */
  function submittedDocument(fields: URLSearchParams) {
    const draft = read(draftSchema, parseJson(fieldOf(fields, "json")));
    const uid = fields.get("uid");
    return {
      ...draft,
      ...(uid !== null && { uid: uid || null }),
      data: withFields(draft.data, formFieldsOf(models, current), fields),
    };
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw notJson(error);
  }
}

function notJson(cause: unknown): Problem {
  return new Problem(422, "Not JSON", cause instanceof Error ? cause.message : "This is not JSON.", {
    cause,
  });
}
