// Written by `npm run marketing:compat`: change the catalog, or the script, not this file.
// biome-ignore-all format: a row a method.
import type { Answer, Body, Id, Opts, Query } from "./types.ts";

/** The groups of the provider's client, with what its methods take and bring. */
export interface Groups {
  readonly accountExport: {
    /** `GET /account-exports/{export_id}` */
    getAccountExports(exportId: Id, opts?: Opts<"accountExports.get">): Answer<"accountExports.get">;
  };
  readonly accountExports: {
    /** `GET /account-exports` */
    listAccountExports(opts?: Opts<"accountExports.list">): Answer<"accountExports.list">;
    /** `POST /account-exports` */
    createAccountExport(body: Body<"accountExports.create">): Answer<"accountExports.create">;
  };
  readonly activityFeed: {
    /** `GET /activity-feed/chimp-chatter` */
    getChimpChatter(opts?: Opts<"activityFeed.chimpChatter.list">): Answer<"activityFeed.chimpChatter.list">;
  };
  readonly authorizedApps: {
    /** `GET /authorized-apps` */
    list(opts?: Opts<"authorizedApps.list">): Answer<"authorizedApps.list">;
    /** `GET /authorized-apps/{app_id}` */
    get(appId: Id, opts?: Opts<"authorizedApps.get">): Answer<"authorizedApps.get">;
  };
  readonly automations: {
    /** `POST /automations/{workflow_id}/actions/archive` */
    archive(workflowId: Id): Answer<"automations.archive">;
    /** `DELETE /automations/{workflow_id}/emails/{workflow_email_id}` */
    deleteWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.delete">;
    /** `GET /automations` */
    list(opts?: Opts<"automations.list">): Answer<"automations.list">;
    /** `GET /automations/{workflow_id}` */
    get(workflowId: Id, opts?: Opts<"automations.get">): Answer<"automations.get">;
    /** `GET /automations/{workflow_id}/emails` */
    listAllWorkflowEmails(workflowId: Id): Answer<"automations.emails.list">;
    /** `GET /automations/{workflow_id}/emails/{workflow_email_id}` */
    getWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.get">;
    /** `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue` */
    getWorkflowEmailSubscriberQueue(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.queue.list">;
    /** `GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}` */
    getWorkflowEmailSubscriber(workflowId: Id, workflowEmailId: Id, subscriberHash: Id): Answer<"automations.emails.queue.get">;
    /** `GET /automations/{workflow_id}/removed-subscribers` */
    listWorkflowEmailSubscribersRemoved(workflowId: Id): Answer<"automations.removedSubscribers.list">;
    /** `GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}` */
    getRemovedWorkflowEmailSubscriber(workflowId: Id, subscriberHash: Id): Answer<"automations.removedSubscribers.get">;
    /** `PATCH /automations/{workflow_id}/emails/{workflow_email_id}` */
    updateWorkflowEmail(workflowId: Id, workflowEmailId: Id, body: Body<"automations.emails.update">): Answer<"automations.emails.update">;
    /** `POST /automations` */
    create(body: Body<"automations.create">): Answer<"automations.create">;
    /** `POST /automations/{workflow_id}/actions/pause-all-emails` */
    pauseAllEmails(workflowId: Id): Answer<"automations.pauseAllEmails">;
    /** `POST /automations/{workflow_id}/actions/start-all-emails` */
    startAllEmails(workflowId: Id): Answer<"automations.startAllEmails">;
    /** `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause` */
    pauseWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.pause">;
    /** `POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start` */
    startWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.start">;
    /** `POST /automations/{workflow_id}/emails/{workflow_email_id}/queue` */
    addWorkflowEmailSubscriber(workflowId: Id, workflowEmailId: Id, body: Body<"automations.emails.queue.add">): Answer<"automations.emails.queue.add">;
    /** `POST /automations/{workflow_id}/removed-subscribers` */
    removeWorkflowEmailSubscriber(workflowId: Id, body: Body<"automations.removedSubscribers.add">): Answer<"automations.removedSubscribers.add">;
  };
  readonly batchWebhooks: {
    /** `DELETE /batch-webhooks/{batch_webhook_id}` */
    remove(batchWebhookId: Id): Answer<"batchWebhooks.delete">;
    /** `GET /batch-webhooks/{batch_webhook_id}` */
    get(batchWebhookId: Id, opts?: Opts<"batchWebhooks.get">): Answer<"batchWebhooks.get">;
    /** `GET /batch-webhooks` */
    list(opts?: Opts<"batchWebhooks.list">): Answer<"batchWebhooks.list">;
    /** `PATCH /batch-webhooks/{batch_webhook_id}` */
    update(batchWebhookId: Id, body: Body<"batchWebhooks.update">): Answer<"batchWebhooks.update">;
    /** `POST /batch-webhooks` */
    create(body: Body<"batchWebhooks.create">): Answer<"batchWebhooks.create">;
  };
  readonly batches: {
    /** `DELETE /batches/{batch_id}` */
    deleteRequest(batchId: Id): Answer<"batches.delete">;
    /** `GET /batches` */
    list(opts?: Opts<"batches.list">): Answer<"batches.list">;
    /** `GET /batches/{batch_id}` */
    status(batchId: Id, opts?: Opts<"batches.get">): Answer<"batches.get">;
    /** `POST /batches` */
    start(body: Body<"batches.create">): Answer<"batches.create">;
  };
  readonly campaignFolders: {
    /** `DELETE /campaign-folders/{folder_id}` */
    remove(folderId: Id): Answer<"campaignFolders.delete">;
    /** `GET /campaign-folders` */
    list(opts?: Opts<"campaignFolders.list">): Answer<"campaignFolders.list">;
    /** `GET /campaign-folders/{folder_id}` */
    get(folderId: Id, opts?: Opts<"campaignFolders.get">): Answer<"campaignFolders.get">;
    /** `PATCH /campaign-folders/{folder_id}` */
    update(folderId: Id, body: Body<"campaignFolders.update">): Answer<"campaignFolders.update">;
    /** `POST /campaign-folders` */
    create(body: Body<"campaignFolders.create">): Answer<"campaignFolders.create">;
  };
  readonly campaigns: {
    /** `DELETE /campaigns/{campaign_id}` */
    remove(campaignId: Id): Answer<"campaigns.delete">;
    /** `DELETE /campaigns/{campaign_id}/feedback/{feedback_id}` */
    deleteFeedbackMessage(campaignId: Id, feedbackId: Id): Answer<"campaigns.feedback.delete">;
    /** `GET /campaigns` */
    list(opts?: Opts<"campaigns.list">): Answer<"campaigns.list">;
    /** `GET /campaigns/{campaign_id}` */
    get(campaignId: Id, opts?: Opts<"campaigns.get">): Answer<"campaigns.get">;
    /** `GET /campaigns/{campaign_id}/content` */
    getContent(campaignId: Id, opts?: Opts<"campaigns.content.get">): Answer<"campaigns.content.get">;
    /** `GET /campaigns/{campaign_id}/feedback` */
    getFeedback(campaignId: Id, opts?: Opts<"campaigns.feedback.list">): Answer<"campaigns.feedback.list">;
    /** `GET /campaigns/{campaign_id}/feedback/{feedback_id}` */
    getFeedbackMessage(campaignId: Id, feedbackId: Id, opts?: Opts<"campaigns.feedback.get">): Answer<"campaigns.feedback.get">;
    /** `GET /campaigns/{campaign_id}/send-checklist` */
    getSendChecklist(campaignId: Id, opts?: Opts<"campaigns.sendChecklist.get">): Answer<"campaigns.sendChecklist.get">;
    /** `PATCH /campaigns/{campaign_id}` */
    update(campaignId: Id, body: Body<"campaigns.update">): Answer<"campaigns.update">;
    /** `PATCH /campaigns/{campaign_id}/feedback/{feedback_id}` */
    updateFeedbackMessage(campaignId: Id, feedbackId: Id, body: Body<"campaigns.feedback.update">): Answer<"campaigns.feedback.update">;
    /** `POST /campaigns` */
    create(body: Body<"campaigns.create">): Answer<"campaigns.create">;
    /** `POST /campaigns/{campaign_id}/actions/cancel-send` */
    cancelSend(campaignId: Id): Answer<"campaigns.cancelSend">;
    /** `POST /campaigns/{campaign_id}/actions/create-resend` */
    createResend(campaignId: Id): Answer<"campaigns.createResend">;
    /** `POST /campaigns/{campaign_id}/actions/pause` */
    pause(campaignId: Id): Answer<"campaigns.pause">;
    /** `POST /campaigns/{campaign_id}/actions/replicate` */
    replicate(campaignId: Id): Answer<"campaigns.replicate">;
    /** `POST /campaigns/{campaign_id}/actions/resume` */
    resume(campaignId: Id): Answer<"campaigns.resume">;
    /** `POST /campaigns/{campaign_id}/actions/schedule` */
    schedule(campaignId: Id, body: Body<"campaigns.schedule">): Answer<"campaigns.schedule">;
    /** `POST /campaigns/{campaign_id}/actions/send` */
    send(campaignId: Id): Answer<"campaigns.send">;
    /** `POST /campaigns/{campaign_id}/actions/test` */
    sendTestEmail(campaignId: Id, body: Body<"campaigns.test">): Answer<"campaigns.test">;
    /** `POST /campaigns/{campaign_id}/actions/unschedule` */
    unschedule(campaignId: Id): Answer<"campaigns.unschedule">;
    /** `POST /campaigns/{campaign_id}/feedback` */
    addFeedback(campaignId: Id, body: Body<"campaigns.feedback.create">): Answer<"campaigns.feedback.create">;
    /** `PUT /campaigns/{campaign_id}/content` */
    setContent(campaignId: Id, body: Body<"campaigns.content.set">): Answer<"campaigns.content.set">;
  };
  readonly connectedSites: {
    /** `DELETE /connected-sites/{connected_site_id}` */
    remove(connectedSiteId: Id): Answer<"connectedSites.delete">;
    /** `GET /connected-sites` */
    list(opts?: Opts<"connectedSites.list">): Answer<"connectedSites.list">;
    /** `GET /connected-sites/{connected_site_id}` */
    get(connectedSiteId: Id, opts?: Opts<"connectedSites.get">): Answer<"connectedSites.get">;
    /** `POST /connected-sites` */
    create(body: Body<"connectedSites.create">): Answer<"connectedSites.create">;
    /** `POST /connected-sites/{connected_site_id}/actions/verify-script-installation` */
    verifyScriptInstallation(connectedSiteId: Id): Answer<"connectedSites.verifyScriptInstallation">;
  };
  readonly conversations: {
    /** `GET /conversations` */
    list(opts?: Opts<"conversations.list">): Answer<"conversations.list">;
    /** `GET /conversations/{conversation_id}` */
    get(conversationId: Id, opts?: Opts<"conversations.get">): Answer<"conversations.get">;
    /** `GET /conversations/{conversation_id}/messages` */
    getConversationMessages(conversationId: Id, opts?: Opts<"conversations.messages.list">): Answer<"conversations.messages.list">;
    /** `GET /conversations/{conversation_id}/messages/{message_id}` */
    getConversationMessage(conversationId: Id, messageId: Id, opts?: Opts<"conversations.messages.get">): Answer<"conversations.messages.get">;
  };
  readonly customerJourneys: {
    /** `POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger` */
    trigger(journeyId: Id, stepId: Id, body: Body<"customerJourneys.trigger">): Answer<"customerJourneys.trigger">;
  };
  readonly ecommerce: {
    /** `DELETE /ecommerce/stores/{store_id}` */
    deleteStore(storeId: Id): Answer<"ecommerce.stores.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/carts/{cart_id}` */
    deleteStoreCart(storeId: Id, cartId: Id): Answer<"ecommerce.stores.carts.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}` */
    deleteCartLineItem(storeId: Id, cartId: Id, lineId: Id): Answer<"ecommerce.stores.carts.lines.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/customers/{customer_id}` */
    deleteStoreCustomer(storeId: Id, customerId: Id): Answer<"ecommerce.stores.customers.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/orders/{order_id}` */
    deleteOrder(storeId: Id, orderId: Id): Answer<"ecommerce.stores.orders.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}` */
    deleteOrderLineItem(storeId: Id, orderId: Id, lineId: Id): Answer<"ecommerce.stores.orders.lines.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/products/{product_id}` */
    deleteStoreProduct(storeId: Id, productId: Id): Answer<"ecommerce.stores.products.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}` */
    deleteProductImage(storeId: Id, productId: Id, imageId: Id): Answer<"ecommerce.stores.products.images.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}` */
    deleteProductVariant(storeId: Id, productId: Id, variantId: Id): Answer<"ecommerce.stores.products.variants.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}` */
    deletePromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id): Answer<"ecommerce.stores.promoRules.promoCodes.delete">;
    /** `DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}` */
    deletePromoRule(storeId: Id, promoRuleId: Id): Answer<"ecommerce.stores.promoRules.delete">;
    /** `GET /ecommerce/orders` */
    orders(opts?: Opts<"ecommerce.orders.list">): Answer<"ecommerce.orders.list">;
    /** `GET /ecommerce/stores` */
    stores(opts?: Opts<"ecommerce.stores.list">): Answer<"ecommerce.stores.list">;
    /** `GET /ecommerce/stores/{store_id}` */
    getStore(storeId: Id, opts?: Opts<"ecommerce.stores.get">): Answer<"ecommerce.stores.get">;
    /** `GET /ecommerce/stores/{store_id}/carts` */
    getStoreCarts(storeId: Id, opts?: Opts<"ecommerce.stores.carts.list">): Answer<"ecommerce.stores.carts.list">;
    /** `GET /ecommerce/stores/{store_id}/carts/{cart_id}` */
    getStoreCart(storeId: Id, cartId: Id, opts?: Opts<"ecommerce.stores.carts.get">): Answer<"ecommerce.stores.carts.get">;
    /** `GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines` */
    getAllCartLineItems(storeId: Id, cartId: Id, opts?: Opts<"ecommerce.stores.carts.lines.list">): Answer<"ecommerce.stores.carts.lines.list">;
    /** `GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}` */
    getCartLineItem(storeId: Id, cartId: Id, lineId: Id, opts?: Opts<"ecommerce.stores.carts.lines.get">): Answer<"ecommerce.stores.carts.lines.get">;
    /** `GET /ecommerce/stores/{store_id}/customers` */
    getAllStoreCustomers(storeId: Id, opts?: Opts<"ecommerce.stores.customers.list">): Answer<"ecommerce.stores.customers.list">;
    /** `GET /ecommerce/stores/{store_id}/customers/{customer_id}` */
    getStoreCustomer(storeId: Id, customerId: Id, opts?: Opts<"ecommerce.stores.customers.get">): Answer<"ecommerce.stores.customers.get">;
    /** `GET /ecommerce/stores/{store_id}/orders` */
    getStoreOrders(storeId: Id, opts?: Opts<"ecommerce.stores.orders.list">): Answer<"ecommerce.stores.orders.list">;
    /** `GET /ecommerce/stores/{store_id}/orders/{order_id}` */
    getOrder(storeId: Id, orderId: Id, opts?: Opts<"ecommerce.stores.orders.get">): Answer<"ecommerce.stores.orders.get">;
    /** `GET /ecommerce/stores/{store_id}/orders/{order_id}/lines` */
    getAllOrderLineItems(storeId: Id, orderId: Id, opts?: Opts<"ecommerce.stores.orders.lines.list">): Answer<"ecommerce.stores.orders.lines.list">;
    /** `GET /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}` */
    getOrderLineItem(storeId: Id, orderId: Id, lineId: Id, opts?: Opts<"ecommerce.stores.orders.lines.get">): Answer<"ecommerce.stores.orders.lines.get">;
    /** `GET /ecommerce/stores/{store_id}/products` */
    getAllStoreProducts(storeId: Id, opts?: Opts<"ecommerce.stores.products.list">): Answer<"ecommerce.stores.products.list">;
    /** `GET /ecommerce/stores/{store_id}/products/{product_id}` */
    getStoreProduct(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.get">): Answer<"ecommerce.stores.products.get">;
    /** `GET /ecommerce/stores/{store_id}/products/{product_id}/images` */
    getProductImages(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.images.list">): Answer<"ecommerce.stores.products.images.list">;
    /** `GET /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}` */
    getProductImage(storeId: Id, productId: Id, imageId: Id, opts?: Opts<"ecommerce.stores.products.images.get">): Answer<"ecommerce.stores.products.images.get">;
    /** `GET /ecommerce/stores/{store_id}/products/{product_id}/variants` */
    getProductVariants(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.variants.list">): Answer<"ecommerce.stores.products.variants.list">;
    /** `GET /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}` */
    getProductVariant(storeId: Id, productId: Id, variantId: Id, opts?: Opts<"ecommerce.stores.products.variants.get">): Answer<"ecommerce.stores.products.variants.get">;
    /** `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes` */
    getPromoCodes(promoRuleId: Id, storeId: Id, opts?: Opts<"ecommerce.stores.promoRules.promoCodes.list">): Answer<"ecommerce.stores.promoRules.promoCodes.list">;
    /** `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}` */
    getPromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id, opts?: Opts<"ecommerce.stores.promoRules.promoCodes.get">): Answer<"ecommerce.stores.promoRules.promoCodes.get">;
    /** `GET /ecommerce/stores/{store_id}/promo-rules` */
    listPromoRules(storeId: Id, opts?: Opts<"ecommerce.stores.promoRules.list">): Answer<"ecommerce.stores.promoRules.list">;
    /** `GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}` */
    getPromoRule(storeId: Id, promoRuleId: Id, opts?: Opts<"ecommerce.stores.promoRules.get">): Answer<"ecommerce.stores.promoRules.get">;
    /** `PATCH /ecommerce/stores/{store_id}` */
    updateStore(storeId: Id, body: Body<"ecommerce.stores.update">): Answer<"ecommerce.stores.update">;
    /** `PATCH /ecommerce/stores/{store_id}/carts/{cart_id}` */
    updateStoreCart(storeId: Id, cartId: Id, body: Body<"ecommerce.stores.carts.update">): Answer<"ecommerce.stores.carts.update">;
    /** `PATCH /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}` */
    updateCartLineItem(storeId: Id, cartId: Id, lineId: Id, body: Body<"ecommerce.stores.carts.lines.update">): Answer<"ecommerce.stores.carts.lines.update">;
    /** `PATCH /ecommerce/stores/{store_id}/customers/{customer_id}` */
    updateStoreCustomer(storeId: Id, customerId: Id, body: Body<"ecommerce.stores.customers.update">): Answer<"ecommerce.stores.customers.update">;
    /** `PATCH /ecommerce/stores/{store_id}/orders/{order_id}` */
    updateOrder(storeId: Id, orderId: Id, body: Body<"ecommerce.stores.orders.update">): Answer<"ecommerce.stores.orders.update">;
    /** `PATCH /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}` */
    updateOrderLineItem(storeId: Id, orderId: Id, lineId: Id, body: Body<"ecommerce.stores.orders.lines.update">): Answer<"ecommerce.stores.orders.lines.update">;
    /** `PATCH /ecommerce/stores/{store_id}/products/{product_id}` */
    updateStoreProduct(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.update">): Answer<"ecommerce.stores.products.update">;
    /** `PATCH /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}` */
    updateProductImage(storeId: Id, productId: Id, imageId: Id, body: Body<"ecommerce.stores.products.images.update">): Answer<"ecommerce.stores.products.images.update">;
    /** `PATCH /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}` */
    updateProductVariant(storeId: Id, productId: Id, variantId: Id, body: Body<"ecommerce.stores.products.variants.update">): Answer<"ecommerce.stores.products.variants.update">;
    /** `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}` */
    updatePromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id, body: Body<"ecommerce.stores.promoRules.promoCodes.update">): Answer<"ecommerce.stores.promoRules.promoCodes.update">;
    /** `PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}` */
    updatePromoRule(storeId: Id, promoRuleId: Id, body: Body<"ecommerce.stores.promoRules.update">): Answer<"ecommerce.stores.promoRules.update">;
    /** `POST /ecommerce/stores` */
    addStore(body: Body<"ecommerce.stores.create">): Answer<"ecommerce.stores.create">;
    /** `POST /ecommerce/stores/{store_id}/carts` */
    addStoreCart(storeId: Id, body: Body<"ecommerce.stores.carts.create">): Answer<"ecommerce.stores.carts.create">;
    /** `POST /ecommerce/stores/{store_id}/carts/{cart_id}/lines` */
    addCartLineItem(storeId: Id, cartId: Id, body: Body<"ecommerce.stores.carts.lines.create">): Answer<"ecommerce.stores.carts.lines.create">;
    /** `POST /ecommerce/stores/{store_id}/customers` */
    addStoreCustomer(storeId: Id, body: Body<"ecommerce.stores.customers.create">): Answer<"ecommerce.stores.customers.create">;
    /** `POST /ecommerce/stores/{store_id}/orders` */
    addStoreOrder(storeId: Id, body: Body<"ecommerce.stores.orders.create">): Answer<"ecommerce.stores.orders.create">;
    /** `POST /ecommerce/stores/{store_id}/orders/{order_id}/lines` */
    addOrderLineItem(storeId: Id, orderId: Id, body: Body<"ecommerce.stores.orders.lines.create">): Answer<"ecommerce.stores.orders.lines.create">;
    /** `POST /ecommerce/stores/{store_id}/products` */
    addStoreProduct(storeId: Id, body: Body<"ecommerce.stores.products.create">): Answer<"ecommerce.stores.products.create">;
    /** `POST /ecommerce/stores/{store_id}/products/{product_id}/images` */
    addProductImage(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.images.create">): Answer<"ecommerce.stores.products.images.create">;
    /** `POST /ecommerce/stores/{store_id}/products/{product_id}/variants` */
    addProductVariants(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.variants.create">): Answer<"ecommerce.stores.products.variants.create">;
    /** `POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes` */
    addPromoCode(storeId: Id, promoRuleId: Id, body: Body<"ecommerce.stores.promoRules.promoCodes.create">): Answer<"ecommerce.stores.promoRules.promoCodes.create">;
    /** `POST /ecommerce/stores/{store_id}/promo-rules` */
    addPromoRules(storeId: Id, body: Body<"ecommerce.stores.promoRules.create">): Answer<"ecommerce.stores.promoRules.create">;
    /** `PUT /ecommerce/stores/{store_id}/customers/{customer_id}` */
    setStoreCustomer(storeId: Id, customerId: Id, body: Body<"ecommerce.stores.customers.set">): Answer<"ecommerce.stores.customers.set">;
    /** `PUT /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}` */
    addProductVariant(storeId: Id, productId: Id, variantId: Id, body: Body<"ecommerce.stores.products.variants.set">): Answer<"ecommerce.stores.products.variants.set">;
  };
  readonly facebookAds: {
    /** `GET /facebook-ads` */
    list(opts?: Opts<"facebookAds.list">): Answer<"facebookAds.list">;
    /** `GET /facebook-ads/{outreach_id}` */
    getAd(outreachId: Id, opts?: Opts<"facebookAds.get">): Answer<"facebookAds.get">;
  };
  readonly fileManager: {
    /** `DELETE /file-manager/files/{file_id}` */
    deleteFile(fileId: Id): Answer<"fileManager.files.delete">;
    /** `DELETE /file-manager/folders/{folder_id}` */
    deleteFolder(folderId: Id): Answer<"fileManager.folders.delete">;
    /** `GET /file-manager/files` */
    files(opts?: Opts<"fileManager.files.list">): Answer<"fileManager.files.list">;
    /** `GET /file-manager/files/{file_id}` */
    getFile(fileId: Id, opts?: Opts<"fileManager.files.get">): Answer<"fileManager.files.get">;
    /** `GET /file-manager/folders` */
    listFolders(opts?: Opts<"fileManager.folders.list">): Answer<"fileManager.folders.list">;
    /** `GET /file-manager/folders/{folder_id}` */
    getFolder(folderId: Id, opts?: Opts<"fileManager.folders.get">): Answer<"fileManager.folders.get">;
    /** `PATCH /file-manager/files/{file_id}` */
    updateFile(fileId: Id, body: Body<"fileManager.files.update">): Answer<"fileManager.files.update">;
    /** `PATCH /file-manager/folders/{folder_id}` */
    updateFolder(folderId: Id, body: Body<"fileManager.folders.update">): Answer<"fileManager.folders.update">;
    /** `POST /file-manager/files` */
    upload(body: Body<"fileManager.files.create">): Answer<"fileManager.files.create">;
    /** `POST /file-manager/folders` */
    createFolder(body: Body<"fileManager.folders.create">): Answer<"fileManager.folders.create">;
  };
  readonly landingPages: {
    /** `DELETE /landing-pages/{page_id}` */
    deletePage(pageId: Id): Answer<"landingPages.delete">;
    /** `GET /landing-pages` */
    getAll(opts?: Opts<"landingPages.list">): Answer<"landingPages.list">;
    /** `GET /landing-pages/{page_id}` */
    getPage(pageId: Id, opts?: Opts<"landingPages.get">): Answer<"landingPages.get">;
    /** `GET /landing-pages/{page_id}/content` */
    getPageContent(pageId: Id, opts?: Opts<"landingPages.content.get">): Answer<"landingPages.content.get">;
    /** `PATCH /landing-pages/{page_id}` */
    updatePage(pageId: Id, body: Body<"landingPages.update">): Answer<"landingPages.update">;
    /** `POST /landing-pages` */
    create(body: Body<"landingPages.create">, opts?: Opts<"landingPages.create">): Answer<"landingPages.create">;
    /** `POST /landing-pages/{page_id}/actions/publish` */
    publishPage(pageId: Id): Answer<"landingPages.publish">;
    /** `POST /landing-pages/{page_id}/actions/unpublish` */
    unpublishPage(pageId: Id): Answer<"landingPages.unpublish">;
  };
  readonly lists: {
    /** `DELETE /lists/{list_id}` */
    deleteList(listId: Id): Answer<"lists.delete">;
    /** `DELETE /lists/{list_id}/interest-categories/{interest_category_id}` */
    deleteInterestCategory(listId: Id, interestCategoryId: Id): Answer<"lists.interestCategories.delete">;
    /** `DELETE /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}` */
    deleteInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id): Answer<"lists.interestCategories.interests.delete">;
    /** `DELETE /lists/{list_id}/members/{subscriber_hash}` */
    deleteListMember(listId: Id, subscriberHash: Id): Answer<"lists.members.delete">;
    /** `DELETE /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}` */
    deleteListMemberNote(listId: Id, subscriberHash: Id, noteId: Id): Answer<"lists.members.notes.delete">;
    /** `DELETE /lists/{list_id}/merge-fields/{merge_id}` */
    deleteListMergeField(listId: Id, mergeId: Id): Answer<"lists.mergeFields.delete">;
    /** `DELETE /lists/{list_id}/segments/{segment_id}` */
    deleteSegment(listId: Id, segmentId: Id): Answer<"lists.segments.delete">;
    /** `DELETE /lists/{list_id}/segments/{segment_id}/members/{subscriber_hash}` */
    removeSegmentMember(listId: Id, segmentId: Id, subscriberHash: Id): Answer<"lists.segments.members.remove">;
    /** `DELETE /lists/{list_id}/webhooks/{webhook_id}` */
    deleteListWebhook(listId: Id, webhookId: Id): Answer<"lists.webhooks.delete">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/tags` */
    getListMemberTags(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.tags.list">): Answer<"lists.members.tags.list">;
    /** `GET /lists` */
    getAllLists(opts?: Opts<"lists.list">): Answer<"lists.list">;
    /** `GET /lists/{list_id}` */
    getList(listId: Id, opts?: Opts<"lists.get">): Answer<"lists.get">;
    /** `GET /lists/{list_id}/abuse-reports` */
    getListAbuseReports(listId: Id, opts?: Opts<"lists.abuseReports.list">): Answer<"lists.abuseReports.list">;
    /** `GET /lists/{list_id}/abuse-reports/{report_id}` */
    getListAbuseReportDetails(listId: Id, reportId: Id, opts?: Opts<"lists.abuseReports.get">): Answer<"lists.abuseReports.get">;
    /** `GET /lists/{list_id}/activity` */
    getListRecentActivity(listId: Id, opts?: Opts<"lists.activity.list">): Answer<"lists.activity.list">;
    /** `GET /lists/{list_id}/clients` */
    getListClients(listId: Id, opts?: Opts<"lists.clients.list">): Answer<"lists.clients.list">;
    /** `GET /lists/{list_id}/growth-history` */
    getListGrowthHistory(listId: Id, opts?: Opts<"lists.growthHistory.list">): Answer<"lists.growthHistory.list">;
    /** `GET /lists/{list_id}/growth-history/{month}` */
    getListGrowthHistoryByMonth(listId: Id, month: Id, opts?: Opts<"lists.growthHistory.get">): Answer<"lists.growthHistory.get">;
    /** `GET /lists/{list_id}/interest-categories` */
    getListInterestCategories(listId: Id, opts?: Opts<"lists.interestCategories.list">): Answer<"lists.interestCategories.list">;
    /** `GET /lists/{list_id}/interest-categories/{interest_category_id}` */
    getInterestCategory(listId: Id, interestCategoryId: Id, opts?: Opts<"lists.interestCategories.get">): Answer<"lists.interestCategories.get">;
    /** `GET /lists/{list_id}/interest-categories/{interest_category_id}/interests` */
    listInterestCategoryInterests(listId: Id, interestCategoryId: Id, opts?: Opts<"lists.interestCategories.interests.list">): Answer<"lists.interestCategories.interests.list">;
    /** `GET /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}` */
    getInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id, opts?: Opts<"lists.interestCategories.interests.get">): Answer<"lists.interestCategories.interests.get">;
    /** `GET /lists/{list_id}/locations` */
    getListLocations(listId: Id, opts?: Opts<"lists.locations.list">): Answer<"lists.locations.list">;
    /** `GET /lists/{list_id}/members` */
    getListMembersInfo(listId: Id, opts?: Opts<"lists.members.list">): Answer<"lists.members.list">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}` */
    getListMember(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.get">): Answer<"lists.members.get">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/activity` */
    getListMemberActivity(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.activity.list">): Answer<"lists.members.activity.list">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/activity-feed` */
    getListMemberActivityFeed(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.activityFeed.list">): Answer<"lists.members.activityFeed.list">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/events` */
    getListMemberEvents(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.events.list">): Answer<"lists.members.events.list">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/goals` */
    getListMemberGoals(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.goals.list">): Answer<"lists.members.goals.list">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/notes` */
    getListMemberNotes(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.notes.list">): Answer<"lists.members.notes.list">;
    /** `GET /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}` */
    getListMemberNote(listId: Id, subscriberHash: Id, noteId: Id, opts?: Opts<"lists.members.notes.get">): Answer<"lists.members.notes.get">;
    /** `GET /lists/{list_id}/merge-fields` */
    getListMergeFields(listId: Id, opts?: Opts<"lists.mergeFields.list">): Answer<"lists.mergeFields.list">;
    /** `GET /lists/{list_id}/merge-fields/{merge_id}` */
    getListMergeField(listId: Id, mergeId: Id, opts?: Opts<"lists.mergeFields.get">): Answer<"lists.mergeFields.get">;
    /** `GET /lists/{list_id}/segments/{segment_id}` */
    getSegment(listId: Id, segmentId: Id, opts?: Opts<"lists.segments.get">): Answer<"lists.segments.get">;
    /** `GET /lists/{list_id}/segments/{segment_id}/members` */
    getSegmentMembersList(listId: Id, segmentId: Id, opts?: Opts<"lists.segments.members.list">): Answer<"lists.segments.members.list">;
    /** `GET /lists/{list_id}/signup-forms` */
    getListSignupForms(listId: Id): Answer<"lists.signupForms.list">;
    /** `GET /lists/{list_id}/surveys` */
    getAllSurveysForList(listId: Id): Answer<"lists.surveys.list">;
    /** `GET /lists/{list_id}/surveys/{survey_id}` */
    getSurvey(listId: Id, surveyId: Id): Answer<"lists.surveys.get">;
    /** `GET /lists/{list_id}/webhooks` */
    getListWebhooks(listId: Id): Answer<"lists.webhooks.list">;
    /** `GET /lists/{list_id}/webhooks/{webhook_id}` */
    getListWebhook(listId: Id, webhookId: Id): Answer<"lists.webhooks.get">;
    /** `PATCH /lists/{list_id}` */
    updateList(listId: Id, body: Body<"lists.update">): Answer<"lists.update">;
    /** `PATCH /lists/{list_id}/interest-categories/{interest_category_id}` */
    updateInterestCategory(listId: Id, interestCategoryId: Id, body: Body<"lists.interestCategories.update">): Answer<"lists.interestCategories.update">;
    /** `PATCH /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}` */
    updateInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id, body: Body<"lists.interestCategories.interests.update">): Answer<"lists.interestCategories.interests.update">;
    /** `PATCH /lists/{list_id}/members/{subscriber_hash}` */
    updateListMember(listId: Id, subscriberHash: Id, body: Body<"lists.members.update">, opts?: Opts<"lists.members.update">): Answer<"lists.members.update">;
    /** `PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}` */
    updateListMemberNote(listId: Id, subscriberHash: Id, noteId: Id, body: Body<"lists.members.notes.update">): Answer<"lists.members.notes.update">;
    /** `PATCH /lists/{list_id}/merge-fields/{merge_id}` */
    updateListMergeField(listId: Id, mergeId: Id, body: Body<"lists.mergeFields.update">): Answer<"lists.mergeFields.update">;
    /** `PATCH /lists/{list_id}/segments/{segment_id}` */
    updateSegment(listId: Id, segmentId: Id, body: Body<"lists.segments.update">): Answer<"lists.segments.update">;
    /** `PATCH /lists/{list_id}/webhooks/{webhook_id}` */
    updateListWebhook(listId: Id, webhookId: Id, body: Body<"lists.webhooks.update">): Answer<"lists.webhooks.update">;
    /** `POST /lists/{list_id}/members/{subscriber_hash}/events` */
    createListMemberEvent(listId: Id, subscriberHash: Id, body: Body<"lists.members.events.create">): Answer<"lists.members.events.create">;
    /** `POST /lists/{list_id}/members/{subscriber_hash}/tags` */
    updateListMemberTags(listId: Id, subscriberHash: Id, body: Body<"lists.members.tags.update">): Answer<"lists.members.tags.update">;
    /** `POST /lists` */
    createList(body: Body<"lists.create">): Answer<"lists.create">;
    /** `POST /lists/{list_id}` */
    batchListMembers(listId: Id, body: Body<"lists.batchMembers">, opts?: Opts<"lists.batchMembers">): Answer<"lists.batchMembers">;
    /** `POST /lists/{list_id}/interest-categories` */
    createListInterestCategory(listId: Id, body: Body<"lists.interestCategories.create">): Answer<"lists.interestCategories.create">;
    /** `POST /lists/{list_id}/interest-categories/{interest_category_id}/interests` */
    createInterestCategoryInterest(listId: Id, interestCategoryId: Id, body: Body<"lists.interestCategories.interests.create">): Answer<"lists.interestCategories.interests.create">;
    /** `POST /lists/{list_id}/members` */
    addListMember(listId: Id, body: Body<"lists.members.create">, opts?: Opts<"lists.members.create">): Answer<"lists.members.create">;
    /** `POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent` */
    deleteListMemberPermanent(listId: Id, subscriberHash: Id): Answer<"lists.members.deletePermanent">;
    /** `POST /lists/{list_id}/members/{subscriber_hash}/notes` */
    createListMemberNote(listId: Id, subscriberHash: Id, body: Body<"lists.members.notes.create">): Answer<"lists.members.notes.create">;
    /** `POST /lists/{list_id}/merge-fields` */
    addListMergeField(listId: Id, body: Body<"lists.mergeFields.create">): Answer<"lists.mergeFields.create">;
    /** `POST /lists/{list_id}/segments` */
    createSegment(listId: Id, body: Body<"lists.segments.create">): Answer<"lists.segments.create">;
    /** `POST /lists/{list_id}/segments/{segment_id}` */
    batchSegmentMembers(body: Body<"lists.segments.batchMembers">, listId: Id, segmentId: Id): Answer<"lists.segments.batchMembers">;
    /** `POST /lists/{list_id}/segments/{segment_id}/members` */
    createSegmentMember(listId: Id, segmentId: Id, body: Body<"lists.segments.members.add">): Answer<"lists.segments.members.add">;
    /** `POST /lists/{list_id}/signup-forms` */
    updateListSignupForm(listId: Id, body: Body<"lists.signupForms.update">): Answer<"lists.signupForms.update">;
    /** `POST /lists/{list_id}/webhooks` */
    createListWebhook(listId: Id, body: Body<"lists.webhooks.create">): Answer<"lists.webhooks.create">;
    /** `GET /lists/{list_id}/segments` */
    listSegments(listId: Id, opts?: Opts<"lists.segments.list">): Answer<"lists.segments.list">;
    /** `PUT /lists/{list_id}/members/{subscriber_hash}` */
    setListMember(listId: Id, subscriberHash: Id, body: Body<"lists.members.set">, opts?: Opts<"lists.members.set">): Answer<"lists.members.set">;
    /** `GET /lists/{list_id}/tag-search` */
    tagSearch(listId: Id, opts?: Opts<"lists.tagSearch.search">): Answer<"lists.tagSearch.search">;
  };
  readonly ping: {
    /** `GET /ping` */
    get(): Answer<"ping.get">;
  };
  readonly reporting: {
    /** `GET /reporting/facebook-ads` */
    getFacebookAdsReportAll(opts?: Opts<"reporting.facebookAds.list">): Answer<"reporting.facebookAds.list">;
    /** `GET /reporting/facebook-ads/{outreach_id}` */
    getFacebookAdReport(outreachId: Id, opts?: Opts<"reporting.facebookAds.get">): Answer<"reporting.facebookAds.get">;
    /** `GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity` */
    getFacebookAdProductActivityReport(outreachId: Id, opts?: Opts<"reporting.facebookAds.ecommerceProductActivity.list">): Answer<"reporting.facebookAds.ecommerceProductActivity.list">;
    /** `GET /reporting/landing-pages` */
    getLandingPageReportsAll(opts?: Opts<"reporting.landingPages.list">): Answer<"reporting.landingPages.list">;
    /** `GET /reporting/landing-pages/{outreach_id}` */
    getLandingPageReport(outreachId: Id, opts?: Opts<"reporting.landingPages.get">): Answer<"reporting.landingPages.get">;
    /** `GET /reporting/surveys` */
    getSurveyReportsAll(opts?: Opts<"reporting.surveys.list">): Answer<"reporting.surveys.list">;
    /** `GET /reporting/surveys/{outreach_id}` */
    getSurveyReport(outreachId: Id, opts?: Opts<"reporting.surveys.get">): Answer<"reporting.surveys.get">;
    /** `GET /reporting/surveys/{outreach_id}/questions` */
    getSurveyQuestionReportsAll(outreachId: Id, opts?: Opts<"reporting.surveys.questions.list">): Answer<"reporting.surveys.questions.list">;
    /** `GET /reporting/surveys/{outreach_id}/questions/{question_id}` */
    getSurveyQuestionReport(outreachId: Id, questionId: Id, opts?: Opts<"reporting.surveys.questions.get">): Answer<"reporting.surveys.questions.get">;
    /** `GET /reporting/surveys/{outreach_id}/questions/{question_id}/answers` */
    getSurveyQuestionAnswers(outreachId: Id, questionId: Id, opts?: Opts<"reporting.surveys.questions.answers.list">): Answer<"reporting.surveys.questions.answers.list">;
    /** `GET /reporting/surveys/{outreach_id}/responses` */
    getSurveyResponsesAll(outreachId: Id, opts?: Opts<"reporting.surveys.responses.list">): Answer<"reporting.surveys.responses.list">;
    /** `GET /reporting/surveys/{outreach_id}/responses/{response_id}` */
    getSurveyResponse(outreachId: Id, responseId: Id): Answer<"reporting.surveys.responses.get">;
  };
  readonly reports: {
    /** `GET /reports` */
    getAllCampaignReports(opts?: Opts<"reports.list">): Answer<"reports.list">;
    /** `GET /reports/{campaign_id}` */
    getCampaignReport(campaignId: Id, opts?: Opts<"reports.get">): Answer<"reports.get">;
    /** `GET /reports/{campaign_id}/abuse-reports` */
    getCampaignAbuseReports(campaignId: Id, opts?: Opts<"reports.abuseReports.list">): Answer<"reports.abuseReports.list">;
    /** `GET /reports/{campaign_id}/abuse-reports/{report_id}` */
    getCampaignAbuseReport(campaignId: Id, reportId: Id, opts?: Opts<"reports.abuseReports.get">): Answer<"reports.abuseReports.get">;
    /** `GET /reports/{campaign_id}/advice` */
    getCampaignAdvice(campaignId: Id, opts?: Opts<"reports.advice.list">): Answer<"reports.advice.list">;
    /** `GET /reports/{campaign_id}/click-details` */
    getCampaignClickDetails(campaignId: Id, opts?: Opts<"reports.clickDetails.list">): Answer<"reports.clickDetails.list">;
    /** `GET /reports/{campaign_id}/click-details/{link_id}` */
    getCampaignClickDetailsForLink(campaignId: Id, linkId: Id, opts?: Opts<"reports.clickDetails.get">): Answer<"reports.clickDetails.get">;
    /** `GET /reports/{campaign_id}/click-details/{link_id}/members` */
    getSubscribersInfo(campaignId: Id, linkId: Id, opts?: Opts<"reports.clickDetails.members.list">): Answer<"reports.clickDetails.members.list">;
    /** `GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}` */
    getSubscriberInfo(campaignId: Id, linkId: Id, subscriberHash: Id, opts?: Opts<"reports.clickDetails.members.get">): Answer<"reports.clickDetails.members.get">;
    /** `GET /reports/{campaign_id}/domain-performance` */
    getDomainPerformanceForCampaign(campaignId: Id, opts?: Opts<"reports.domainPerformance.list">): Answer<"reports.domainPerformance.list">;
    /** `GET /reports/{campaign_id}/ecommerce-product-activity` */
    getEcommerceProductActivityForCampaign(campaignId: Id, opts?: Opts<"reports.ecommerceProductActivity.list">): Answer<"reports.ecommerceProductActivity.list">;
    /** `GET /reports/{campaign_id}/eepurl` */
    getEepurlActivityForCampaign(campaignId: Id, opts?: Opts<"reports.eepurl.get">): Answer<"reports.eepurl.get">;
    /** `GET /reports/{campaign_id}/email-activity` */
    getEmailActivityForCampaign(campaignId: Id, opts?: Opts<"reports.emailActivity.list">): Answer<"reports.emailActivity.list">;
    /** `GET /reports/{campaign_id}/email-activity/{subscriber_hash}` */
    getEmailActivityForSubscriber(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.emailActivity.get">): Answer<"reports.emailActivity.get">;
    /** `GET /reports/{campaign_id}/locations` */
    getLocationsForCampaign(campaignId: Id, opts?: Opts<"reports.locations.list">): Answer<"reports.locations.list">;
    /** `GET /reports/{campaign_id}/open-details` */
    getCampaignOpenDetails(campaignId: Id, opts?: Opts<"reports.openDetails.list">): Answer<"reports.openDetails.list">;
    /** `GET /reports/{campaign_id}/open-details/{subscriber_hash}` */
    getSubscriberInfoForOpenedCampaign(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.openDetails.get">): Answer<"reports.openDetails.get">;
    /** `GET /reports/{campaign_id}/sent-to` */
    getCampaignRecipients(campaignId: Id, opts?: Opts<"reports.sentTo.list">): Answer<"reports.sentTo.list">;
    /** `GET /reports/{campaign_id}/sent-to/{subscriber_hash}` */
    getCampaignRecipient(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.sentTo.get">): Answer<"reports.sentTo.get">;
    /** `GET /reports/{campaign_id}/sub-reports` */
    getSubReportsForCampaign(campaignId: Id, opts?: Opts<"reports.subReports.list">): Answer<"reports.subReports.list">;
    /** `GET /reports/{campaign_id}/unsubscribed` */
    getUnsubscribedListForCampaign(campaignId: Id, opts?: Opts<"reports.unsubscribed.list">): Answer<"reports.unsubscribed.list">;
    /** `GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}` */
    getUnsubscribedListMember(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.unsubscribed.get">): Answer<"reports.unsubscribed.get">;
  };
  readonly root: {
    /** `GET /` */
    getRoot(opts?: Opts<"root.get">): Answer<"root.get">;
  };
  readonly searchCampaigns: {
    /** `GET /search-campaigns` */
    search(query: Query<"searchCampaigns.search", "query">, opts?: Opts<"searchCampaigns.search">): Answer<"searchCampaigns.search">;
  };
  readonly searchMembers: {
    /** `GET /search-members` */
    search(query: Query<"searchMembers.search", "query">, opts?: Opts<"searchMembers.search">): Answer<"searchMembers.search">;
  };
  readonly Surveys: {
    /** `POST /lists/{list_id}/surveys/{survey_id}/actions/publish` */
    publishSurvey(listId: Id, surveyId: Id): Answer<"lists.surveys.publish">;
    /** `POST /lists/{list_id}/surveys/{survey_id}/actions/unpublish` */
    unpublishSurvey(listId: Id, surveyId: Id): Answer<"lists.surveys.unpublish">;
  };
  readonly templateFolders: {
    /** `DELETE /template-folders/{folder_id}` */
    remove(folderId: Id): Answer<"templateFolders.delete">;
    /** `GET /template-folders` */
    list(opts?: Opts<"templateFolders.list">): Answer<"templateFolders.list">;
    /** `GET /template-folders/{folder_id}` */
    get(folderId: Id, opts?: Opts<"templateFolders.get">): Answer<"templateFolders.get">;
    /** `PATCH /template-folders/{folder_id}` */
    update(folderId: Id, body: Body<"templateFolders.update">): Answer<"templateFolders.update">;
    /** `POST /template-folders` */
    create(body: Body<"templateFolders.create">): Answer<"templateFolders.create">;
  };
  readonly templates: {
    /** `DELETE /templates/{template_id}` */
    deleteTemplate(templateId: Id): Answer<"templates.delete">;
    /** `GET /templates` */
    list(opts?: Opts<"templates.list">): Answer<"templates.list">;
    /** `GET /templates/{template_id}` */
    getTemplate(templateId: Id, opts?: Opts<"templates.get">): Answer<"templates.get">;
    /** `GET /templates/{template_id}/default-content` */
    getDefaultContentForTemplate(templateId: Id, opts?: Opts<"templates.defaultContent.get">): Answer<"templates.defaultContent.get">;
    /** `PATCH /templates/{template_id}` */
    updateTemplate(templateId: Id, body: Body<"templates.update">): Answer<"templates.update">;
    /** `POST /templates` */
    create(body: Body<"templates.create">): Answer<"templates.create">;
  };
  readonly verifiedDomains: {
    /** `POST /verified-domains` */
    createVerifiedDomain(body: Body<"verifiedDomains.create">): Answer<"verifiedDomains.create">;
    /** `DELETE /verified-domains/{domain_name}` */
    deleteDomain(domainName: Id): Answer<"verifiedDomains.delete">;
    /** `GET /verified-domains/{domain_name}` */
    getDomain(domainName: Id): Answer<"verifiedDomains.get">;
    /** `GET /verified-domains` */
    getVerifiedDomainsAll(): Answer<"verifiedDomains.list">;
    /** `POST /verified-domains/{domain_name}/actions/verify` */
    submitDomainVerification(domainName: Id, body: Body<"verifiedDomains.verify">): Answer<"verifiedDomains.verify">;
  };
}
