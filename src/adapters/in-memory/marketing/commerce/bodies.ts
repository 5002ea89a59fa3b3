import { z } from "zod";
import { filled } from "../schemas.ts";

const text = z.string();
const optionalText = text.exactOptional();

/** Fields of an address of a customer. */
const address = z
  .object({
    address1: text,
    address2: text,
    city: text,
    province: text,
    province_code: text,
    postal_code: text,
    country: text,
    country_code: text,
  })
  .exactPartial();

/** Fields of an address of a store. */
export const storeAddress = address.extend({
  longitude: z.number().exactOptional(),
  latitude: z.number().exactOptional(),
});

/** Fields of the shipping or billing address of an order. */
export const orderAddress = storeAddress.extend({
  name: optionalText,
  phone: optionalText,
  company: optionalText,
});

/** Body of an update of a customer. */
export const customerChanges = z
  .object({ opt_in_status: z.boolean(), company: text, first_name: text, last_name: text, address })
  .exactPartial();

/** Body of a new customer. */
export const newCustomer = customerChanges.extend({
  id: filled,
  email_address: z.email("Please provide a valid email address."),
  opt_in_status: z.boolean(),
});

/** The customer of a cart or an order: the id of an existing customer, or all fields of a new one. */
export const basketCustomer = customerChanges.extend({
  id: filled,
  email_address: z.email("Please provide a valid email address.").exactOptional(),
});

/** A line of a cart or an order. */
export const newLine = z.object({
  id: filled,
  product_id: filled,
  product_variant_id: filled,
  quantity: z.int().min(0),
  price: z.number(),
  discount: z.number().exactOptional(),
});

/** Body of an update of a line. */
export const lineChanges = newLine.omit({ id: true }).exactPartial();

/** Updates of lines in the update of a cart or an order. A line without an id is matched by its position. */
export const manyLineChanges = z.array(lineChanges.extend({ id: filled.exactOptional() }));

/** A date and time from the store's system. */
export const moment = text.refine((value) => !Number.isNaN(Date.parse(value)), "Date is not valid");

export type NewCustomer = z.infer<typeof newCustomer>;
export type CustomerChanges = z.infer<typeof customerChanges>;
export type BasketCustomer = z.infer<typeof basketCustomer>;
export type NewLine = z.infer<typeof newLine>;
export type ManyLineChanges = z.infer<typeof manyLineChanges>;
