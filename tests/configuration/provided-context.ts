declare module "vitest" {
  /** What the configuration and global setups tell test files (`inject`). */
  interface ProvidedContext {
    /** Where the browser that all files share is reached. */
    browserEndpoint: string;
    /** Whether sweeps go over every page, state and case, or over one of each kind. */
    sweepsAll: boolean;
  }
}

export {};
