/** An address of a customer. */
export interface Address {
  address1?: string;
  address2?: string;
  city?: string;
  province?: string;
  province_code?: string;
  postal_code?: string;
  country?: string;
  country_code?: string;
}

/** Where an order is shipped to, or billed to. */
export interface OrderAddress extends StoreAddress {
  name?: string;
  phone?: string;
  company?: string;
}

/** Where a store is. */
export interface StoreAddress extends Address {
  longitude?: number;
  latitude?: number;
}
