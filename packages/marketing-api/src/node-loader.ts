export { nodeTransport as loadTransport } from "../../../src/adapters/esp-rest/node-transport.ts";
