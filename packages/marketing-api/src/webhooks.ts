/** What the service sends: whether it is from the service, and what it says. */
export { verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
export * from "../../../src/ports/marketing-api/webhooks.ts";
