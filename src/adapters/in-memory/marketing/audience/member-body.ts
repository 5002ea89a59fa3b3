import { z } from "zod";
import { dateTime, filled } from "../schemas.ts";

const status = z.enum(["subscribed", "unsubscribed", "cleaned", "pending", "transactional"]);

/** Fields of a contact that every operation accepts. */
const details = {
  email_type: z.enum(["html", "text", ""]).exactOptional(),
  merge_fields: z
    .record(z.string(), z.union([z.string(), z.number(), z.record(z.string(), z.string())]))
    .exactOptional(),
  interests: z.record(z.string(), z.boolean()).exactOptional(),
  language: z.string().exactOptional(),
  vip: z.boolean().exactOptional(),
  location: z.object({ latitude: z.number(), longitude: z.number() }).exactOptional(),
  marketing_permissions: z
    .array(z.object({ marketing_permission_id: z.string(), enabled: z.boolean() }))
    .exactOptional(),
  ip_signup: z.string().exactOptional(),
  timestamp_signup: dateTime.exactOptional(),
  ip_opt: z.string().exactOptional(),
  timestamp_opt: dateTime.exactOptional(),
};

/** Only operations that add contacts accept tags. Others ignore them; tags have their own endpoint. */
const tags = z.array(filled).exactOptional();

/** `POST /lists/{list_id}/members` */
export const createBody = z.object({ ...details, tags, email_address: filled, status });

/** `PATCH /lists/{list_id}/members/{subscriber_hash}` */
export const updateBody = z.object({
  ...details,
  email_address: filled.exactOptional(),
  status: status.exactOptional(),
});

/** `PUT /lists/{list_id}/members/{subscriber_hash}`; `status_if_new` is required for a new contact. */
export const setBody = z.object({
  ...details,
  email_address: filled,
  status: status.exactOptional(),
  status_if_new: status.exactOptional(),
});

/** A contact in `POST /lists/{list_id}`. */
export const batchMember = createBody.extend({ status: status.exactOptional() });

/** Fields of a contact in a request body. */
export type MemberChanges = z.infer<typeof updateBody> & Pick<NewMember, "tags">;

/** Fields of a new contact. */
export type NewMember = z.infer<typeof createBody>;
