// Written by `npm run marketing:compat`: change the catalog, or the script, not this file.
// biome-ignore-all format: a row a method.
import type { Answer, Body, Id, Opts, Query } from "./types.ts";

/** The groups of the provider's client with their methods. */
export interface Groups {
  readonly accountExport: {
    getAccountExports(exportId: Id, opts?: Opts<"accountExports.get">): Answer<"accountExports.get">;
  };
  readonly accountExports: {
    listAccountExports(opts?: Opts<"accountExports.list">): Answer<"accountExports.list">;
    createAccountExport(body: Body<"accountExports.create">): Answer<"accountExports.create">;
  };
  readonly activityFeed: {
    getChimpChatter(opts?: Opts<"activityFeed.chimpChatter.list">): Answer<"activityFeed.chimpChatter.list">;
  };
  readonly authorizedApps: {
    list(opts?: Opts<"authorizedApps.list">): Answer<"authorizedApps.list">;
    get(appId: Id, opts?: Opts<"authorizedApps.get">): Answer<"authorizedApps.get">;
  };
  readonly automations: {
    archive(workflowId: Id): Answer<"automations.archive">;
    deleteWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.delete">;
    list(opts?: Opts<"automations.list">): Answer<"automations.list">;
    get(workflowId: Id, opts?: Opts<"automations.get">): Answer<"automations.get">;
    listAllWorkflowEmails(workflowId: Id): Answer<"automations.emails.list">;
    getWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.get">;
    getWorkflowEmailSubscriberQueue(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.queue.list">;
    getWorkflowEmailSubscriber(workflowId: Id, workflowEmailId: Id, subscriberHash: Id): Answer<"automations.emails.queue.get">;
    listWorkflowEmailSubscribersRemoved(workflowId: Id): Answer<"automations.removedSubscribers.list">;
    getRemovedWorkflowEmailSubscriber(workflowId: Id, subscriberHash: Id): Answer<"automations.removedSubscribers.get">;
    updateWorkflowEmail(workflowId: Id, workflowEmailId: Id, body: Body<"automations.emails.update">): Answer<"automations.emails.update">;
    create(body: Body<"automations.create">): Answer<"automations.create">;
    pauseAllEmails(workflowId: Id): Answer<"automations.pauseAllEmails">;
    startAllEmails(workflowId: Id): Answer<"automations.startAllEmails">;
    pauseWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.pause">;
    startWorkflowEmail(workflowId: Id, workflowEmailId: Id): Answer<"automations.emails.start">;
    addWorkflowEmailSubscriber(workflowId: Id, workflowEmailId: Id, body: Body<"automations.emails.queue.add">): Answer<"automations.emails.queue.add">;
    removeWorkflowEmailSubscriber(workflowId: Id, body: Body<"automations.removedSubscribers.add">): Answer<"automations.removedSubscribers.add">;
  };
  readonly batchWebhooks: {
    remove(batchWebhookId: Id): Answer<"batchWebhooks.delete">;
    get(batchWebhookId: Id, opts?: Opts<"batchWebhooks.get">): Answer<"batchWebhooks.get">;
    list(opts?: Opts<"batchWebhooks.list">): Answer<"batchWebhooks.list">;
    update(batchWebhookId: Id, body: Body<"batchWebhooks.update">): Answer<"batchWebhooks.update">;
    create(body: Body<"batchWebhooks.create">): Answer<"batchWebhooks.create">;
  };
  readonly batches: {
    deleteRequest(batchId: Id): Answer<"batches.delete">;
    list(opts?: Opts<"batches.list">): Answer<"batches.list">;
    status(batchId: Id, opts?: Opts<"batches.get">): Answer<"batches.get">;
    start(body: Body<"batches.create">): Answer<"batches.create">;
  };
  readonly campaignFolders: {
    remove(folderId: Id): Answer<"campaignFolders.delete">;
    list(opts?: Opts<"campaignFolders.list">): Answer<"campaignFolders.list">;
    get(folderId: Id, opts?: Opts<"campaignFolders.get">): Answer<"campaignFolders.get">;
    update(folderId: Id, body: Body<"campaignFolders.update">): Answer<"campaignFolders.update">;
    create(body: Body<"campaignFolders.create">): Answer<"campaignFolders.create">;
  };
  readonly campaigns: {
    remove(campaignId: Id): Answer<"campaigns.delete">;
    deleteFeedbackMessage(campaignId: Id, feedbackId: Id): Answer<"campaigns.feedback.delete">;
    list(opts?: Opts<"campaigns.list">): Answer<"campaigns.list">;
    get(campaignId: Id, opts?: Opts<"campaigns.get">): Answer<"campaigns.get">;
    getContent(campaignId: Id, opts?: Opts<"campaigns.content.get">): Answer<"campaigns.content.get">;
    getFeedback(campaignId: Id, opts?: Opts<"campaigns.feedback.list">): Answer<"campaigns.feedback.list">;
    getFeedbackMessage(campaignId: Id, feedbackId: Id, opts?: Opts<"campaigns.feedback.get">): Answer<"campaigns.feedback.get">;
    getSendChecklist(campaignId: Id, opts?: Opts<"campaigns.sendChecklist.get">): Answer<"campaigns.sendChecklist.get">;
    update(campaignId: Id, body: Body<"campaigns.update">): Answer<"campaigns.update">;
    updateFeedbackMessage(campaignId: Id, feedbackId: Id, body: Body<"campaigns.feedback.update">): Answer<"campaigns.feedback.update">;
    create(body: Body<"campaigns.create">): Answer<"campaigns.create">;
    cancelSend(campaignId: Id): Answer<"campaigns.cancelSend">;
    createResend(campaignId: Id): Answer<"campaigns.createResend">;
    pause(campaignId: Id): Answer<"campaigns.pause">;
    replicate(campaignId: Id): Answer<"campaigns.replicate">;
    resume(campaignId: Id): Answer<"campaigns.resume">;
    schedule(campaignId: Id, body: Body<"campaigns.schedule">): Answer<"campaigns.schedule">;
    send(campaignId: Id): Answer<"campaigns.send">;
    sendTestEmail(campaignId: Id, body: Body<"campaigns.test">): Answer<"campaigns.test">;
    unschedule(campaignId: Id): Answer<"campaigns.unschedule">;
    addFeedback(campaignId: Id, body: Body<"campaigns.feedback.create">): Answer<"campaigns.feedback.create">;
    setContent(campaignId: Id, body: Body<"campaigns.content.set">): Answer<"campaigns.content.set">;
  };
  readonly connectedSites: {
    remove(connectedSiteId: Id): Answer<"connectedSites.delete">;
    list(opts?: Opts<"connectedSites.list">): Answer<"connectedSites.list">;
    get(connectedSiteId: Id, opts?: Opts<"connectedSites.get">): Answer<"connectedSites.get">;
    create(body: Body<"connectedSites.create">): Answer<"connectedSites.create">;
    verifyScriptInstallation(connectedSiteId: Id): Answer<"connectedSites.verifyScriptInstallation">;
  };
  readonly conversations: {
    list(opts?: Opts<"conversations.list">): Answer<"conversations.list">;
    get(conversationId: Id, opts?: Opts<"conversations.get">): Answer<"conversations.get">;
    getConversationMessages(conversationId: Id, opts?: Opts<"conversations.messages.list">): Answer<"conversations.messages.list">;
    getConversationMessage(conversationId: Id, messageId: Id, opts?: Opts<"conversations.messages.get">): Answer<"conversations.messages.get">;
  };
  readonly customerJourneys: {
    trigger(journeyId: Id, stepId: Id, body: Body<"customerJourneys.trigger">): Answer<"customerJourneys.trigger">;
  };
  readonly ecommerce: {
    deleteStore(storeId: Id): Answer<"ecommerce.stores.delete">;
    deleteStoreCart(storeId: Id, cartId: Id): Answer<"ecommerce.stores.carts.delete">;
    deleteCartLineItem(storeId: Id, cartId: Id, lineId: Id): Answer<"ecommerce.stores.carts.lines.delete">;
    deleteStoreCustomer(storeId: Id, customerId: Id): Answer<"ecommerce.stores.customers.delete">;
    deleteOrder(storeId: Id, orderId: Id): Answer<"ecommerce.stores.orders.delete">;
    deleteOrderLineItem(storeId: Id, orderId: Id, lineId: Id): Answer<"ecommerce.stores.orders.lines.delete">;
    deleteStoreProduct(storeId: Id, productId: Id): Answer<"ecommerce.stores.products.delete">;
    deleteProductImage(storeId: Id, productId: Id, imageId: Id): Answer<"ecommerce.stores.products.images.delete">;
    deleteProductVariant(storeId: Id, productId: Id, variantId: Id): Answer<"ecommerce.stores.products.variants.delete">;
    deletePromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id): Answer<"ecommerce.stores.promoRules.promoCodes.delete">;
    deletePromoRule(storeId: Id, promoRuleId: Id): Answer<"ecommerce.stores.promoRules.delete">;
    orders(opts?: Opts<"ecommerce.orders.list">): Answer<"ecommerce.orders.list">;
    stores(opts?: Opts<"ecommerce.stores.list">): Answer<"ecommerce.stores.list">;
    getStore(storeId: Id, opts?: Opts<"ecommerce.stores.get">): Answer<"ecommerce.stores.get">;
    getStoreCarts(storeId: Id, opts?: Opts<"ecommerce.stores.carts.list">): Answer<"ecommerce.stores.carts.list">;
    getStoreCart(storeId: Id, cartId: Id, opts?: Opts<"ecommerce.stores.carts.get">): Answer<"ecommerce.stores.carts.get">;
    getAllCartLineItems(storeId: Id, cartId: Id, opts?: Opts<"ecommerce.stores.carts.lines.list">): Answer<"ecommerce.stores.carts.lines.list">;
    getCartLineItem(storeId: Id, cartId: Id, lineId: Id, opts?: Opts<"ecommerce.stores.carts.lines.get">): Answer<"ecommerce.stores.carts.lines.get">;
    getAllStoreCustomers(storeId: Id, opts?: Opts<"ecommerce.stores.customers.list">): Answer<"ecommerce.stores.customers.list">;
    getStoreCustomer(storeId: Id, customerId: Id, opts?: Opts<"ecommerce.stores.customers.get">): Answer<"ecommerce.stores.customers.get">;
    getStoreOrders(storeId: Id, opts?: Opts<"ecommerce.stores.orders.list">): Answer<"ecommerce.stores.orders.list">;
    getOrder(storeId: Id, orderId: Id, opts?: Opts<"ecommerce.stores.orders.get">): Answer<"ecommerce.stores.orders.get">;
    getAllOrderLineItems(storeId: Id, orderId: Id, opts?: Opts<"ecommerce.stores.orders.lines.list">): Answer<"ecommerce.stores.orders.lines.list">;
    getOrderLineItem(storeId: Id, orderId: Id, lineId: Id, opts?: Opts<"ecommerce.stores.orders.lines.get">): Answer<"ecommerce.stores.orders.lines.get">;
    getAllStoreProducts(storeId: Id, opts?: Opts<"ecommerce.stores.products.list">): Answer<"ecommerce.stores.products.list">;
    getStoreProduct(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.get">): Answer<"ecommerce.stores.products.get">;
    getProductImages(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.images.list">): Answer<"ecommerce.stores.products.images.list">;
    getProductImage(storeId: Id, productId: Id, imageId: Id, opts?: Opts<"ecommerce.stores.products.images.get">): Answer<"ecommerce.stores.products.images.get">;
    getProductVariants(storeId: Id, productId: Id, opts?: Opts<"ecommerce.stores.products.variants.list">): Answer<"ecommerce.stores.products.variants.list">;
    getProductVariant(storeId: Id, productId: Id, variantId: Id, opts?: Opts<"ecommerce.stores.products.variants.get">): Answer<"ecommerce.stores.products.variants.get">;
    getPromoCodes(promoRuleId: Id, storeId: Id, opts?: Opts<"ecommerce.stores.promoRules.promoCodes.list">): Answer<"ecommerce.stores.promoRules.promoCodes.list">;
    getPromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id, opts?: Opts<"ecommerce.stores.promoRules.promoCodes.get">): Answer<"ecommerce.stores.promoRules.promoCodes.get">;
    listPromoRules(storeId: Id, opts?: Opts<"ecommerce.stores.promoRules.list">): Answer<"ecommerce.stores.promoRules.list">;
    getPromoRule(storeId: Id, promoRuleId: Id, opts?: Opts<"ecommerce.stores.promoRules.get">): Answer<"ecommerce.stores.promoRules.get">;
    updateStore(storeId: Id, body: Body<"ecommerce.stores.update">): Answer<"ecommerce.stores.update">;
    updateStoreCart(storeId: Id, cartId: Id, body: Body<"ecommerce.stores.carts.update">): Answer<"ecommerce.stores.carts.update">;
    updateCartLineItem(storeId: Id, cartId: Id, lineId: Id, body: Body<"ecommerce.stores.carts.lines.update">): Answer<"ecommerce.stores.carts.lines.update">;
    updateStoreCustomer(storeId: Id, customerId: Id, body: Body<"ecommerce.stores.customers.update">): Answer<"ecommerce.stores.customers.update">;
    updateOrder(storeId: Id, orderId: Id, body: Body<"ecommerce.stores.orders.update">): Answer<"ecommerce.stores.orders.update">;
    updateOrderLineItem(storeId: Id, orderId: Id, lineId: Id, body: Body<"ecommerce.stores.orders.lines.update">): Answer<"ecommerce.stores.orders.lines.update">;
    updateStoreProduct(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.update">): Answer<"ecommerce.stores.products.update">;
    updateProductImage(storeId: Id, productId: Id, imageId: Id, body: Body<"ecommerce.stores.products.images.update">): Answer<"ecommerce.stores.products.images.update">;
    updateProductVariant(storeId: Id, productId: Id, variantId: Id, body: Body<"ecommerce.stores.products.variants.update">): Answer<"ecommerce.stores.products.variants.update">;
    updatePromoCode(storeId: Id, promoRuleId: Id, promoCodeId: Id, body: Body<"ecommerce.stores.promoRules.promoCodes.update">): Answer<"ecommerce.stores.promoRules.promoCodes.update">;
    updatePromoRule(storeId: Id, promoRuleId: Id, body: Body<"ecommerce.stores.promoRules.update">): Answer<"ecommerce.stores.promoRules.update">;
    addStore(body: Body<"ecommerce.stores.create">): Answer<"ecommerce.stores.create">;
    addStoreCart(storeId: Id, body: Body<"ecommerce.stores.carts.create">): Answer<"ecommerce.stores.carts.create">;
    addCartLineItem(storeId: Id, cartId: Id, body: Body<"ecommerce.stores.carts.lines.create">): Answer<"ecommerce.stores.carts.lines.create">;
    addStoreCustomer(storeId: Id, body: Body<"ecommerce.stores.customers.create">): Answer<"ecommerce.stores.customers.create">;
    addStoreOrder(storeId: Id, body: Body<"ecommerce.stores.orders.create">): Answer<"ecommerce.stores.orders.create">;
    addOrderLineItem(storeId: Id, orderId: Id, body: Body<"ecommerce.stores.orders.lines.create">): Answer<"ecommerce.stores.orders.lines.create">;
    addStoreProduct(storeId: Id, body: Body<"ecommerce.stores.products.create">): Answer<"ecommerce.stores.products.create">;
    addProductImage(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.images.create">): Answer<"ecommerce.stores.products.images.create">;
    addProductVariants(storeId: Id, productId: Id, body: Body<"ecommerce.stores.products.variants.create">): Answer<"ecommerce.stores.products.variants.create">;
    addPromoCode(storeId: Id, promoRuleId: Id, body: Body<"ecommerce.stores.promoRules.promoCodes.create">): Answer<"ecommerce.stores.promoRules.promoCodes.create">;
    addPromoRules(storeId: Id, body: Body<"ecommerce.stores.promoRules.create">): Answer<"ecommerce.stores.promoRules.create">;
    setStoreCustomer(storeId: Id, customerId: Id, body: Body<"ecommerce.stores.customers.set">): Answer<"ecommerce.stores.customers.set">;
    addProductVariant(storeId: Id, productId: Id, variantId: Id, body: Body<"ecommerce.stores.products.variants.set">): Answer<"ecommerce.stores.products.variants.set">;
  };
  readonly facebookAds: {
    list(opts?: Opts<"facebookAds.list">): Answer<"facebookAds.list">;
    getAd(outreachId: Id, opts?: Opts<"facebookAds.get">): Answer<"facebookAds.get">;
  };
  readonly fileManager: {
    deleteFile(fileId: Id): Answer<"fileManager.files.delete">;
    deleteFolder(folderId: Id): Answer<"fileManager.folders.delete">;
    files(opts?: Opts<"fileManager.files.list">): Answer<"fileManager.files.list">;
    getFile(fileId: Id, opts?: Opts<"fileManager.files.get">): Answer<"fileManager.files.get">;
    listFolders(opts?: Opts<"fileManager.folders.list">): Answer<"fileManager.folders.list">;
    getFolder(folderId: Id, opts?: Opts<"fileManager.folders.get">): Answer<"fileManager.folders.get">;
    updateFile(fileId: Id, body: Body<"fileManager.files.update">): Answer<"fileManager.files.update">;
    updateFolder(folderId: Id, body: Body<"fileManager.folders.update">): Answer<"fileManager.folders.update">;
    upload(body: Body<"fileManager.files.create">): Answer<"fileManager.files.create">;
    createFolder(body: Body<"fileManager.folders.create">): Answer<"fileManager.folders.create">;
  };
  readonly landingPages: {
    deletePage(pageId: Id): Answer<"landingPages.delete">;
    getAll(opts?: Opts<"landingPages.list">): Answer<"landingPages.list">;
    getPage(pageId: Id, opts?: Opts<"landingPages.get">): Answer<"landingPages.get">;
    getPageContent(pageId: Id, opts?: Opts<"landingPages.content.get">): Answer<"landingPages.content.get">;
    updatePage(pageId: Id, body: Body<"landingPages.update">): Answer<"landingPages.update">;
    create(body: Body<"landingPages.create">, opts?: Opts<"landingPages.create">): Answer<"landingPages.create">;
    publishPage(pageId: Id): Answer<"landingPages.publish">;
    unpublishPage(pageId: Id): Answer<"landingPages.unpublish">;
  };
  readonly lists: {
    deleteList(listId: Id): Answer<"lists.delete">;
    deleteInterestCategory(listId: Id, interestCategoryId: Id): Answer<"lists.interestCategories.delete">;
    deleteInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id): Answer<"lists.interestCategories.interests.delete">;
    deleteListMember(listId: Id, subscriberHash: Id): Answer<"lists.members.delete">;
    deleteListMemberNote(listId: Id, subscriberHash: Id, noteId: Id): Answer<"lists.members.notes.delete">;
    deleteListMergeField(listId: Id, mergeId: Id): Answer<"lists.mergeFields.delete">;
    deleteSegment(listId: Id, segmentId: Id): Answer<"lists.segments.delete">;
    removeSegmentMember(listId: Id, segmentId: Id, subscriberHash: Id): Answer<"lists.segments.members.remove">;
    deleteListWebhook(listId: Id, webhookId: Id): Answer<"lists.webhooks.delete">;
    getListMemberTags(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.tags.list">): Answer<"lists.members.tags.list">;
    getAllLists(opts?: Opts<"lists.list">): Answer<"lists.list">;
    getList(listId: Id, opts?: Opts<"lists.get">): Answer<"lists.get">;
    getListAbuseReports(listId: Id, opts?: Opts<"lists.abuseReports.list">): Answer<"lists.abuseReports.list">;
    getListAbuseReportDetails(listId: Id, reportId: Id, opts?: Opts<"lists.abuseReports.get">): Answer<"lists.abuseReports.get">;
    getListRecentActivity(listId: Id, opts?: Opts<"lists.activity.list">): Answer<"lists.activity.list">;
    getListClients(listId: Id, opts?: Opts<"lists.clients.list">): Answer<"lists.clients.list">;
    getListGrowthHistory(listId: Id, opts?: Opts<"lists.growthHistory.list">): Answer<"lists.growthHistory.list">;
    getListGrowthHistoryByMonth(listId: Id, month: Id, opts?: Opts<"lists.growthHistory.get">): Answer<"lists.growthHistory.get">;
    getListInterestCategories(listId: Id, opts?: Opts<"lists.interestCategories.list">): Answer<"lists.interestCategories.list">;
    getInterestCategory(listId: Id, interestCategoryId: Id, opts?: Opts<"lists.interestCategories.get">): Answer<"lists.interestCategories.get">;
    listInterestCategoryInterests(listId: Id, interestCategoryId: Id, opts?: Opts<"lists.interestCategories.interests.list">): Answer<"lists.interestCategories.interests.list">;
    getInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id, opts?: Opts<"lists.interestCategories.interests.get">): Answer<"lists.interestCategories.interests.get">;
    getListLocations(listId: Id, opts?: Opts<"lists.locations.list">): Answer<"lists.locations.list">;
    getListMembersInfo(listId: Id, opts?: Opts<"lists.members.list">): Answer<"lists.members.list">;
    getListMember(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.get">): Answer<"lists.members.get">;
    getListMemberActivity(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.activity.list">): Answer<"lists.members.activity.list">;
    getListMemberActivityFeed(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.activityFeed.list">): Answer<"lists.members.activityFeed.list">;
    getListMemberEvents(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.events.list">): Answer<"lists.members.events.list">;
    getListMemberGoals(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.goals.list">): Answer<"lists.members.goals.list">;
    getListMemberNotes(listId: Id, subscriberHash: Id, opts?: Opts<"lists.members.notes.list">): Answer<"lists.members.notes.list">;
    getListMemberNote(listId: Id, subscriberHash: Id, noteId: Id, opts?: Opts<"lists.members.notes.get">): Answer<"lists.members.notes.get">;
    getListMergeFields(listId: Id, opts?: Opts<"lists.mergeFields.list">): Answer<"lists.mergeFields.list">;
    getListMergeField(listId: Id, mergeId: Id, opts?: Opts<"lists.mergeFields.get">): Answer<"lists.mergeFields.get">;
    getSegment(listId: Id, segmentId: Id, opts?: Opts<"lists.segments.get">): Answer<"lists.segments.get">;
    getSegmentMembersList(listId: Id, segmentId: Id, opts?: Opts<"lists.segments.members.list">): Answer<"lists.segments.members.list">;
    getListSignupForms(listId: Id): Answer<"lists.signupForms.list">;
    getAllSurveysForList(listId: Id): Answer<"lists.surveys.list">;
    getSurvey(listId: Id, surveyId: Id): Answer<"lists.surveys.get">;
    getListWebhooks(listId: Id): Answer<"lists.webhooks.list">;
    getListWebhook(listId: Id, webhookId: Id): Answer<"lists.webhooks.get">;
    updateList(listId: Id, body: Body<"lists.update">): Answer<"lists.update">;
    updateInterestCategory(listId: Id, interestCategoryId: Id, body: Body<"lists.interestCategories.update">): Answer<"lists.interestCategories.update">;
    updateInterestCategoryInterest(listId: Id, interestCategoryId: Id, interestId: Id, body: Body<"lists.interestCategories.interests.update">): Answer<"lists.interestCategories.interests.update">;
    updateListMember(listId: Id, subscriberHash: Id, body: Body<"lists.members.update">, opts?: Opts<"lists.members.update">): Answer<"lists.members.update">;
    updateListMemberNote(listId: Id, subscriberHash: Id, noteId: Id, body: Body<"lists.members.notes.update">): Answer<"lists.members.notes.update">;
    updateListMergeField(listId: Id, mergeId: Id, body: Body<"lists.mergeFields.update">): Answer<"lists.mergeFields.update">;
    updateSegment(listId: Id, segmentId: Id, body: Body<"lists.segments.update">): Answer<"lists.segments.update">;
    updateListWebhook(listId: Id, webhookId: Id, body: Body<"lists.webhooks.update">): Answer<"lists.webhooks.update">;
    createListMemberEvent(listId: Id, subscriberHash: Id, body: Body<"lists.members.events.create">): Answer<"lists.members.events.create">;
    updateListMemberTags(listId: Id, subscriberHash: Id, body: Body<"lists.members.tags.update">): Answer<"lists.members.tags.update">;
    createList(body: Body<"lists.create">): Answer<"lists.create">;
    batchListMembers(listId: Id, body: Body<"lists.batchMembers">, opts?: Opts<"lists.batchMembers">): Answer<"lists.batchMembers">;
    createListInterestCategory(listId: Id, body: Body<"lists.interestCategories.create">): Answer<"lists.interestCategories.create">;
    createInterestCategoryInterest(listId: Id, interestCategoryId: Id, body: Body<"lists.interestCategories.interests.create">): Answer<"lists.interestCategories.interests.create">;
    addListMember(listId: Id, body: Body<"lists.members.create">, opts?: Opts<"lists.members.create">): Answer<"lists.members.create">;
    deleteListMemberPermanent(listId: Id, subscriberHash: Id): Answer<"lists.members.deletePermanent">;
    createListMemberNote(listId: Id, subscriberHash: Id, body: Body<"lists.members.notes.create">): Answer<"lists.members.notes.create">;
    addListMergeField(listId: Id, body: Body<"lists.mergeFields.create">): Answer<"lists.mergeFields.create">;
    createSegment(listId: Id, body: Body<"lists.segments.create">): Answer<"lists.segments.create">;
    batchSegmentMembers(body: Body<"lists.segments.batchMembers">, listId: Id, segmentId: Id): Answer<"lists.segments.batchMembers">;
    createSegmentMember(listId: Id, segmentId: Id, body: Body<"lists.segments.members.add">): Answer<"lists.segments.members.add">;
    updateListSignupForm(listId: Id, body: Body<"lists.signupForms.update">): Answer<"lists.signupForms.update">;
    createListWebhook(listId: Id, body: Body<"lists.webhooks.create">): Answer<"lists.webhooks.create">;
    listSegments(listId: Id, opts?: Opts<"lists.segments.list">): Answer<"lists.segments.list">;
    setListMember(listId: Id, subscriberHash: Id, body: Body<"lists.members.set">, opts?: Opts<"lists.members.set">): Answer<"lists.members.set">;
    tagSearch(listId: Id, opts?: Opts<"lists.tagSearch.search">): Answer<"lists.tagSearch.search">;
  };
  readonly ping: {
    get(): Answer<"ping.get">;
  };
  readonly reporting: {
    getFacebookAdsReportAll(opts?: Opts<"reporting.facebookAds.list">): Answer<"reporting.facebookAds.list">;
    getFacebookAdReport(outreachId: Id, opts?: Opts<"reporting.facebookAds.get">): Answer<"reporting.facebookAds.get">;
    getFacebookAdProductActivityReport(outreachId: Id, opts?: Opts<"reporting.facebookAds.ecommerceProductActivity.list">): Answer<"reporting.facebookAds.ecommerceProductActivity.list">;
    getLandingPageReportsAll(opts?: Opts<"reporting.landingPages.list">): Answer<"reporting.landingPages.list">;
    getLandingPageReport(outreachId: Id, opts?: Opts<"reporting.landingPages.get">): Answer<"reporting.landingPages.get">;
    getSurveyReportsAll(opts?: Opts<"reporting.surveys.list">): Answer<"reporting.surveys.list">;
    getSurveyReport(outreachId: Id, opts?: Opts<"reporting.surveys.get">): Answer<"reporting.surveys.get">;
    getSurveyQuestionReportsAll(outreachId: Id, opts?: Opts<"reporting.surveys.questions.list">): Answer<"reporting.surveys.questions.list">;
    getSurveyQuestionReport(outreachId: Id, questionId: Id, opts?: Opts<"reporting.surveys.questions.get">): Answer<"reporting.surveys.questions.get">;
    getSurveyQuestionAnswers(outreachId: Id, questionId: Id, opts?: Opts<"reporting.surveys.questions.answers.list">): Answer<"reporting.surveys.questions.answers.list">;
    getSurveyResponsesAll(outreachId: Id, opts?: Opts<"reporting.surveys.responses.list">): Answer<"reporting.surveys.responses.list">;
    getSurveyResponse(outreachId: Id, responseId: Id): Answer<"reporting.surveys.responses.get">;
  };
  readonly reports: {
    getAllCampaignReports(opts?: Opts<"reports.list">): Answer<"reports.list">;
    getCampaignReport(campaignId: Id, opts?: Opts<"reports.get">): Answer<"reports.get">;
    getCampaignAbuseReports(campaignId: Id, opts?: Opts<"reports.abuseReports.list">): Answer<"reports.abuseReports.list">;
    getCampaignAbuseReport(campaignId: Id, reportId: Id, opts?: Opts<"reports.abuseReports.get">): Answer<"reports.abuseReports.get">;
    getCampaignAdvice(campaignId: Id, opts?: Opts<"reports.advice.list">): Answer<"reports.advice.list">;
    getCampaignClickDetails(campaignId: Id, opts?: Opts<"reports.clickDetails.list">): Answer<"reports.clickDetails.list">;
    getCampaignClickDetailsForLink(campaignId: Id, linkId: Id, opts?: Opts<"reports.clickDetails.get">): Answer<"reports.clickDetails.get">;
    getSubscribersInfo(campaignId: Id, linkId: Id, opts?: Opts<"reports.clickDetails.members.list">): Answer<"reports.clickDetails.members.list">;
    getSubscriberInfo(campaignId: Id, linkId: Id, subscriberHash: Id, opts?: Opts<"reports.clickDetails.members.get">): Answer<"reports.clickDetails.members.get">;
    getDomainPerformanceForCampaign(campaignId: Id, opts?: Opts<"reports.domainPerformance.list">): Answer<"reports.domainPerformance.list">;
    getEcommerceProductActivityForCampaign(campaignId: Id, opts?: Opts<"reports.ecommerceProductActivity.list">): Answer<"reports.ecommerceProductActivity.list">;
    getEepurlActivityForCampaign(campaignId: Id, opts?: Opts<"reports.eepurl.get">): Answer<"reports.eepurl.get">;
    getEmailActivityForCampaign(campaignId: Id, opts?: Opts<"reports.emailActivity.list">): Answer<"reports.emailActivity.list">;
    getEmailActivityForSubscriber(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.emailActivity.get">): Answer<"reports.emailActivity.get">;
    getLocationsForCampaign(campaignId: Id, opts?: Opts<"reports.locations.list">): Answer<"reports.locations.list">;
    getCampaignOpenDetails(campaignId: Id, opts?: Opts<"reports.openDetails.list">): Answer<"reports.openDetails.list">;
    getSubscriberInfoForOpenedCampaign(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.openDetails.get">): Answer<"reports.openDetails.get">;
    getCampaignRecipients(campaignId: Id, opts?: Opts<"reports.sentTo.list">): Answer<"reports.sentTo.list">;
    getCampaignRecipient(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.sentTo.get">): Answer<"reports.sentTo.get">;
    getSubReportsForCampaign(campaignId: Id, opts?: Opts<"reports.subReports.list">): Answer<"reports.subReports.list">;
    getUnsubscribedListForCampaign(campaignId: Id, opts?: Opts<"reports.unsubscribed.list">): Answer<"reports.unsubscribed.list">;
    getUnsubscribedListMember(campaignId: Id, subscriberHash: Id, opts?: Opts<"reports.unsubscribed.get">): Answer<"reports.unsubscribed.get">;
  };
  readonly root: {
    getRoot(opts?: Opts<"root.get">): Answer<"root.get">;
  };
  readonly searchCampaigns: {
    search(query: Query<"searchCampaigns.search", "query">, opts?: Opts<"searchCampaigns.search">): Answer<"searchCampaigns.search">;
  };
  readonly searchMembers: {
    search(query: Query<"searchMembers.search", "query">, opts?: Opts<"searchMembers.search">): Answer<"searchMembers.search">;
  };
  readonly Surveys: {
    publishSurvey(listId: Id, surveyId: Id): Answer<"lists.surveys.publish">;
    unpublishSurvey(listId: Id, surveyId: Id): Answer<"lists.surveys.unpublish">;
  };
  readonly templateFolders: {
    remove(folderId: Id): Answer<"templateFolders.delete">;
    list(opts?: Opts<"templateFolders.list">): Answer<"templateFolders.list">;
    get(folderId: Id, opts?: Opts<"templateFolders.get">): Answer<"templateFolders.get">;
    update(folderId: Id, body: Body<"templateFolders.update">): Answer<"templateFolders.update">;
    create(body: Body<"templateFolders.create">): Answer<"templateFolders.create">;
  };
  readonly templates: {
    deleteTemplate(templateId: Id): Answer<"templates.delete">;
    list(opts?: Opts<"templates.list">): Answer<"templates.list">;
    getTemplate(templateId: Id, opts?: Opts<"templates.get">): Answer<"templates.get">;
    getDefaultContentForTemplate(templateId: Id, opts?: Opts<"templates.defaultContent.get">): Answer<"templates.defaultContent.get">;
    updateTemplate(templateId: Id, body: Body<"templates.update">): Answer<"templates.update">;
    create(body: Body<"templates.create">): Answer<"templates.create">;
  };
  readonly verifiedDomains: {
    createVerifiedDomain(body: Body<"verifiedDomains.create">): Answer<"verifiedDomains.create">;
    deleteDomain(domainName: Id): Answer<"verifiedDomains.delete">;
    getDomain(domainName: Id): Answer<"verifiedDomains.get">;
    getVerifiedDomainsAll(): Answer<"verifiedDomains.list">;
    submitDomainVerification(domainName: Id, body: Body<"verifiedDomains.verify">): Answer<"verifiedDomains.verify">;
  };
}
