/** Verifies and parses the webhooks of the service. */
export { verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
export * from "../../../src/ports/marketing-api/webhooks.ts";
