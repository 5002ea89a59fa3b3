import type { PageQuery, Timestamp } from "./common.ts";
import type { Address } from "./ecommerce-addresses.ts";

/** A customer of a store (`/ecommerce/stores/{store_id}/customers`). */
export interface Customer {
  readonly id: string;
  readonly email_address: string;
  opt_in_status: boolean;
  company?: string;
  first_name?: string;
  last_name?: string;
  readonly orders_count: number;
  readonly total_spent: number;
  address?: Address;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** The customer of a new cart or order: an existing or a new one. */
export interface CreateOrderCustomer extends UpdateCustomer {
  id: string;
  email_address?: string;
}

/** Changes of a customer (`/ecommerce/stores/{store_id}/customers`). */
export interface UpdateCustomer {
  opt_in_status?: boolean;
  company?: string;
  first_name?: string;
  last_name?: string;
  address?: Address;
}

/** A customer, as it is created or replaced (`/ecommerce/stores/{store_id}/customers`). */
export interface WriteCustomer extends UpdateCustomer {
  id: string;
  email_address: string;
  opt_in_status: boolean;
}

/** Query of `GET /ecommerce/stores/{store_id}/customers`. */
export interface ListCustomersQuery extends PageQuery {
  email_address?: string;
}
