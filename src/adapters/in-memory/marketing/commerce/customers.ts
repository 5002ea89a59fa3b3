import { addMember } from "../audience/member-changes.ts";
import { findMember } from "../audience/member-lookup.ts";
import { find, put, under } from "../collections.ts";
import type { StoredCustomer, StoredStore } from "../commerce-state.ts";
import { badRequest, Refusal } from "../problems.ts";
import { changed, operationsOf, resource } from "../resource.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { MarketingState } from "../state.ts";
import {
  type BasketCustomer,
  type CustomerChanges,
  customerChanges,
  type NewCustomer,
  newCustomer,
} from "./bodies.ts";
import { mustBeInPath, mustBeNew, storeOf } from "./find.ts";

type StoreCall = ServiceCall<"store_id">;

const customers = resource({
  scope: ["store_id"],
  id: "customer_id",
  table: (state) => state.customers,
  idOf: ({ id }: StoredCustomer) => id,
  parents: storeOf,
  body: newCustomer,
  changes: customerChanges,
  make(sent, call) {
    mustBeNew(call.state.customers, [call.path.store_id, sent.id], "customer");
    return made(call, sent);
  },
  alter: (customer, sent, { now }) => ({ ...changed<StoredCustomer>(customer, sent), updated_at: now }),
  view: (customer, { state }) => customerView(state, customer),
  page: (found, total_items, { path }) => ({ store_id: path.store_id, customers: found, total_items }),
  filter: ({ query }) => {
    const wanted = query.email_address?.toLowerCase();
    return ({ email_address }) => wanted === undefined || email_address.toLowerCase() === wanted;
  },
});

/** Handlers of `/ecommerce/stores/{store_id}/customers`. */
export const customerHandlers = {
  ...operationsOf("ecommerce.stores.customers", customers),

  "ecommerce.stores.customers.set": (call: ServiceCall<"store_id" | "customer_id">) => {
    storeOf(call);
    const { store_id, customer_id } = call.path;
    const sent = bodyOf(call, newCustomer);
    mustBeInPath(sent.id, customer_id);
    const before = find(call.state.customers, [store_id, customer_id]);
    const after = { ...made(call, sent), ...(before && { created_at: before.created_at }) };
    return customerView(call.state, put(call.state.customers, [store_id, customer_id], after));
  },
};

const NOBODY = {
  email_address: "",
  opt_in_status: false,
  company: "",
  first_name: "",
  last_name: "",
  address: {},
  created_at: "",
  updated_at: "",
};

/** The customer of a new cart or order: an existing one with the sent changes, or a new one. */
export function basketCustomer(call: StoreCall, sent: BasketCustomer): StoredCustomer {
  const { state, path, now } = call;
  const { id, email_address, ...changes } = sent;
  const known = find(state.customers, [path.store_id, id]);
  const customer =
    known === undefined
      ? made(call, { opt_in_status: false, ...changes, id, email_address: required(email_address) })
      : { ...changed<StoredCustomer>(known, changes), updated_at: now };
  return put(state.customers, [path.store_id, id], customer);
}

/** Changes the customer of a cart or an order. */
export function changeCustomer(
  { state, path, now }: ServiceCall<"store_id">,
  customer_id: string,
  sent: CustomerChanges,
): void {
  const ids = [path.store_id, customer_id];
  const customer = find(state.customers, ids);
  if (customer === undefined || Object.keys(sent).length === 0) return;
  put(state.customers, ids, { ...changed<StoredCustomer>(customer, sent), updated_at: now });
}

/** A customer with the totals of their orders. */
function customerView(state: MarketingState, customer: StoredCustomer) {
  const { store_id, ...shown } = customer;
  const orders = under(state.orders, [store_id]).filter(({ customer_id }) => customer_id === customer.id);
  const spent = orders.reduce((sum, { order_total }) => sum + order_total, 0);
  return { ...shown, orders_count: orders.length, total_spent: Math.round(spent * 100) / 100 };
}

/** The customer of a cart or an order; only the id if the customer has been deleted. */
export function customerIn(state: MarketingState, store_id: string, id: string) {
  return customerView(state, find(state.customers, [store_id, id]) ?? { ...NOBODY, store_id, id });
}

function required(email_address: string | undefined): string {
  if (email_address !== undefined) return email_address;
  throw badRequest("There is no customer with the provided ID, and no e-mail address to make one with.");
}

function made(call: StoreCall, sent: NewCustomer): StoredCustomer {
  addToList(call, storeOf(call), sent);
  return {
    company: "",
    first_name: "",
    last_name: "",
    ...sent,
    address: sent.address ?? {},
    store_id: call.path.store_id,
    created_at: call.now,
    updated_at: call.now,
  };
}

/** Adds a customer to the store's list: `subscribed` with `opt_in_status`, otherwise `transactional`. */
function addToList(
  call: StoreCall,
  { list_id }: StoredStore,
  { email_address, opt_in_status }: NewCustomer,
): void {
  if (findMember(call.state, list_id, email_address) !== undefined) return;
  const listCall = { ...call, path: { list_id }, query: { skip_merge_validation: "true" } };
  try {
    addMember(listCall, { email_address, status: opt_in_status ? "subscribed" : "transactional" }, "api");
  } catch (error) {
    // A customer is stored even if the list rejects the address.
    if (!(error instanceof Refusal)) throw error;
  }
}
