import { z } from "zod";
import { segmentCondition } from "../audience/segment-body.ts";
import { filled } from "../schemas.ts";

const yes = z.boolean();
const text = z.string();
const texts = z.array(text);

/** Selects contacts of a list by a saved segment or by conditions. */
const segmentOptions = z
  .object({
    saved_segment_id: z.int(),
    // Ignoring it would send the campaign to the whole list.
    prebuilt_segment_id: z.literal("", { error: "The segment does not exist." }),
    match: z.enum(["any", "all"]),
    conditions: z.array(segmentCondition),
  })
  .exactPartial();

const recipients = z.object({ list_id: filled, segment_opts: segmentOptions.exactOptional() });

const settings = z
  .object({
    subject_line: text,
    preview_text: text,
    title: text,
    from_name: text,
    reply_to: z.union([z.literal(""), z.email("Please provide a valid email address.")]),
    use_conversation: yes,
    to_name: text,
    folder_id: text,
    authenticate: yes,
    auto_footer: yes,
    inline_css: yes,
    auto_tweet: yes,
    auto_fb_post: texts,
    fb_comments: yes,
    template_id: z.int(),
  })
  .exactPartial();

const variate = z.object({
  winner_criteria: z.enum(["opens", "clicks", "manual", "total_revenue"]),
  wait_time: z.int().exactOptional(),
  test_size: z.int().min(10).max(100).exactOptional(),
  subject_lines: texts.max(3).exactOptional(),
  send_times: texts.max(3).exactOptional(),
  from_names: texts.max(3).exactOptional(),
  reply_to_addresses: texts.max(3).exactOptional(),
});

/** Tracking of opens and clicks, also by other services. */
const tracking = z
  .object({
    opens: yes,
    html_clicks: yes,
    text_clicks: yes,
    goal_tracking: yes,
    ecomm360: yes,
    google_analytics: text,
    clicktale: text,
    salesforce: z.object({ campaign: yes, notes: yes }).exactPartial(),
    capsule: z.object({ notes: yes }).exactPartial(),
  })
  .exactPartial();

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

const rss = z.object({
  feed_url: filled,
  frequency: z.enum(["daily", "weekly", "monthly"]),
  schedule: z
    .object({
      hour: z.int().min(0).max(23),
      daily_send: z.partialRecord(z.enum(weekdays), yes),
      weekly_send_day: z.enum(weekdays),
      monthly_send_date: z.number().min(0).max(31),
    })
    .exactPartial()
    .exactOptional(),
  constrain_rss_img: yes.exactOptional(),
});

const socialCard = z.object({ image_url: text, description: text, title: text }).exactPartial();

const parts = {
  recipients: recipients.exactOptional(),
  settings: settings.exactOptional(),
  variate_settings: variate.exactOptional(),
  tracking: tracking.exactOptional(),
  rss_opts: rss.exactOptional(),
  social_card: socialCard.exactOptional(),
};

/** Body of `POST /campaigns`. */
export const newCampaign = z.object({
  type: z.enum(["regular", "plaintext", "absplit", "rss", "variate"]),
  content_type: z.enum(["template", "multichannel"]).exactOptional(),
  ...parts,
});

/** Body of `PATCH /campaigns/{campaign_id}`. */
export const campaignChanges = z.object(parts);

export type SentSettings = z.infer<typeof settings>;
export type NewCampaign = z.infer<typeof newCampaign>;
export type CampaignChanges = z.infer<typeof campaignChanges>;
