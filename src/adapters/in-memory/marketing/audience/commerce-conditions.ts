import { find, under } from "../collections.ts";
import type { StoredLine } from "../commerce-state.ts";
import type { ConditionInput, ConditionTest } from "./condition.ts";
import { ordersOf } from "./member-orders.ts";
import { anyTextFits, numberFits } from "./value-tests.ts";

/** Conditions on what a contact bought in the stores of the list. */
export const commerceTests = {
  EcommCategory: (input) => anyTextFits(input.op, boughtNames(input), input.value),
  EcommNumber: (input) => numberFits(input.op, figureOf(input), Number(input.value)),
  EcommPurchased: ({ op, state, member }) => ordersOf(state, member).length > 0 === (op === "member"),
  EcommSpent: ({ op, field, value, state, member }) => {
    const totals = ordersOf(state, member).map(({ order_total }) => order_total);
    const spent = field === "ecomm_spent_one" ? totals : [sum(totals)];
    return spent.some((amount) => numberFits(op, amount, Number(value)));
  },
  EcommStore: ({ op, value, state, member }) =>
    ordersOf(state, member).some(({ store_id }) => store_id === value) === (op === "is"),
} satisfies Record<string, ConditionTest>;

function linesOf({ state, member }: ConditionInput): readonly (StoredLine & { readonly store_id: string })[] {
  return ordersOf(state, member).flatMap(({ store_id, id }) =>
    under(state.orderLines, [store_id, id]).map((line) => ({ ...line, store_id })),
  );
}

/** Names or types of the products that a contact bought. */
function boughtNames(input: ConditionInput): string[] {
  return linesOf(input).flatMap(({ store_id, product_id }) => {
    const product = find(input.state.products, [store_id, product_id]);
    if (product === undefined) return [];
    return [input.field === "ecomm_cat" ? product.type : product.title];
  });
}

/** The number that an `EcommNumber` condition compares; 0 for a contact without orders. */
function figureOf(input: ConditionInput): number {
  const orders = ordersOf(input.state, input.member);
  const products = sum(linesOf(input).map(({ quantity }) => quantity));
  if (input.field === "ecomm_orders") return orders.length;
  if (input.field === "ecomm_prod_all") return products;
  if (orders.length === 0) return 0;
  const spent = sum(orders.map(({ order_total }) => order_total));
  return (input.field === "ecomm_avg_ord" ? products : spent) / orders.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
