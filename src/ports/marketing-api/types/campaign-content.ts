/** Formats of an archive of content. */
export type ArchiveType = "zip" | "tar.gz" | "tar.bz2" | "tar" | "tgz" | "tbz";

/** The content of a campaign (`/campaigns/{campaign_id}/content`). */
export interface CampaignContent {
  variate_contents?: readonly VariateContent[];
  plain_text: string;
  html: string;
  archive_html: string;
}

/** The content of one variation of a campaign (`/campaigns/{campaign_id}/content`). */
export interface VariateContent {
  content_label: string;
  plain_text: string;
  html: string;
}

/** Where the content of a campaign, or of one variation of it, comes from. */
export interface ContentSource {
  plain_text?: string;
  html?: string;
  url?: string;
  template?: ContentTemplate;
  archive?: ContentArchive;
}

/** Body of `PUT /campaigns/{campaign_id}/content`. */
export interface SetCampaignContent extends ContentSource {
  variate_contents?: readonly SetVariateContent[];
}

/** A template and what goes into its sections. */
export interface ContentTemplate {
  id: number;
  sections?: Readonly<Record<string, unknown>>;
}

/** An archive with the content in it, base64. */
export interface ContentArchive {
  archive_content: string;
  archive_type?: ArchiveType;
}

/** The content of one variation of a campaign, as it is set. */
export interface SetVariateContent extends ContentSource {
  content_label: string;
}

/** Whether a campaign is ready to send (`/campaigns/{campaign_id}/send-checklist`). */
export interface SendChecklist {
  is_ready: boolean;
  items: readonly SendChecklistItem[];
}

/** A check before sending (`/campaigns/{campaign_id}/send-checklist`). */
export interface SendChecklistItem {
  type: "success" | "warning" | "error";
  id: number;
  heading: string;
  details: string;
}
