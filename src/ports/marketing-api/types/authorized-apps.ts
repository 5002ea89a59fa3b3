/** An application that may use the account (`/authorized-apps`). */
export interface AuthorizedApp {
  id: number;
  name: string;
  description: string;
  users: readonly string[];
}

/** Response of `GET /authorized-apps`. */
export interface AuthorizedAppList {
  apps: readonly AuthorizedApp[];
  readonly total_items: number;
}
