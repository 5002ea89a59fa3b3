import { z } from "zod";
import type { SignupForm } from "../../../../ports/marketing-api/types/signup-forms.ts";
import { find, put } from "../collections.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import { listOf } from "./find-list.ts";

type ListCall = ServiceCall<"list_id">;

const text = z.string().exactOptional();

const header = z.object({
  image_url: text,
  text,
  image_width: text,
  image_height: text,
  image_alt: text,
  image_link: text,
  image_align: z.enum(["none", "left", "center", "right"]).exactOptional(),
  image_border_width: text,
  image_border_style: z
    .enum(["none", "solid", "dotted", "dashed", "double", "groove", "outset", "inset", "ridge"])
    .exactOptional(),
  image_border_color: text,
  image_target: z.enum(["_blank", "null"]).exactOptional(),
});

const contents = z.object({
  section: z.enum(["signup_message", "unsub_message", "signup_thank_you_title"]).exactOptional(),
  value: text,
});

const SELECTORS = [
  "page_background",
  "page_header",
  "page_outer_wrapper",
  "body_background",
  "body_link_style",
  "forms_buttons",
  "forms_buttons_hovered",
  "forms_field_label",
  "forms_field_text",
  "forms_required",
  "forms_required_legend",
  "forms_help_text",
  "forms_errors",
  "monkey_rewards_badge",
] as const;

const styles = z.object({
  selector: z.enum(SELECTORS).exactOptional(),
  options: z.array(z.object({ property: text, value: text })).exactOptional(),
});

const body = z.object({
  header: header.exactOptional(),
  contents: z.array(contents).exactOptional(),
  styles: z.array(styles).exactOptional(),
});

/** URL of the service's sign-up form for a list. */
export function signupAddress(list_id: string): string {
  return `https://signup.example/subscribe?id=${list_id}`;
}

/** The form of a list; every list has one. */
function formOf(call: ListCall): SignupForm {
  const list = listOf(call);
  const kept = find(call.state.signupForms, [list.id]);
  return {
    ...(kept ?? { header: { text: list.name }, contents: [], styles: [] }),
    signup_form_url: signupAddress(list.id),
    list_id: list.id,
  };
}

function updateForm(call: ListCall) {
  const { list_id, header: before, contents: texts, styles: looks } = formOf(call);
  const sent = bodyOf(call, body);
  put(call.state.signupForms, [list_id], {
    header: { ...before, ...sent.header },
    contents: replaced(texts, sent.contents ?? [], ({ section }) => section),
    styles: replaced(looks, sent.styles ?? [], ({ selector }) => selector),
  });
  return formOf(call);
}

/** Replaces parts by name, and appends new parts. */
function replaced<T>(before: readonly T[], sent: readonly T[], nameOf: (part: T) => string | undefined): T[] {
  const names = new Set(sent.map(nameOf));
  return [...before.filter((part) => !names.has(nameOf(part))), ...sent];
}

/** Handlers of `/lists/{list_id}/signup-forms`. */
export const signupFormHandlers = {
  "lists.signupForms.list": (call: ListCall) => ({
    signup_forms: [formOf(call)],
    list_id: call.path.list_id,
    total_items: 1,
  }),
  "lists.signupForms.update": updateForm,
};
