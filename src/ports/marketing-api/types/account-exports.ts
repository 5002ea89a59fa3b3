import type { Timestamp } from "./common.ts";

/** An export of the account's data; optional fields are set when it has finished (`/account-exports`). */
export interface AccountExport {
  export_id: number;
  started: Timestamp;
  finished?: Timestamp;
  size_in_bytes?: number;
  download_url?: string;
}

/** Body of `POST /account-exports`. */
export interface CreateAccountExport {
  include_stages: readonly (
    | "audiences"
    | "campaigns"
    | "events"
    | "gallery_files"
    | "reports"
    | "templates"
  )[];
  since_timestamp?: Timestamp;
}
