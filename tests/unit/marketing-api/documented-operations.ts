/**
 * The operations of the Marketing API 3.0 as its documentation lists them, kept apart from the catalog so that each checks
 * the other. A line is a route and what there is to know of it: `body` or `body?` (one has to be, or may be, sent), `needs`
 * (a required query parameter), `pages` (the key of the items of a page), `safe` (a POST that may be repeated).
 */
export const documented = `
GET /account-exports pages=exports
POST /account-exports body
GET /account-exports/{export_id}
GET /activity-feed/chimp-chatter pages=chimp_chatter
GET /authorized-apps pages=apps
GET /authorized-apps/{app_id}
GET /automations pages=automations
POST /automations body
GET /automations/{workflow_id}
POST /automations/{workflow_id}/actions/archive
POST /automations/{workflow_id}/actions/pause-all-emails
POST /automations/{workflow_id}/actions/start-all-emails
GET /automations/{workflow_id}/emails
GET /automations/{workflow_id}/emails/{workflow_email_id}
PATCH /automations/{workflow_id}/emails/{workflow_email_id} body
DELETE /automations/{workflow_id}/emails/{workflow_email_id}
POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/pause
POST /automations/{workflow_id}/emails/{workflow_email_id}/actions/start
GET /automations/{workflow_id}/emails/{workflow_email_id}/queue
POST /automations/{workflow_id}/emails/{workflow_email_id}/queue body
GET /automations/{workflow_id}/emails/{workflow_email_id}/queue/{subscriber_hash}
GET /automations/{workflow_id}/removed-subscribers
POST /automations/{workflow_id}/removed-subscribers body
GET /automations/{workflow_id}/removed-subscribers/{subscriber_hash}
GET /batch-webhooks pages=webhooks
POST /batch-webhooks body
GET /batch-webhooks/{batch_webhook_id}
PATCH /batch-webhooks/{batch_webhook_id} body
DELETE /batch-webhooks/{batch_webhook_id}
GET /batches pages=batches
POST /batches body
GET /batches/{batch_id}
DELETE /batches/{batch_id}
GET /campaign-folders pages=folders
POST /campaign-folders body
GET /campaign-folders/{folder_id}
PATCH /campaign-folders/{folder_id} body
DELETE /campaign-folders/{folder_id}
GET /campaigns pages=campaigns
POST /campaigns body
GET /campaigns/{campaign_id}
PATCH /campaigns/{campaign_id} body
DELETE /campaigns/{campaign_id}
GET /campaigns/{campaign_id}/content
PUT /campaigns/{campaign_id}/content body
GET /campaigns/{campaign_id}/send-checklist
GET /campaigns/{campaign_id}/feedback
POST /campaigns/{campaign_id}/feedback body
GET /campaigns/{campaign_id}/feedback/{feedback_id}
PATCH /campaigns/{campaign_id}/feedback/{feedback_id} body
DELETE /campaigns/{campaign_id}/feedback/{feedback_id}
POST /campaigns/{campaign_id}/actions/cancel-send
POST /campaigns/{campaign_id}/actions/create-resend body?
POST /campaigns/{campaign_id}/actions/pause
POST /campaigns/{campaign_id}/actions/replicate
POST /campaigns/{campaign_id}/actions/resume
POST /campaigns/{campaign_id}/actions/schedule body
POST /campaigns/{campaign_id}/actions/send
POST /campaigns/{campaign_id}/actions/test body
POST /campaigns/{campaign_id}/actions/unschedule
GET /connected-sites pages=sites
POST /connected-sites body
GET /connected-sites/{connected_site_id}
DELETE /connected-sites/{connected_site_id}
POST /connected-sites/{connected_site_id}/actions/verify-script-installation safe
GET /conversations pages=conversations
GET /conversations/{conversation_id}
GET /conversations/{conversation_id}/messages
GET /conversations/{conversation_id}/messages/{message_id}
POST /customer-journeys/journeys/{journey_id}/steps/{step_id}/actions/trigger body
GET /ecommerce/orders pages=orders
GET /ecommerce/stores pages=stores
POST /ecommerce/stores body
GET /ecommerce/stores/{store_id}
PATCH /ecommerce/stores/{store_id} body
DELETE /ecommerce/stores/{store_id}
GET /ecommerce/stores/{store_id}/carts pages=carts
POST /ecommerce/stores/{store_id}/carts body
GET /ecommerce/stores/{store_id}/carts/{cart_id}
PATCH /ecommerce/stores/{store_id}/carts/{cart_id} body
DELETE /ecommerce/stores/{store_id}/carts/{cart_id}
GET /ecommerce/stores/{store_id}/orders pages=orders
POST /ecommerce/stores/{store_id}/orders body
GET /ecommerce/stores/{store_id}/orders/{order_id}
PATCH /ecommerce/stores/{store_id}/orders/{order_id} body
DELETE /ecommerce/stores/{store_id}/orders/{order_id}
GET /ecommerce/stores/{store_id}/products pages=products
POST /ecommerce/stores/{store_id}/products body
GET /ecommerce/stores/{store_id}/products/{product_id}
PATCH /ecommerce/stores/{store_id}/products/{product_id} body
DELETE /ecommerce/stores/{store_id}/products/{product_id}
GET /ecommerce/stores/{store_id}/promo-rules pages=promo_rules
POST /ecommerce/stores/{store_id}/promo-rules body
GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}
PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id} body
DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}
GET /ecommerce/stores/{store_id}/customers pages=customers
POST /ecommerce/stores/{store_id}/customers body
GET /ecommerce/stores/{store_id}/customers/{customer_id}
PATCH /ecommerce/stores/{store_id}/customers/{customer_id} body
DELETE /ecommerce/stores/{store_id}/customers/{customer_id}
PUT /ecommerce/stores/{store_id}/customers/{customer_id} body
GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines pages=lines
POST /ecommerce/stores/{store_id}/carts/{cart_id}/lines body
GET /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}
PATCH /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id} body
DELETE /ecommerce/stores/{store_id}/carts/{cart_id}/lines/{line_id}
GET /ecommerce/stores/{store_id}/orders/{order_id}/lines pages=lines
POST /ecommerce/stores/{store_id}/orders/{order_id}/lines body
GET /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}
PATCH /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id} body
DELETE /ecommerce/stores/{store_id}/orders/{order_id}/lines/{line_id}
GET /ecommerce/stores/{store_id}/products/{product_id}/images pages=images
POST /ecommerce/stores/{store_id}/products/{product_id}/images body
GET /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}
PATCH /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id} body
DELETE /ecommerce/stores/{store_id}/products/{product_id}/images/{image_id}
GET /ecommerce/stores/{store_id}/products/{product_id}/variants pages=variants
POST /ecommerce/stores/{store_id}/products/{product_id}/variants body
GET /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}
PATCH /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id} body
DELETE /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id}
PUT /ecommerce/stores/{store_id}/products/{product_id}/variants/{variant_id} body
GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes pages=promo_codes
POST /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes body
GET /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}
PATCH /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id} body
DELETE /ecommerce/stores/{store_id}/promo-rules/{promo_rule_id}/promo-codes/{promo_code_id}
GET /facebook-ads pages=facebook_ads
GET /facebook-ads/{outreach_id}
GET /file-manager/files pages=files
POST /file-manager/files body
GET /file-manager/files/{file_id}
PATCH /file-manager/files/{file_id} body
DELETE /file-manager/files/{file_id}
GET /file-manager/folders pages=folders
POST /file-manager/folders body
GET /file-manager/folders/{folder_id}
PATCH /file-manager/folders/{folder_id} body
DELETE /file-manager/folders/{folder_id}
GET /landing-pages
POST /landing-pages body
GET /landing-pages/{page_id}
PATCH /landing-pages/{page_id} body
DELETE /landing-pages/{page_id}
GET /landing-pages/{page_id}/content
POST /landing-pages/{page_id}/actions/publish
POST /landing-pages/{page_id}/actions/unpublish
GET /lists pages=lists
POST /lists body
GET /lists/{list_id}
PATCH /lists/{list_id} body
DELETE /lists/{list_id}
POST /lists/{list_id} body
GET /lists/{list_id}/abuse-reports pages=abuse_reports
GET /lists/{list_id}/abuse-reports/{report_id}
GET /lists/{list_id}/activity pages=activity
GET /lists/{list_id}/clients
GET /lists/{list_id}/locations
GET /lists/{list_id}/growth-history pages=history
GET /lists/{list_id}/growth-history/{month}
GET /lists/{list_id}/tag-search
GET /lists/{list_id}/signup-forms
POST /lists/{list_id}/signup-forms body safe
GET /lists/{list_id}/interest-categories pages=categories
POST /lists/{list_id}/interest-categories body
GET /lists/{list_id}/interest-categories/{interest_category_id}
PATCH /lists/{list_id}/interest-categories/{interest_category_id} body
DELETE /lists/{list_id}/interest-categories/{interest_category_id}
GET /lists/{list_id}/interest-categories/{interest_category_id}/interests pages=interests
POST /lists/{list_id}/interest-categories/{interest_category_id}/interests body
GET /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}
PATCH /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id} body
DELETE /lists/{list_id}/interest-categories/{interest_category_id}/interests/{interest_id}
GET /lists/{list_id}/members pages=members
POST /lists/{list_id}/members body
GET /lists/{list_id}/members/{subscriber_hash}
DELETE /lists/{list_id}/members/{subscriber_hash}
PATCH /lists/{list_id}/members/{subscriber_hash} body
PUT /lists/{list_id}/members/{subscriber_hash} body
POST /lists/{list_id}/members/{subscriber_hash}/actions/delete-permanent
GET /lists/{list_id}/members/{subscriber_hash}/activity
GET /lists/{list_id}/members/{subscriber_hash}/activity-feed pages=activity
GET /lists/{list_id}/members/{subscriber_hash}/goals
GET /lists/{list_id}/members/{subscriber_hash}/events pages=events
POST /lists/{list_id}/members/{subscriber_hash}/events body
GET /lists/{list_id}/members/{subscriber_hash}/tags pages=tags
POST /lists/{list_id}/members/{subscriber_hash}/tags body safe
GET /lists/{list_id}/members/{subscriber_hash}/notes pages=notes
POST /lists/{list_id}/members/{subscriber_hash}/notes body
GET /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}
PATCH /lists/{list_id}/members/{subscriber_hash}/notes/{note_id} body
DELETE /lists/{list_id}/members/{subscriber_hash}/notes/{note_id}
GET /lists/{list_id}/merge-fields pages=merge_fields
POST /lists/{list_id}/merge-fields body
GET /lists/{list_id}/merge-fields/{merge_id}
PATCH /lists/{list_id}/merge-fields/{merge_id} body
DELETE /lists/{list_id}/merge-fields/{merge_id}
GET /lists/{list_id}/segments pages=segments
POST /lists/{list_id}/segments body
GET /lists/{list_id}/segments/{segment_id}
PATCH /lists/{list_id}/segments/{segment_id} body
DELETE /lists/{list_id}/segments/{segment_id}
POST /lists/{list_id}/segments/{segment_id} body
GET /lists/{list_id}/segments/{segment_id}/members pages=members
POST /lists/{list_id}/segments/{segment_id}/members body
DELETE /lists/{list_id}/segments/{segment_id}/members/{subscriber_hash}
GET /lists/{list_id}/webhooks
POST /lists/{list_id}/webhooks body
GET /lists/{list_id}/webhooks/{webhook_id}
PATCH /lists/{list_id}/webhooks/{webhook_id} body
DELETE /lists/{list_id}/webhooks/{webhook_id}
GET /lists/{list_id}/surveys
GET /lists/{list_id}/surveys/{survey_id}
POST /lists/{list_id}/surveys/{survey_id}/actions/publish
POST /lists/{list_id}/surveys/{survey_id}/actions/unpublish
GET /ping
GET /
GET /search-campaigns needs=query
GET /search-members needs=query
GET /reporting/facebook-ads pages=facebook_ads
GET /reporting/facebook-ads/{outreach_id}
GET /reporting/facebook-ads/{outreach_id}/ecommerce-product-activity pages=products
GET /reporting/landing-pages pages=landing_pages
GET /reporting/landing-pages/{outreach_id}
GET /reporting/surveys pages=surveys
GET /reporting/surveys/{outreach_id}
GET /reporting/surveys/{outreach_id}/questions
GET /reporting/surveys/{outreach_id}/questions/{question_id}
GET /reporting/surveys/{outreach_id}/questions/{question_id}/answers
GET /reporting/surveys/{outreach_id}/responses
GET /reporting/surveys/{outreach_id}/responses/{response_id}
GET /reports pages=reports
GET /reports/{campaign_id}
GET /reports/{campaign_id}/abuse-reports
GET /reports/{campaign_id}/abuse-reports/{report_id}
GET /reports/{campaign_id}/advice
GET /reports/{campaign_id}/click-details pages=urls_clicked
GET /reports/{campaign_id}/click-details/{link_id}
GET /reports/{campaign_id}/click-details/{link_id}/members pages=members
GET /reports/{campaign_id}/click-details/{link_id}/members/{subscriber_hash}
GET /reports/{campaign_id}/domain-performance
GET /reports/{campaign_id}/ecommerce-product-activity pages=products
GET /reports/{campaign_id}/eepurl
GET /reports/{campaign_id}/email-activity pages=emails
GET /reports/{campaign_id}/email-activity/{subscriber_hash}
GET /reports/{campaign_id}/locations pages=locations
GET /reports/{campaign_id}/open-details pages=members
GET /reports/{campaign_id}/open-details/{subscriber_hash}
GET /reports/{campaign_id}/sent-to pages=sent_to
GET /reports/{campaign_id}/sent-to/{subscriber_hash}
GET /reports/{campaign_id}/sub-reports
GET /reports/{campaign_id}/unsubscribed pages=unsubscribes
GET /reports/{campaign_id}/unsubscribed/{subscriber_hash}
GET /template-folders pages=folders
POST /template-folders body
GET /template-folders/{folder_id}
PATCH /template-folders/{folder_id} body
DELETE /template-folders/{folder_id}
GET /templates pages=templates
POST /templates body
GET /templates/{template_id}
PATCH /templates/{template_id} body
DELETE /templates/{template_id}
GET /templates/{template_id}/default-content
GET /verified-domains
POST /verified-domains body
GET /verified-domains/{domain_name}
DELETE /verified-domains/{domain_name}
POST /verified-domains/{domain_name}/actions/verify body
`
  .trim()
  .split("\n");
