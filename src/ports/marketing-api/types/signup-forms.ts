/** Parts of a signup form with styles. */
export type StyleSelector =
  | "page_background"
  | "page_header"
  | "page_outer_wrapper"
  | "body_background"
  | "body_link_style"
  | "forms_buttons"
  | "forms_buttons_hovered"
  | "forms_field_label"
  | "forms_field_text"
  | "forms_required"
  | "forms_required_legend"
  | "forms_help_text"
  | "forms_errors"
  | "monkey_rewards_badge";

/** The signup form of a list (`/lists/{list_id}/signup-forms`). */
export interface SignupForm {
  header: SignupFormHeader;
  contents: readonly SignupFormText[];
  styles: readonly SignupFormStyle[];
  signup_form_url: string;
  readonly list_id: string;
}

/** The header of a signup form. */
export interface SignupFormHeader {
  image_url?: string;
  text?: string;
  image_width?: string;
  image_height?: string;
  image_alt?: string;
  image_link?: string;
  image_align?: "none" | "left" | "center" | "right";
  image_border_width?: string;
  image_border_style?:
    | "none"
    | "solid"
    | "dotted"
    | "dashed"
    | "double"
    | "groove"
    | "outset"
    | "inset"
    | "ridge";
  image_border_color?: string;
  image_target?: "_blank" | "null";
}

/** A text of a signup form. */
export interface SignupFormText {
  section?: "signup_message" | "unsub_message" | "signup_thank_you_title";
  value?: string;
}

/** The style of a part of a signup form. */
export interface SignupFormStyle {
  selector?: StyleSelector;
  options?: readonly StyleProperty[];
}

/** A property of a style and its value. */
export interface StyleProperty {
  property?: string;
  value?: string;
}

export interface UpdateSignupForm {
  header?: SignupFormHeader;
  contents?: readonly SignupFormText[];
  styles?: readonly SignupFormStyle[];
}
