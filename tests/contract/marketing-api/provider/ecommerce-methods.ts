import type { catalog } from "../../../../src/ports/marketing-api/catalog.ts";
import { fields, NONE, page, type Rows, text } from "./rows.ts";

/** The provider's methods for our operations, with sample queries. */
export const ecommerceMethods: Rows<Pick<typeof catalog, "ecommerce">> = {
  ecommerce: {
    orders: {
      list: [
        "ecommerce.orders",
        { ...page, campaign_id: text, outreach_id: text, customer_id: text, has_outreach: false },
      ],
    },
    stores: {
      list: ["ecommerce.stores", page],
      create: ["ecommerce.addStore"],
      get: ["ecommerce.getStore", fields],
      update: ["ecommerce.updateStore"],
      delete: ["ecommerce.deleteStore"],
      carts: {
        list: ["ecommerce.getStoreCarts", page],
        create: ["ecommerce.addStoreCart"],
        get: ["ecommerce.getStoreCart", fields],
        update: ["ecommerce.updateStoreCart"],
        delete: ["ecommerce.deleteStoreCart"],
        lines: {
          list: ["ecommerce.getAllCartLineItems", page],
          create: ["ecommerce.addCartLineItem"],
          get: ["ecommerce.getCartLineItem", fields],
          update: ["ecommerce.updateCartLineItem"],
          delete: ["ecommerce.deleteCartLineItem"],
        },
      },
      orders: {
        list: [
          "ecommerce.getStoreOrders",
          { ...page, customer_id: text, has_outreach: false, campaign_id: text, outreach_id: text },
        ],
        create: ["ecommerce.addStoreOrder"],
        get: ["ecommerce.getOrder", fields],
        update: ["ecommerce.updateOrder"],
        set: NONE,
        delete: ["ecommerce.deleteOrder"],
        lines: {
          list: ["ecommerce.getAllOrderLineItems", page],
          create: ["ecommerce.addOrderLineItem"],
          get: ["ecommerce.getOrderLineItem", fields],
          update: ["ecommerce.updateOrderLineItem"],
          delete: ["ecommerce.deleteOrderLineItem"],
        },
      },
      products: {
        list: ["ecommerce.getAllStoreProducts", page],
        create: ["ecommerce.addStoreProduct"],
        get: ["ecommerce.getStoreProduct", fields],
        update: ["ecommerce.updateStoreProduct"],
        set: NONE,
        delete: ["ecommerce.deleteStoreProduct"],
        images: {
          list: ["ecommerce.getProductImages", page],
          create: ["ecommerce.addProductImage"],
          get: ["ecommerce.getProductImage", fields],
          update: ["ecommerce.updateProductImage"],
          delete: ["ecommerce.deleteProductImage"],
        },
        variants: {
          list: ["ecommerce.getProductVariants", page],
          create: ["ecommerce.addProductVariants"],
          get: ["ecommerce.getProductVariant", fields],
          update: ["ecommerce.updateProductVariant"],
          set: ["ecommerce.addProductVariant"],
          delete: ["ecommerce.deleteProductVariant"],
        },
      },
      promoRules: {
        list: ["ecommerce.listPromoRules", page],
        create: ["ecommerce.addPromoRules"],
        get: ["ecommerce.getPromoRule", fields],
        update: ["ecommerce.updatePromoRule"],
        delete: ["ecommerce.deletePromoRule"],
        promoCodes: {
          list: ["ecommerce.getPromoCodes", page],
          create: ["ecommerce.addPromoCode"],
          get: ["ecommerce.getPromoCode", fields],
          update: ["ecommerce.updatePromoCode"],
          delete: ["ecommerce.deletePromoCode"],
        },
      },
      customers: {
        list: ["ecommerce.getAllStoreCustomers", { ...page, email_address: text }],
        create: ["ecommerce.addStoreCustomer"],
        get: ["ecommerce.getStoreCustomer", fields],
        update: ["ecommerce.updateStoreCustomer"],
        set: ["ecommerce.setStoreCustomer"],
        delete: ["ecommerce.deleteStoreCustomer"],
      },
    },
  },
};
