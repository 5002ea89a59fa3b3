import type { SiteScript } from "./account.ts";
import type { AutomationStatus } from "./automations.ts";
import type { Timestamp } from "./common.ts";
import type { StoreAddress } from "./ecommerce-orders.ts";

/** A store (`/ecommerce/stores`). */
export interface Store {
  readonly id: string;
  readonly list_id: string;
  name: string;
  platform?: string;
  domain?: string;
  is_syncing?: boolean;
  email_address?: string;
  currency_code: string;
  money_format?: string;
  primary_locale?: string;
  timezone?: string;
  phone?: string;
  address?: StoreAddress;
  readonly connected_site?: StoreConnectedSite;
  readonly automations?: StoreAutomations;
  readonly list_is_active: boolean;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** The website connected to a store. */
export interface StoreConnectedSite {
  readonly site_foreign_id: string;
  readonly site_script: SiteScript;
}

/** The automations of a store. */
export interface StoreAutomations {
  readonly abandoned_cart: StoreAutomation;
  readonly abandoned_browse: StoreAutomation;
}

/** An automation of a store. */
export interface StoreAutomation {
  readonly is_supported: boolean;
  readonly id?: string;
  readonly status?: AutomationStatus;
}

export interface CreateStore extends UpdateStore {
  id: string;
  list_id: string;
  name: string;
  currency_code: string;
}

export interface UpdateStore {
  name?: string;
  platform?: string;
  domain?: string;
  is_syncing?: boolean;
  email_address?: string;
  currency_code?: string;
  money_format?: string;
  primary_locale?: string;
  timezone?: string;
  phone?: string;
  address?: StoreAddress;
}
