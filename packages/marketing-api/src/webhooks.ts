/** Verifies, parses and signs the webhooks of the service. */
export { signWebhook, verifyWebhookSignature } from "../../../src/ports/marketing-api/webhook-signature.ts";
export * from "../../../src/ports/marketing-api/webhooks.ts";
