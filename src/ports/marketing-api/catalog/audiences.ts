import { op, shape } from "../operation.ts";
import { act, items, list, narrowed, read, response } from "../parameters.ts";
import type {
  Audience,
  Contact,
  ContactList,
  CreateContact,
  ListContactsQuery,
  UpdateContact,
  WriteContactQuery,
} from "../types/audiences.ts";

const WRITE = ["merge_field_validation_mode", "data_mode"] as const;

/** Audiences (lists) and their contacts in all channels. The provider may still change these operations (beta). */
export const audiences = {
  /** Lists the audiences with their channels (beta). */
  list: list("GET /audiences", items<Audience>(), "audiences"),
  /** Reads an audience (beta). */
  get: read("GET /audiences/{audience_id}", response<Audience>()),
  contacts: {
    /** Lists the contacts of an audience (beta). Pages have a `cursor`. */
    list: op(
      "GET /audiences/{audience_id}/contacts",
      shape<{ query: ListContactsQuery; response: ContactList }>(),
      {
        query: narrowed(
          "count",
          "cursor",
          "created_before",
          "created_since",
          "updated_before",
          "updated_since",
          "sort_field",
          "sort_dir",
        ),
        pages: "contacts",
      },
    ),
    /**
     * Adds a contact with an e-mail address, a phone number or both (beta). One that exists fails unless
     * `update_existing`.
     */
    create: op(
      "POST /audiences/{audience_id}/contacts",
      shape<{ query: WriteContactQuery; body: CreateContact; response: Contact }>(),
      { query: WRITE, body: "required" },
    ),
    /**
     * Reads a contact (beta) by its id, by `email:` and `subscriberHash(email)`, or by `sms:` and the SHA-256 of the
     * phone number (`+61…`).
     */
    get: read("GET /audiences/{audience_id}/contacts/{contact_id}", response<Contact>()),
    /** Changes a contact (beta); tags are only added. */
    update: op(
      "PATCH /audiences/{audience_id}/contacts/{contact_id}",
      shape<{ query: WriteContactQuery; body: UpdateContact; response: Contact }>(),
      { query: WRITE, body: "required" },
    ),
    /** Archives a contact (beta). */
    archive: act("POST /audiences/{audience_id}/contacts/{contact_id}/actions/archive"),
    /** Permanently deletes a contact (beta), who then cannot be added again. */
    forget: act("POST /audiences/{audience_id}/contacts/{contact_id}/actions/forget"),
  },
} as const;
