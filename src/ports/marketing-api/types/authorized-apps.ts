/** An application that may use the account (`/authorized-apps`). */
export interface AuthorizedApp {
  id: number;
  name: string;
  description: string;
  users: readonly string[];
}
