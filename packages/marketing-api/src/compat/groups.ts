// Written by `npm run marketing:compat`: change the catalog, or the script, not this file.
// biome-ignore-all format: a row a method.
import type { Body, Id, Opts, Query, Result } from "./types.ts";

/** The groups of the provider's client with their methods. */
export interface Groups {
  readonly accountExport: {
    getAccountExports(exportId: Id, opts?: Opts<"accountExports.get">): Result<"accountExports.get">;
  };
  readonly accountExports: {
    listAccountExports(opts?: Opts<"accountExports.list">): Result<"accountExports.list">;
    createAccountExport(body: Body<"accountExports.create">): Result<"accountExports.create">;
  };
  readonly activityFeed: {
    getChimpChatter(opts?: Opts<"activityFeed.chimpChatter.list">): Result<"activityFeed.chimpChatter.list">;
  };
  readonly authorizedApps: {
    list(opts?: Opts<"authorizedApps.list">): Result<"authorizedApps.list">;
    get(appId: Id, opts?: Opts<"authorizedApps.get">): Result<"authorizedApps.get">;
  };
  readonly automations: {
    archive(workflowId: Id): Result<"automations.archive">;
    deleteWorkflowEmail(workflowId: Id, workflowEmailId: Id): Result<"automations.emails.delete">;
    list(opts?: Opts<"automations.list">): Result<"automations.list">;
    get(workflowId: Id, opts?: Opts<"automations.get">): Result<"automations.get">;
    listAllWorkflowEmails(workflowId: Id): Result<"automations.emails.list">;
    getWorkflowEmail(workflowId: Id, workflowEmailId: Id): Result<"automations.emails.get">;
    getWorkflowEmailSubscriberQueue(workflowId: Id, workflowEmailId: Id): Result<"automations.emails.queue.list">;
    getWorkflowEmailSubscriber(workflowId: Id, workflowEmailId: Id, subscriberHash: Id): Result<"automations.emails.queue.get">;
    listWorkflowEmailSubscribersRemoved(workflowId: Id): Result<"automations.removedSubscribers.list">;
    getRemovedWorkflowEmailSubscriber(workflowId: Id, subscriberHash: Id): Result<"automations.removedSubscribers.get">;
    updateWorkflowEmail(workflowId: Id, workflowEmailId: Id, body: Body<"automations.emails.update">): Result<"automations.emails.update">;
    create(body: Body<"automations.create">): Result<"automations.create">;
    pauseAllEmails(workflowId: Id): Result<"automations.pauseAllEmails">;
    startAllEmails(workflowId: Id): Result<"automations.startAllEmails">;
    pauseWorkflowEmail(workflowId: Id, workflowEmailId: Id): Result<"automations.emails.pause">;
    startWorkflowEmail(workflowId: Id, workflowEmailId: Id): Result<"automations.emails.start">;
    addWorkflowEmailSubscriber(workflowId: Id, workflowEmailId: Id, body: Body<"automations.emails.queue.add">): Result<"automations.emails.queue.add">;
    removeWorkflowEmailSubscriber(workflowId: Id, body: Body<"automations.removedSubscribers.add">): Result<"automations.removedSubscribers.add">;
  };
  readonly batchWebhooks: {
    remove(batchWebhookId: Id): Result<"batchWebhooks.delete">;
    get(batchWebhookId: Id, opts?: Opts<"batchWebhooks.get">): Result<"batchWebhooks.get">;
    list(opts?: Opts<"batchWebhooks.list">): Result<"batchWebhooks.list">;
    update(batchWebhookId: Id, body: Body<"batchWebhooks.update">): Result<"batchWebhooks.update">;
    create(body: Body<"batchWebhooks.create">): Result<"batchWebhooks.create">;
  };
  readonly batches: {
    deleteRequest(batchId: Id): Result<"batches.delete">;
    list(opts?: Opts<"batches.list">): Result<"batches.list">;
    status(batchId: Id, opts?: Opts<"batches.get">): Result<"batches.get">;
    start(body: Body<"batches.create">): Result<"batches.create">;
  };
  readonly campaignFolders: {
    remove(folderId: Id): Result<"campaignFolders.delete">;
    list(opts?: Opts<"campaignFolders.list">): Result<"campaignFolders.list">;
    get(folderId: Id, opts?: Opts<"campaignFolders.get">): Result<"campaignFolders.get">;
    update(folderId: Id, body: Body<"campaignFolders.update">): Result<"campaignFolders.update">;
    create(body: Body<"campaignFolders.create">): Result<"campaignFolders.create">;
  };
  readonly campaigns: {
    remove(campaignId: Id): Result<"campaigns.delete">;
    deleteFeedbackMessage(campaignId: Id, feedbackId: Id): Result<"campaigns.feedback.delete">;
    list(opts?: Opts<"campaigns.list">): Result<"campaigns.list">;
    get(campaignId: Id, opts?: Opts<"campaigns.get">): Result<"campaigns.get">;
    getContent(campaignId: Id, opts?: Opts<"campaigns.content.get">): Result<"campaigns.content.get">;
    getFeedback(campaignId: Id, opts?: Opts<"campaigns.feedback.list">): Result<"campaigns.feedback.list">;
    getFeedbackMessage(campaignId: Id, feedbackId: Id, opts?: Opts<"campaigns.feedback.get">): Result<"campaigns.feedback.get">;
    getSendChecklist(campaignId: Id, opts?: Opts<"campaigns.sendChecklist.get">): Result<"campaigns.sendChecklist.get">;
    update(campaignId: Id, body: Body<"campaigns.update">): Result<"campaigns.update">;
    updateFeedbackMessage(campaignId: Id, feedbackId: Id, body: Body<"campaigns.feedback.update">): Result<"campaigns.feedback.update">;
    create(body: Body<"campaigns.create">): Result<"campaigns.create">;
    cancelSend(campaignId: Id): Result<"campaigns.cancelSend">;
    createResend(campaignId: Id): Result<"campaigns.createResend">;
    pause(campaignId: Id): Result<"campaigns.pause">;
    replicate(campaignId: Id): Result<"campaigns.replicate">;
    resume(campaignId: Id): Result<"campaigns.resume">;
    schedule(campaignId: Id, body: Body<"campaigns.schedule">): Result<"campaigns.schedule">;
    send(campaignId: Id): Result<"campaigns.send">;
    sendTestEmail(campaignId: Id, body: Body<"campaigns.test">): Result<"campaigns.test">;
    unschedule(campaignId: Id): Result<"campaigns.unschedule">;
    addFeedback(campaignId: Id, body: Body<"campaigns.feedback.create">): Result<"campaigns.feedback.create">;
    setContent(campaignId: Id, body: Body<"campaigns.content.set">): Result<"campaigns.content.set">;
  };
  readonly connectedSites: {
    remove(connectedSiteId: Id): Result<"connectedSites.delete">;
    list(opts?: Opts<"connectedSites.list">): Result<"connectedSites.list">;
    get(connectedSiteId: Id, opts?: Opts<"connectedSites.get">): Result<"connectedSites.get">;
    create(body: Body<"connectedSites.create">): Result<"connectedSites.create">;
    verifyScriptInstallation(connectedSiteId: Id): Result<"connectedSites.verifyScriptInstallation">;
  };
  readonly conversations: {
    list(opts?: Opts<"conversations.list">): Result<"conversations.list">;
    get(conversationId: Id, opts?: Opts<"conversations.get">): Result<"conversations.get">;
    getConversationMessages(conversationId: Id, opts?: Opts<"conversations.messages.list">): Result<"conversations.messages.list">;
    getConversationMessage(conversationId: Id, messageId: Id, opts?: Opts<"conversations.messages.get">): Result<"conversations.messages.get">;
  };
  readonly customerJourneys: {
    trigger(journeyId: Id, stepId: Id, body: Body<"customerJourneys.trigger">): Result<"customerJourneys.trigger">;
  };
  readonly ecommerce: {
    deleteStore(storeId: Id): Result<"ecommerce.stores.delete">;
    deleteStoreCart(storeId: Id, cartId: Id): Result<"ecommerce.stores.carts.delete">;
    deleteCartLineItem(storeId: Id, cartId: Id, lineId: Id): Result<"ecommerce.stores.carts.lines.delete">;
    deleteStoreCustomer(storeId: Id, customerId: Id): Result<"ecommerce.stores.customers.delete">;
    deleteOrder(storeId: Id, orderId: Id): Result<"ecommerce.stores.orders.delete">;
    deleteOrderLineItem(storeId: Id, orderId: Id, lineId: Id): Result<"ecommerce.stores.orders.lines.delete">;
    deleteStoreProduct(storeId: Id, productId: Id): Result<"ecommerce.stores.products.delete">;
    deleteProductImage(storeId: Id, productId: Id, imageId: Id): Result<"ecommerce.stores.products.images.delete">;
    deleteProductVariant(storeId: Id, productId: Id, variantId: Id): Result<"ecommerce.stores.products.variants.delete">;
    deletePromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id): Result<"ecommerce.stores.promoRules.promoCodes.delete">;
    deletePromoRule(storeId: Id, promoRuleId: Id): Result<"ecommerce.stores.promoRules.delete">;
    orders(opts?: Opts<"ecommerce.orders.list">): Result<"ecommerce.orders.list">;
    stores(opts?: Opts<"ecommerce.stores.list">): Result<"ecommerce.stores.list">;
    getStore(storeId: Id, opts?: Opts<"ecommerce.stores.get">): Result<"ecommerce.stores.get">;
    getStoreCarts(storeId: Id, opts?: Opts<"ecommerce.stores.carts.list">): Result<"ecommerce.stores.carts.list">;
    getStoreCart(storeId: Id, cartId: Id, opts?: Opts<"ecommerce.stores.carts.get">): Result<"ecommerce.stores.carts.get">;
    getAllCartLineItems(storeId: Id, cartId: Id, opts?: Opts<"ecommerce.stores.carts.lines.list">): Result<"ecommerce.stores.carts.lines.list">;
    getCartLineItem(storeId: Id, cartId: Id, lineId: Id, opts?: Opts<"ecommerce.stores.carts.lines.get">): Result<"ecommerce.stores.carts.lines.get">;
    getAllStoreCustomers(storeId: Id, opts?: Opts<"ecommerce.stores.customers.list">): Result<"ecommerce.stores.customers.list">;
    getStoreCustomer(storeId: Id, customerId: Id, opts?: Opts<"ecommerce.stores.customers.get">): Result<"ecommerce.stores.customers.get">;
    getStoreOrders(storeId: Id, opts?: Opts<"ecommerce.stores.orders.list">): Result<"ecommerce.stores.orders.list">;
    getOrder(storeId: Id, orderId: Id, opts?: Opts<"ecommerce.stores.orders.get">): Result<"ecommerce.stores.orders.get">;
    getAllOrderLineItems(storeId: Id, orderId: Id, opts?: Opts<"ecommerce.stores.orders.lines.list">): Result<"ecommerce.stores.orders.lines.list">;
    getOrderLineItem(storeId: Id, orderId: Id, lineId: Id, opts?: Opts<"ecommerce.stores.orders.lines.get">): Result<"ecommerce.stores.orders.lines.get">;
    getAllStoreProducts(storeId: Id, opts?: Opts<"ecommerce.stores.products.list">): Result<"ecommerce.stores.products.list">;
    getStoreProduct(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.get">): Result<"ecommerce.stores.products.get">;
    getProductImages(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.images.list">): Result<"ecommerce.stores.products.images.list">;
    getProductImage(storeId: Id, productId: Id, imageId: Id, opts?: Opts<"ecommerce.stores.products.images.get">): Result<"ecommerce.stores.products.images.get">;
    getProductVariants(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.variants.list">): Result<"ecommerce.stores.products.variants.list">;
    getProductVariant(storeId: Id, productId: Id, variantId: Id, opts?: Opts<"ecommerce.stores.products.variants.get">): Result<"ecommerce.stores.products.variants.get">;
    getPromoCodes(promoRuleId: Id, storeId: Id, opts?: Opts<"ecommerce.stores.promoRules.promoCodes.list">): Result<"ecommerce.stores.promoRules.promoCodes.list">;
    getPromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id, opts?: Opts<"ecommerce.stores.promoRules.promoCodes.get">): Result<"ecommerce.stores.promoRules.promoCodes.get">;
    listPromoRules(storeId: Id, opts?: Opts<"ecommerce.stores.promoRules.list">): Result<"ecommerce.stores.promoRules.list">;
    getPromoRule(storeId: Id, promoRuleId: Id, opts?: Opts<"ecommerce.stores.promoRules.get">): Result<"ecommerce.stores.promoRules.get">;
    updateStore(storeId: Id, body: Body<"ecommerce.stores.update">): Result<"ecommerce.stores.update">;
    updateStoreCart(storeId: Id, cartId: Id, body: Body<"ecommerce.stores.carts.update">): Result<"ecommerce.stores.carts.update">;
    updateCartLineItem(storeId: Id, cartId: Id, lineId: Id, body: Body<"ecommerce.stores.carts.lines.update">): Result<"ecommerce.stores.carts.lines.update">;
    updateStoreCustomer(storeId: Id, customerId: Id, body: Body<"ecommerce.stores.customers.update">): Result<"ecommerce.stores.customers.update">;
    updateOrder(storeId: Id, orderId: Id, body: Body<"ecommerce.stores.orders.update">): Result<"ecommerce.stores.orders.update">;
    updateOrderLineItem(storeId: Id, orderId: Id, lineId: Id, body: Body<"ecommerce.stores.orders.lines.update">): Result<"ecommerce.stores.orders.lines.update">;
    updateStoreProduct(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.update">): Result<"ecommerce.stores.products.update">;
    updateProductImage(storeId: Id, productId: Id, imageId: Id, body: Body<"ecommerce.stores.products.images.update">): Result<"ecommerce.stores.products.images.update">;
    updateProductVariant(storeId: Id, productId: Id, variantId: Id, body: Body<"ecommerce.stores.products.variants.update">): Result<"ecommerce.stores.products.variants.update">;
    updatePromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id, body: Body<"ecommerce.stores.promoRules.promoCodes.update">): Result<"ecommerce.stores.promoRules.promoCodes.update">;
    updatePromoRule(storeId: Id, promoRuleId: Id, body: Body<"ecommerce.stores.promoRules.update">): Result<"ecommerce.stores.promoRules.update">;
    addStore(body: Body<"ecommerce.stores.create">): Result<"ecommerce.stores.create">;
    addStoreCart(storeId: Id, body: Body<"ecommerce.stores.carts.create">): Result<"ecommerce.stores.carts.create">;
    addCartLineItem(storeId: Id, cartId: Id, body: Body<"ecommerce.stores.carts.lines.create">): Result<"ecommerce.stores.carts.lines.create">;
    addStoreCustomer(storeId: Id, body: Body<"ecommerce.stores.customers.create">): Result<"ecommerce.stores.customers.create">;
    addStoreOrder(storeId: Id, body: Body<"ecommerce.stores.orders.create">): Result<"ecommerce.stores.orders.create">;
    addOrderLineItem(storeId: Id, orderId: Id, body: Body<"ecommerce.stores.orders.lines.create">): Result<"ecommerce.stores.orders.lines.create">;
    addStoreProduct(storeId: Id, body: Body<"ecommerce.stores.products.create">): Result<"ecommerce.stores.products.create">;
    addProductImage(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.images.create">): Result<"ecommerce.stores.products.images.create">;
    addProductVariants(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.variants.create">): Result<"ecommerce.stores.products.variants.create">;
    addPromoCode(storeId: Id, promoRuleId: Id, body: Body<"ecommerce.stores.promoRules.promoCodes.create">): Result<"ecommerce.stores.promoRules.promoCodes.create">;
    addPromoRules(storeId: Id, body: Body<"ecommerce.stores.promoRules.create">): Result<"ecommerce.stores.promoRules.create">;
    setStoreCustomer(storeId: Id, customerId: Id, body: Body<"ecommerce.stores.customers.set">): Result<"ecommerce.stores.customers.set">;
    addProductVariant(storeId: Id, productId: Id, variantId: Id, body: Body<"ecommerce.stores.products.variants.set">): Result<"ecommerce.stores.products.variants.set">;
  };
  readonly facebookAds: {
    list(opts?: Opts<"facebookAds.list">): Result<"facebookAds.list">;
    getAd(outreachId: Id, opts?: Opts<"facebookAds.get">): Result<"facebookAds.get">;
  };
  readonly fileManager: {
    deleteFile(fileId: Id): Result<"fileManager.files.delete">;
    deleteFolder(folderId: Id): Result<"fileManager.folders.delete">;
    files(opts?: Opts<"fileManager.files.list">): Result<"fileManager.files.list">;
    getFile(fileId: Id, opts?: Opts<"fileManager.files.get">): Result<"fileManager.files.get">;
    listFolders(opts?: Opts<"fileManager.folders.list">): Result<"fileManager.folders.list">;
    getFolder(folderId: Id, opts?: Opts<"fileManager.folders.get">): Result<"fileManager.folders.get">;
    updateFile(fileId: Id, body: Body<"fileManager.files.update">): Result<"fileManager.files.update">;
    updateFolder(folderId: Id, body: Body<"fileManager.folders.update">): Result<"fileManager.folders.update">;
    upload(body: Body<"fileManager.files.create">): Result<"fileManager.files.create">;
    createFolder(body: Body<"fileManager.folders.create">): Result<"fileManager.folders.create">;
  };
  readonly landingPages: {
    deletePage(pageId: Id): Result<"landingPages.delete">;
    getAll(opts?: Opts<"landingPages.list">): Result<"landingPages.list">;
    getPage(pageId: Id, opts?: Opts<"landingPages.get">): Result<"landingPages.get">;
    getPageContent(pageId: Id, opts?: Opts<"landingPages.content.get">): Result<"landingPages.content.get">;
    updatePage(pageId: Id, body: Body<"landingPages.update">): Result<"landingPages.update">;
    create(body: Body<"landingPages.create">, opts?: Opts<"landingPages.create">): Result<"landingPages.create">;
    publishPage(pageId: Id): Result<"landingPages.publish">;
    unpublishPage(pageId: Id): Result<"landingPages.unpublish">;
  };
  readonly lists: {
    deleteList(listId: Id): Result<"lists.delete">;
    deleteInterestCategory(listId: Id, interestCategoryId: Id): Result<"lists.interestCategories.delete">;
    deleteInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id): Result<"lists.interestCategories.interests.delete">;
    deleteListMember(listId: Id, subscriberHash: Id): Result<"lists.members.delete">;
    deleteListMemberNote(listId: Id, subscriberHash: Id, noteId: Id): Result<"lists.members.notes.delete">;
    deleteListMergeField(listId: Id, mergeId: Id): Result<"lists.mergeFields.delete">;
    deleteSegment(listId: Id, segmentId: Id): Result<"lists.segments.delete">;
    removeSegmentMember(listId: Id, segmentId: Id, subscriberHash: Id): Result<"lists.segments.members.remove">;
    deleteListWebhook(listId: Id, webhookId: Id): Result<"lists.webhooks.delete">;
    getListMemberTags(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.tags.list">): Result<"lists.members.tags.list">;
    getAllLists(opts?: Opts<"lists.list">): Result<"lists.list">;
    getList(listId: Id, opts?: Opts<"lists.get">): Result<"lists.get">;
    getListAbuseReports(listId: Id, opts?: Opts<"lists.abuseReports.list">): Result<"lists.abuseReports.list">;
    getListAbuseReportDetails(listId: Id, reportId: Id, opts?: Opts<"lists.abuseReports.get">): Result<"lists.abuseReports.get">;
    getListRecentActivity(listId: Id, opts?: Opts<"lists.activity.list">): Result<"lists.activity.list">;
    getListClients(listId: Id, opts?: Opts<"lists.clients.list">): Result<"lists.clients.list">;
    getListGrowthHistory(listId: Id, opts?: Opts<"lists.growthHistory.list">): Result<"lists.growthHistory.list">;
    getListGrowthHistoryByMonth(listId: Id, month: Id, opts?: Opts<"lists.growthHistory.get">): Result<"lists.growthHistory.get">;
    getListInterestCategories(listId: Id, opts?: Opts<"lists.interestCategories.list">): Result<"lists.interestCategories.list">;
    getInterestCategory(listId: Id, interestCategoryId: Id, opts?: Opts<"lists.interestCategories.get">): Result<"lists.interestCategories.get">;
    listInterestCategoryInterests(listId: Id, interestCategoryId: Id, opts?: Opts<"lists.interestCategories.interests.list">): Result<"lists.interestCategories.interests.list">;
    getInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id, opts?: Opts<"lists.interestCategories.interests.get">): Result<"lists.interestCategories.interests.get">;
    getListLocations(listId: Id, opts?: Opts<"lists.locations.list">): Result<"lists.locations.list">;
    getListMembersInfo(listId: Id, opts?: Opts<"lists.members.list">): Result<"lists.members.list">;
    getListMember(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.get">): Result<"lists.members.get">;
    getListMemberActivity(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.activity.list">): Result<"lists.members.activity.list">;
    getListMemberActivityFeed(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.activityFeed.list">): Result<"lists.members.activityFeed.list">;
    getListMemberEvents(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.events.list">): Result<"lists.members.events.list">;
    getListMemberGoals(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.goals.list">): Result<"lists.members.goals.list">;
    getListMemberNotes(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.notes.list">): Result<"lists.members.notes.list">;
    getListMemberNote(listId: Id, subscriberHash: Id, noteId: Id, opts?: Opts<"lists.members.notes.get">): Result<"lists.members.notes.get">;
    getListMergeFields(listId: Id, opts?: Opts<"lists.mergeFields.list">): Result<"lists.mergeFields.list">;
    getListMergeField(listId: Id, mergeId: Id, opts?: Opts<"lists.mergeFields.get">): Result<"lists.mergeFields.get">;
    getSegment(listId: Id, segmentId: Id, opts?: Opts<"lists.segments.get">): Result<"lists.segments.get">;
    getSegmentMembersList(listId: Id, segmentId: Id, opts?: Opts<"lists.segments.members.list">): Result<"lists.segments.members.list">;
    getListSignupForms(listId: Id): Result<"lists.signupForms.list">;
    getAllSurveysForList(listId: Id): Result<"lists.surveys.list">;
    getSurvey(listId: Id, surveyId: Id): Result<"lists.surveys.get">;
    getListWebhooks(listId: Id): Result<"lists.webhooks.list">;
    getListWebhook(listId: Id, webhookId: Id): Result<"lists.webhooks.get">;
    updateList(listId: Id, body: Body<"lists.update">): Result<"lists.update">;
    updateInterestCategory(listId: Id, interestCategoryId: Id, body: Body<"lists.interestCategories.update">): Result<"lists.interestCategories.update">;
    updateInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id, body: Body<"lists.interestCategories.interests.update">): Result<"lists.interestCategories.interests.update">;
    updateListMember(listId: Id, subscriberHash: Id, body: Body<"lists.members.update">, opts?: Opts<"lists.members.update">): Result<"lists.members.update">;
    updateListMemberNote(listId: Id, subscriberHash: Id, noteId: Id, body: Body<"lists.members.notes.update">): Result<"lists.members.notes.update">;
    updateListMergeField(listId: Id, mergeId: Id, body: Body<"lists.mergeFields.update">): Result<"lists.mergeFields.update">;
    updateSegment(listId: Id, segmentId: Id, body: Body<"lists.segments.update">): Result<"lists.segments.update">;
    updateListWebhook(listId: Id, webhookId: Id, body: Body<"lists.webhooks.update">): Result<"lists.webhooks.update">;
    createListMemberEvent(listId: Id, subscriberHash: Id, body: Body<"lists.members.events.create">): Result<"lists.members.events.create">;
    updateListMemberTags(listId: Id, subscriberHash: Id, body: Body<"lists.members.tags.update">): Result<"lists.members.tags.update">;
    createList(body: Body<"lists.create">): Result<"lists.create">;
    batchListMembers(listId: Id, body: Body<"lists.batchMembers">, opts?: Opts<"lists.batchMembers">): Result<"lists.batchMembers">;
    createListInterestCategory(listId: Id, body: Body<"lists.interestCategories.create">): Result<"lists.interestCategories.create">;
    createInterestCategoryInterest(listId: Id, interestCategoryId: Id, body: Body<"lists.interestCategories.interests.create">): Result<"lists.interestCategories.interests.create">;
    addListMember(listId: Id, body: Body<"lists.members.create">, opts?: Opts<"lists.members.create">): Result<"lists.members.create">;
    deleteListMemberPermanent(listId: Id, subscriberHash: Id): Result<"lists.members.deletePermanent">;
    createListMemberNote(listId: Id, subscriberHash: Id, body: Body<"lists.members.notes.create">): Result<"lists.members.notes.create">;
    addListMergeField(listId: Id, body: Body<"lists.mergeFields.create">): Result<"lists.mergeFields.create">;
    createSegment(listId: Id, body: Body<"lists.segments.create">): Result<"lists.segments.create">;
    batchSegmentMembers(body: Body<"lists.segments.batchMembers">, listId: Id, segmentId: Id): Result<"lists.segments.batchMembers">;
    createSegmentMember(listId: Id, segmentId: Id, body: Body<"lists.segments.members.add">): Result<"lists.segments.members.add">;
    updateListSignupForm(listId: Id, body: Body<"lists.signupForms.update">): Result<"lists.signupForms.update">;
    createListWebhook(listId: Id, body: Body<"lists.webhooks.create">): Result<"lists.webhooks.create">;
    listSegments(listId: Id, opts?: Opts<"lists.segments.list">): Result<"lists.segments.list">;
    setListMember(listId: Id, subscriberHash: Id, body: Body<"lists.members.set">, opts?: Opts<"lists.members.set">): Result<"lists.members.set">;
    tagSearch(listId: Id, opts?: Opts<"lists.tagSearch.search">): Result<"lists.tagSearch.search">;
  };
  readonly ping: {
    get(): Result<"ping.get">;
  };
  readonly reporting: {
    getFacebookAdsReportAll(opts?: Opts<"reporting.facebookAds.list">): Result<"reporting.facebookAds.list">;
    getFacebookAdReport(outreachId: Id, opts?: Opts<"reporting.facebookAds.get">): Result<"reporting.facebookAds.get">;
    getFacebookAdProductActivityReport(outreachId: Id, opts?: Opts<"reporting.facebookAds.ecommerceProductActivity.list">): Result<"reporting.facebookAds.ecommerceProductActivity.list">;
    getLandingPageReportsAll(opts?: Opts<"reporting.landingPages.list">): Result<"reporting.landingPages.list">;
    getLandingPageReport(outreachId: Id, opts?: Opts<"reporting.landingPages.get">): Result<"reporting.landingPages.get">;
    getSurveyReportsAll(opts?: Opts<"reporting.surveys.list">): Result<"reporting.surveys.list">;
    getSurveyReport(outreachId: Id, opts?: Opts<"reporting.surveys.get">): Result<"reporting.surveys.get">;
    getSurveyQuestionReportsAll(outreachId: Id, opts?: Opts<"reporting.surveys.questions.list">): Result<"reporting.surveys.questions.list">;
    getSurveyQuestionReport(outreachId: Id, questionId: Id, opts?: Opts<"reporting.surveys.questions.get">): Result<"reporting.surveys.questions.get">;
    getSurveyQuestionAnswers(outreachId: Id, questionId: Id, opts?: Opts<"reporting.surveys.questions.answers.list">): Result<"reporting.surveys.questions.answers.list">;
    getSurveyResponsesAll(outreachId: Id, opts?: Opts<"reporting.surveys.responses.list">): Result<"reporting.surveys.responses.list">;
    getSurveyResponse(outreachId: Id, responseId: Id): Result<"reporting.surveys.responses.get">;
  };
  readonly reports: {
    getAllCampaignReports(opts?: Opts<"reports.list">): Result<"reports.list">;
    getCampaignReport(campaignId: Id, opts?: Opts<"reports.get">): Result<"reports.get">;
    getCampaignAbuseReports(campaignId: Id, opts?: Opts<"reports.abuseReports.list">): Result<"reports.abuseReports.list">;
    getCampaignAbuseReport(campaignId: Id, reportId: Id, opts?: Opts<"reports.abuseReports.get">): Result<"reports.abuseReports.get">;
    getCampaignAdvice(campaignId: Id, opts?: Opts<"reports.advice.list">): Result<"reports.advice.list">;
    getCampaignClickDetails(campaignId: Id, opts?: Opts<"reports.clickDetails.list">): Result<"reports.clickDetails.list">;
    getCampaignClickDetailsForLink(campaignId: Id, linkId: Id, opts?: Opts<"reports.clickDetails.get">): Result<"reports.clickDetails.get">;
    getSubscribersInfo(campaignId: Id, linkId: Id, opts?: Opts<"reports.clickDetails.members.list">): Result<"reports.clickDetails.members.list">;
    getSubscriberInfo(campaignId: Id, linkId: Id, subscriberHash: Id, opts?: Opts<"reports.clickDetails.members.get">): Result<"reports.clickDetails.members.get">;
    getDomainPerformanceForCampaign(campaignId: Id, opts?: Opts<"reports.domainPerformance.list">): Result<"reports.domainPerformance.list">;
    getEcommerceProductActivityForCampaign(campaignId: Id, opts?: Opts<"reports.ecommerceProductActivity.list">): Result<"reports.ecommerceProductActivity.list">;
    getEepurlActivityForCampaign(campaignId: Id, opts?: Opts<"reports.eepurl.get">): Result<"reports.eepurl.get">;
    getEmailActivityForCampaign(campaignId: Id, opts?: Opts<"reports.emailActivity.list">): Result<"reports.emailActivity.list">;
    getEmailActivityForSubscriber(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.emailActivity.get">): Result<"reports.emailActivity.get">;
    getLocationsForCampaign(campaignId: Id, opts?: Opts<"reports.locations.list">): Result<"reports.locations.list">;
    getCampaignOpenDetails(campaignId: Id, opts?: Opts<"reports.openDetails.list">): Result<"reports.openDetails.list">;
    getSubscriberInfoForOpenedCampaign(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.openDetails.get">): Result<"reports.openDetails.get">;
    getCampaignRecipients(campaignId: Id, opts?: Opts<"reports.sentTo.list">): Result<"reports.sentTo.list">;
    getCampaignRecipient(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.sentTo.get">): Result<"reports.sentTo.get">;
    getSubReportsForCampaign(campaignId: Id, opts?: Opts<"reports.subReports.list">): Result<"reports.subReports.list">;
    getUnsubscribedListForCampaign(campaignId: Id, opts?: Opts<"reports.unsubscribed.list">): Result<"reports.unsubscribed.list">;
    getUnsubscribedListMember(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.unsubscribed.get">): Result<"reports.unsubscribed.get">;
  };
  readonly root: {
    getRoot(opts?: Opts<"root.get">): Result<"root.get">;
  };
  readonly searchCampaigns: {
    search(query: Query<"searchCampaigns.search", "query">, opts?: Opts<"searchCampaigns.search">): Result<"searchCampaigns.search">;
  };
  readonly searchMembers: {
    search(query: Query<"searchMembers.search", "query">, opts?: Opts<"searchMembers.search">): Result<"searchMembers.search">;
  };
  readonly Surveys: {
    publishSurvey(listId: Id, surveyId: Id): Result<"lists.surveys.publish">;
    unpublishSurvey(listId: Id, surveyId: Id): Result<"lists.surveys.unpublish">;
  };
  readonly templateFolders: {
    remove(folderId: Id): Result<"templateFolders.delete">;
    list(opts?: Opts<"templateFolders.list">): Result<"templateFolders.list">;
    get(folderId: Id, opts?: Opts<"templateFolders.get">): Result<"templateFolders.get">;
    update(folderId: Id, body: Body<"templateFolders.update">): Result<"templateFolders.update">;
    create(body: Body<"templateFolders.create">): Result<"templateFolders.create">;
  };
  readonly templates: {
    deleteTemplate(templateId: Id): Result<"templates.delete">;
    list(opts?: Opts<"templates.list">): Result<"templates.list">;
    getTemplate(templateId: Id, opts?: Opts<"templates.get">): Result<"templates.get">;
    getDefaultContentForTemplate(templateId: Id, opts?: Opts<"templates.defaultContent.get">): Result<"templates.defaultContent.get">;
    updateTemplate(templateId: Id, body: Body<"templates.update">): Result<"templates.update">;
    create(body: Body<"templates.create">): Result<"templates.create">;
  };
  readonly verifiedDomains: {
    createVerifiedDomain(body: Body<"verifiedDomains.create">): Result<"verifiedDomains.create">;
    deleteDomain(domainName: Id): Result<"verifiedDomains.delete">;
    getDomain(domainName: Id): Result<"verifiedDomains.get">;
    getVerifiedDomainsAll(): Result<"verifiedDomains.list">;
    submitDomainVerification(domainName: Id, body: Body<"verifiedDomains.verify">): Result<"verifiedDomains.verify">;
  };
}
