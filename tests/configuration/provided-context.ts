import type { Engine } from "../harness/engines/visitor.ts";

declare module "vitest" {
  /** Values that the configuration and global setups provide to test files (`inject`). */
  interface ProvidedContext {
    /** Engine of the browser that the tests run in. */
    engine: Engine;
    /** Whether tests of a file share servers and clocks. */
    sharesState: boolean;
    /** WebSocket endpoint of the shared browser. */
    browserEndpoint: string;
    /** Address that answers once the package of the marketing client is installed, or why it is not. */
    installed: string;
  }
}
