import type * as prismic from "@prismicio/client";

type Simplify<T> = { [KeyType in keyof T]: T[KeyType] };


type PickContentRelationshipFieldData<
	TRelationship extends prismic.CustomTypeModelFetchCustomTypeLevel1 | prismic.CustomTypeModelFetchCustomTypeLevel2 | prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2,
	TData extends Record<string, prismic.AnyRegularField | prismic.GroupField | prismic.NestedGroupField | prismic.SliceZone>,
	TLang extends string
> = |
	// Content relationship fields
	{
		[TSubRelationship in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchContentRelationshipLevel1
		> as TSubRelationship["id"]]:
			ContentRelationshipFieldWithData<TSubRelationship["customtypes"], TLang>;
	} &
	// Group
	{
		[TGroup in Extract<
			TRelationship["fields"][number], prismic.CustomTypeModelFetchGroupLevel1 | prismic.CustomTypeModelFetchGroupLevel2
		> as TGroup["id"]]:
			TData[TGroup["id"]] extends prismic.GroupField<infer TGroupData>
				? prismic.GroupField<PickContentRelationshipFieldData<TGroup, TGroupData, TLang>>
				: never
	} &
	// Other fields
	{
		[TFieldKey in Extract<TRelationship["fields"][number], string>]:
			TFieldKey extends keyof TData ? TData[TFieldKey] : never;
	};

type ContentRelationshipFieldWithData<
	TCustomType extends readonly (prismic.CustomTypeModelFetchCustomTypeLevel1 | string)[] | readonly (prismic.CustomTypeModelFetchCustomTypeLevel2 | string)[],
	TLang extends string = string
> = {
	[ID in Exclude<TCustomType[number], string>["id"]]:
		prismic.ContentRelationshipField<
			ID,
			TLang,
			PickContentRelationshipFieldData<
				Extract<TCustomType[number], { id: ID }>,
				Extract<prismic.Content.AllDocumentTypes, { type: ID }>["data"],
				TLang
			>
		>
}[Exclude<TCustomType[number], string>["id"]];

type ContactPageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | ImageWithTextSlice | CardsSlice | AccordionSlice | StatisticsSlice | PeopleSlice | TimelineSlice | QuoteSlice | DocumentListSlice | DocumentCentreSlice | CallToActionSlice | LatestNewsSlice | ContactDetailsSlice | OfficesSlice | FinancialSummarySlice | CalendarSlice

/**
 * Content for Contact page documents
 */
interface ContactPageDocumentData {
	/**
	 * Title field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: contact-page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Contact page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two paragraphs under the title
	 * - **API ID Path**: contact-page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Contact page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact-page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<ContactPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title in search results; the page title is used when empty (up to 60 characters)
	 * - **API ID Path**: contact-page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Contact page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Summary in search results, one or two sentences (up to 160 characters)
	 * - **API ID Path**: contact-page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Contact page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact-page.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Contact page document from Prismic
 *
 * - **API ID**: `contact-page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type ContactPageDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithUID<Simplify<ContactPageDocumentData>, "contact-page", Lang>;

type HomeDocumentDataSlicesSlice = HeroSlice | RichTextSlice | ImageWithTextSlice | CardsSlice | AccordionSlice | StatisticsSlice | PeopleSlice | TimelineSlice | QuoteSlice | DocumentListSlice | DocumentCentreSlice | CallToActionSlice | LatestNewsSlice | ContactDetailsSlice | OfficesSlice | FinancialSummarySlice | CalendarSlice

/**
 * Content for Home documents
 */
interface HomeDocumentData {
	/**
	 * Title field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Name of the page for editors and screen readers
	 * - **API ID Path**: home.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Slice Zone field in *Home*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<HomeDocumentDataSlicesSlice>;/**
	 * Meta title field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title in search results; the page title is used when empty (up to 60 characters)
	 * - **API ID Path**: home.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Home*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Summary in search results, one or two sentences (up to 160 characters)
	 * - **API ID Path**: home.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Home*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: home.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Home document from Prismic
 *
 * - **API ID**: `home`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type HomeDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithoutUID<Simplify<HomeDocumentData>, "home", Lang>;

type InvestorsPageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | ImageWithTextSlice | CardsSlice | AccordionSlice | StatisticsSlice | PeopleSlice | TimelineSlice | QuoteSlice | DocumentListSlice | DocumentCentreSlice | CallToActionSlice | LatestNewsSlice | ContactDetailsSlice | OfficesSlice | FinancialSummarySlice | CalendarSlice | ComparisonSlice | ReportingPeriodsSlice

/**
 * Content for Investors page documents
 */
interface InvestorsPageDocumentData {
	/**
	 * Title field in *Investors page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: investors-page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Investors page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two paragraphs under the title
	 * - **API ID Path**: investors-page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Investors page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: investors-page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<InvestorsPageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Investors page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title in search results; the page title is used when empty (up to 60 characters)
	 * - **API ID Path**: investors-page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Investors page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Summary in search results, one or two sentences (up to 160 characters)
	 * - **API ID Path**: investors-page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Investors page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: investors-page.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Investors page document from Prismic
 *
 * - **API ID**: `investors-page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type InvestorsPageDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithUID<Simplify<InvestorsPageDocumentData>, "investors-page", Lang>;

/**
 * Content for News archive documents
 */
interface NewsArchiveDocumentData {
	/**
	 * Title field in *News archive*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: news-archive.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Introduction field in *News archive*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two paragraphs under the title
	 * - **API ID Path**: news-archive.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;/**
	 * Meta title field in *News archive*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title in search results; the page title is used when empty (up to 60 characters)
	 * - **API ID Path**: news-archive.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *News archive*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Summary in search results, one or two sentences (up to 160 characters)
	 * - **API ID Path**: news-archive.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *News archive*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news-archive.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * News archive document from Prismic
 *
 * - **API ID**: `news-archive`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsArchiveDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithUID<Simplify<NewsArchiveDocumentData>, "news-archive", Lang>;

/**
 * Item in *News article → Related documents*
 */
export interface NewsArticleDocumentDataRelatedItem {
	/**
	 * Document field in *News article → Related documents*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choose a PDF
	 * - **API ID Path**: news-article.related[].document
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	document: prismic.ContentRelationshipField<"pdf">;
}

type NewsArticleDocumentDataSlicesSlice = RichTextSlice | ImageWithTextSlice | CardsSlice | AccordionSlice | StatisticsSlice | PeopleSlice | TimelineSlice | QuoteSlice | DocumentListSlice | DocumentCentreSlice | CallToActionSlice | LatestNewsSlice | ContactDetailsSlice | FinancialSummarySlice | CalendarSlice

/**
 * Content for News article documents
 */
interface NewsArticleDocumentData {
	/**
	 * Title field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Headline in sentence case, no full stop
	 * - **API ID Path**: news-article.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Date field in *News article*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date shown with the article
	 * - **API ID Path**: news-article.date
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * Embargo field in *News article*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: Kept from visitors until this date and time; previews show it
	 * - **API ID Path**: news-article.embargo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	embargo: prismic.TimestampField;
	
	/**
	 * Category field in *News article*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choose one
	 * - **API ID Path**: news-article.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Company" | "Results" | "Investors" | "Sustainability" | "Community" | "Products">;
	
	/**
	 * Topic of alerts field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A topic of the site options, as it is written there; no alert when empty
	 * - **API ID Path**: news-article.topic
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic: prismic.KeyTextField;
	
	/**
	 * Summary field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One or two sentences for lists and search
	 * - **API ID Path**: news-article.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Image field in *News article*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news-article.image
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Body field in *News article*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Text of the article
	 * - **API ID Path**: news-article.body
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Related documents field in *News article*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news-article.related[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	related: prismic.GroupField<Simplify<NewsArticleDocumentDataRelatedItem>>;
	
	/**
	 * Slice Zone field in *News article*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news-article.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<NewsArticleDocumentDataSlicesSlice>;/**
	 * Meta title field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title in search results; the page title is used when empty (up to 60 characters)
	 * - **API ID Path**: news-article.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *News article*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Summary in search results, one or two sentences (up to 160 characters)
	 * - **API ID Path**: news-article.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *News article*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: news-article.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * News article document from Prismic
 *
 * - **API ID**: `news-article`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type NewsArticleDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithUID<Simplify<NewsArticleDocumentData>, "news-article", Lang>;

type PageDocumentDataSlicesSlice = HeroSlice | RichTextSlice | ImageWithTextSlice | CardsSlice | AccordionSlice | StatisticsSlice | PeopleSlice | TimelineSlice | QuoteSlice | DocumentListSlice | DocumentCentreSlice | CallToActionSlice | LatestNewsSlice | ContactDetailsSlice | OfficesSlice | FinancialSummarySlice | CalendarSlice | SiteMapSlice | ComparisonSlice | ReportingPeriodsSlice

/**
 * Content for Page documents
 */
interface PageDocumentData {
	/**
	 * Title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: page.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Parent page field in *Page*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Leave empty for a top-level page
	 * - **API ID Path**: page.parent
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	parent: prismic.ContentRelationshipField<"page"> | prismic.ContentRelationshipField<"investors-page">;
	
	/**
	 * Embargo field in *Page*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: Kept from visitors until this date and time; previews show it
	 * - **API ID Path**: page.embargo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	embargo: prismic.TimestampField;
	
	/**
	 * Introduction field in *Page*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two paragraphs under the title
	 * - **API ID Path**: page.intro
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Slice Zone field in *Page*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.slices[]
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices: prismic.SliceZone<PageDocumentDataSlicesSlice>;/**
	 * Meta title field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title in search results; the page title is used when empty (up to 60 characters)
	 * - **API ID Path**: page.meta_title
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_title: prismic.KeyTextField;
	
	/**
	 * Meta description field in *Page*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Summary in search results, one or two sentences (up to 160 characters)
	 * - **API ID Path**: page.meta_description
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	meta_description: prismic.KeyTextField;
	
	/**
	 * Meta image field in *Page*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: page.meta_image
	 * - **Tab**: SEO & Metadata
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	meta_image: prismic.ImageField<never>;
}

/**
 * Page document from Prismic
 *
 * - **API ID**: `page`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PageDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithUID<Simplify<PageDocumentData>, "page", Lang>;

/**
 * Content for PDF document documents
 */
interface PdfDocumentData {
	/**
	 * Title field in *PDF document*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Title as listed, with the year
	 * - **API ID Path**: pdf.title
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * File field in *PDF document*
	 *
	 * - **Field Type**: Link to Media
	 * - **Placeholder**: Choose the PDF
	 * - **API ID Path**: pdf.file
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/link-to-media
	 */
	file: prismic.LinkToMediaField<prismic.FieldState, never>;
	
	/**
	 * Date field in *PDF document*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: Date of publication
	 * - **API ID Path**: pdf.date
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * Embargo field in *PDF document*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: Kept from visitors until this date and time; previews show it
	 * - **API ID Path**: pdf.embargo
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	embargo: prismic.TimestampField;
	
	/**
	 * Category field in *PDF document*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: Choose one
	 * - **API ID Path**: pdf.category
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Annual report" | "Results" | "Presentation" | "Policy" | "Notice of meeting" | "Market announcement" | "Sustainability report">;
	
	/**
	 * Topic of alerts field in *PDF document*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A topic of the site options, as it is written there; no alert when empty
	 * - **API ID Path**: pdf.topic
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	topic: prismic.KeyTextField;
	
	/**
	 * Summary field in *PDF document*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One sentence for lists and search
	 * - **API ID Path**: pdf.summary
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	summary: prismic.KeyTextField;
	
	/**
	 * Cover field in *PDF document*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: pdf.cover
	 * - **Tab**: Main
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	cover: prismic.ImageField<never>;
}

/**
 * PDF document document from Prismic
 *
 * - **API ID**: `pdf`
 * - **Repeatable**: `true`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type PdfDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithUID<Simplify<PdfDocumentData>, "pdf", Lang>;

/**
 * Item in *Site options → Offices*
 */
export interface SiteOptionsDocumentDataOfficesItem {
	/**
	 * Location field in *Site options → Offices*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: City
	 * - **API ID Path**: site-options.offices[].location
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	location: prismic.KeyTextField;
	
	/**
	 * Contact information field in *Site options → Offices*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Address, telephone and e-mail
	 * - **API ID Path**: site-options.offices[].contactInformation
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	contactInformation: prismic.RichTextField;
	
	/**
	 * Position on the map field in *Site options → Offices*
	 *
	 * - **Field Type**: GeoPoint
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.offices[].geoLocation
	 * - **Documentation**: https://prismic.io/docs/fields/geopoint
	 */
	geoLocation: prismic.GeoPointField;
	
	/**
	 * Map of the surroundings field in *Site options → Offices*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.offices[].map
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	map: prismic.ImageField<never>;
}

/**
 * Item in *Site options → Other contact information*
 */
export interface SiteOptionsDocumentDataOtherContactInformationItem {
	/**
	 * Title field in *Site options → Other contact information*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example General enquiries
	 * - **API ID Path**: site-options.otherContactInformation[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Content field in *Site options → Other contact information*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Who answers, and how to reach them
	 * - **API ID Path**: site-options.otherContactInformation[].content
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	content: prismic.RichTextField;
}

/**
 * Item in *Site options → Redirects*
 */
export interface SiteOptionsDocumentDataRedirectsItem {
	/**
	 * From field in *Site options → Redirects*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: An address without a page, for example /about-us
	 * - **API ID Path**: site-options.redirects[].from
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	from: prismic.KeyTextField;
	
	/**
	 * To field in *Site options → Redirects*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where it leads for good
	 * - **API ID Path**: site-options.redirects[].to
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	to: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

type SiteOptionsDocumentDataSlices4Slice = MenuGroupSlice

/**
 * Item in *Site options → Topics of alerts*
 */
export interface SiteOptionsDocumentDataTopicsItem {
	/**
	 * Topic field in *Site options → Topics of alerts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example Results; who signs up may choose it
	 * - **API ID Path**: site-options.topics[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
}

type SiteOptionsDocumentDataSlices2Slice = MenuGroupSlice

type SiteOptionsDocumentDataSlices5Slice = MenuGroupSlice

/**
 * Content for Site options documents
 */
interface SiteOptionsDocumentData {
	/**
	 * Shareholder login link field in *Site options*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of the share registry portal
	 * - **API ID Path**: site-options.shareholderLoginLink
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	shareholderLoginLink: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * LinkedIn link field in *Site options*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Address of the LinkedIn page
	 * - **API ID Path**: site-options.linkedinLink
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	linkedinLink: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Twitter link field in *Site options*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Leave empty when there is no account
	 * - **API ID Path**: site-options.twitterLink
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	twitterLink: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Cookie notice field in *Site options*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Shown once to a new visitor; no notice when empty
	 * - **API ID Path**: site-options.cookiesPolicy
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	cookiesPolicy: prismic.RichTextField;
	
	/**
	 * Announcement bar text field in *Site options*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One sentence; no bar when empty
	 * - **API ID Path**: site-options.announcementBarText
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	announcementBarText: prismic.RichTextField;
	
	/**
	 * Show the bar again to visitors who closed it field in *Site options*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: site-options.removeAnnouncementBarCookie
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	removeAnnouncementBarCookie: prismic.BooleanField;
	
	/**
	 * Announcement modal text field in *Site options*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Opens once over the page; no modal when empty
	 * - **API ID Path**: site-options.announcementModalText
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	announcementModalText: prismic.RichTextField;
	
	/**
	 * Tag manager container field in *Site options*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: GTM-XXXXXXX; no tag manager when empty
	 * - **API ID Path**: site-options.gtmCode
	 * - **Tab**: Links and notices
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	gtmCode: prismic.KeyTextField;/**
	 * Offices field in *Site options*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.offices[]
	 * - **Tab**: Contact information
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	offices: prismic.GroupField<Simplify<SiteOptionsDocumentDataOfficesItem>>;
	
	/**
	 * Other contact information field in *Site options*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.otherContactInformation[]
	 * - **Tab**: Contact information
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	otherContactInformation: prismic.GroupField<Simplify<SiteOptionsDocumentDataOtherContactInformationItem>>;/**
	 * Redirects field in *Site options*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.redirects[]
	 * - **Tab**: Redirects
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	redirects: prismic.GroupField<Simplify<SiteOptionsDocumentDataRedirectsItem>>;/**
	 * Header and mobile menu field in *Site options*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.slices4[]
	 * - **Tab**: Header menu
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices4: prismic.SliceZone<SiteOptionsDocumentDataSlices4Slice>;/**
	 * Newsletter title field in *Site options*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Heading above the sign-up field
	 * - **API ID Path**: site-options.footerNewsletterTitle
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	footerNewsletterTitle: prismic.KeyTextField;
	
	/**
	 * Newsletter disclaimer field in *Site options*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: What the address is used for
	 * - **API ID Path**: site-options.footerNewsletterDisclaimer
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	footerNewsletterDisclaimer: prismic.RichTextField;
	
	/**
	 * Topics of alerts field in *Site options*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.topics[]
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	topics: prismic.GroupField<Simplify<SiteOptionsDocumentDataTopicsItem>>;
	
	/**
	 * Artwork field in *Site options*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.footerArtworkImage
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	footerArtworkImage: prismic.ImageField<never>;
	
	/**
	 * Artwork link field in *Site options*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Where the artwork leads
	 * - **API ID Path**: site-options.footerArtworkLink
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	footerArtworkLink: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Footer columns field in *Site options*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.slices2[]
	 * - **Tab**: Footer
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices2: prismic.SliceZone<SiteOptionsDocumentDataSlices2Slice>;/**
	 * Secondary footer links field in *Site options*
	 *
	 * - **Field Type**: Slice Zone
	 * - **Placeholder**: *None*
	 * - **API ID Path**: site-options.slices5[]
	 * - **Tab**: Secondary footer
	 * - **Documentation**: https://prismic.io/docs/slices
	 */
	slices5: prismic.SliceZone<SiteOptionsDocumentDataSlices5Slice>;
}

/**
 * Site options document from Prismic
 *
 * - **API ID**: `site-options`
 * - **Repeatable**: `false`
 * - **Documentation**: https://prismic.io/docs/content-modeling
 *
 * @typeParam Lang - Language API ID of the document.
 */
export type SiteOptionsDocument<Lang extends string = "en-au"> = prismic.PrismicDocumentWithoutUID<Simplify<SiteOptionsDocumentData>, "site-options", Lang>;

export type AllDocumentTypes = ContactPageDocument | HomeDocument | InvestorsPageDocument | NewsArchiveDocument | NewsArticleDocument | PageDocument | PdfDocument | SiteOptionsDocument;

/**
 * Item in *Accordion → Default → Primary → Entries*
 */
export interface AccordionSliceDefaultPrimaryEntriesItem {
	/**
	 * Title field in *Accordion → Default → Primary → Entries*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: The question or subject
	 * - **API ID Path**: accordion.default.primary.entries[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Body field in *Accordion → Default → Primary → Entries*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The answer or detail
	 * - **API ID Path**: accordion.default.primary.entries[].body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Primary content in *Accordion → Default → Primary*
 */
export interface AccordionSliceDefaultPrimary {
	/**
	 * Heading field in *Accordion → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: accordion.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Entries field in *Accordion → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: accordion.default.primary.entries[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	entries: prismic.GroupField<Simplify<AccordionSliceDefaultPrimaryEntriesItem>>;
}

/**
 * Default variation for Accordion Slice
 *
 * - **API ID**: `default`
 * - **Description**: Entries that open one by one
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<AccordionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Accordion*
 */
type AccordionSliceVariation = AccordionSliceDefault

/**
 * Accordion Shared Slice
 *
 * - **API ID**: `accordion`
 * - **Description**: Entries that open one by one, for questions and details
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type AccordionSlice = prismic.SharedSlice<"accordion", AccordionSliceVariation>;

/**
 * Item in *Calendar → Default → Primary → Events*
 */
export interface CalendarSliceDefaultPrimaryEventsItem {
	/**
	 * Date field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Date
	 * - **Placeholder**: *None*
	 * - **API ID Path**: calendar.default.primary.events[].date
	 * - **Documentation**: https://prismic.io/docs/fields/date
	 */
	date: prismic.DateField;
	
	/**
	 * Title field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case
	 * - **API ID Path**: calendar.default.primary.events[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Note field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Optional
	 * - **API ID Path**: calendar.default.primary.events[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
	
	/**
	 * Begins field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: Optional; without it the event takes the whole day
	 * - **API ID Path**: calendar.default.primary.events[].starts
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	starts: prismic.TimestampField;
	
	/**
	 * Ends field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Timestamp
	 * - **Placeholder**: An hour later when empty
	 * - **API ID Path**: calendar.default.primary.events[].ends
	 * - **Documentation**: https://prismic.io/docs/fields/timestamp
	 */
	ends: prismic.TimestampField;
	
	/**
	 * Registration field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown until it begins
	 * - **API ID Path**: calendar.default.primary.events[].registration
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	registration: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Webcast field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown until it ends
	 * - **API ID Path**: calendar.default.primary.events[].webcast
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	webcast: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Recording field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown once it is over
	 * - **API ID Path**: calendar.default.primary.events[].recording
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	recording: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Transcript field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown once it is over
	 * - **API ID Path**: calendar.default.primary.events[].transcript
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	transcript: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Slides field in *Calendar → Default → Primary → Events*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Shown at any time
	 * - **API ID Path**: calendar.default.primary.events[].slides
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	slides: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Calendar → Default → Primary*
 */
export interface CalendarSliceDefaultPrimary {
	/**
	 * Heading field in *Calendar → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: calendar.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Calendar → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: calendar.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Events field in *Calendar → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: calendar.default.primary.events[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	events: prismic.GroupField<Simplify<CalendarSliceDefaultPrimaryEventsItem>>;
}

/**
 * Default variation for Calendar Slice
 *
 * - **API ID**: `default`
 * - **Description**: Coming dates
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalendarSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CalendarSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Calendar*
 */
type CalendarSliceVariation = CalendarSliceDefault

/**
 * Calendar Shared Slice
 *
 * - **API ID**: `calendar`
 * - **Description**: Coming dates
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CalendarSlice = prismic.SharedSlice<"calendar", CalendarSliceVariation>;

/**
 * Primary content in *CallToAction → Default → Primary*
 */
export interface CallToActionSliceDefaultPrimary {
	/**
	 * Heading field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: call_to_action.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Text field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: call_to_action.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Action label field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the visitor will find
	 * - **API ID Path**: call_to_action.default.primary.action_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	action_label: prismic.KeyTextField;
	
	/**
	 * Action link field in *CallToAction → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: call_to_action.default.primary.action_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for CallToAction Slice
 *
 * - **API ID**: `default`
 * - **Description**: A short text with one action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CallToActionSliceDefaultPrimary>, never>;

/**
 * Slice variation for *CallToAction*
 */
type CallToActionSliceVariation = CallToActionSliceDefault

/**
 * CallToAction Shared Slice
 *
 * - **API ID**: `call_to_action`
 * - **Description**: A short text with one action
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CallToActionSlice = prismic.SharedSlice<"call_to_action", CallToActionSliceVariation>;

/**
 * Item in *Cards → Default → Primary → Cards*
 */
export interface CardsSliceDefaultPrimaryCardsItem {
	/**
	 * Title field in *Cards → Default → Primary → Cards*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case
	 * - **API ID Path**: cards.default.primary.cards[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Cards → Default → Primary → Cards*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: cards.default.primary.cards[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Image field in *Cards → Default → Primary → Cards*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cards.default.primary.cards[].image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Link field in *Cards → Default → Primary → Cards*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: cards.default.primary.cards[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Link label field in *Cards → Default → Primary → Cards*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Optional
	 * - **API ID Path**: cards.default.primary.cards[].link_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	link_label: prismic.KeyTextField;
}

/**
 * Primary content in *Cards → Default → Primary*
 */
export interface CardsSliceDefaultPrimary {
	/**
	 * Heading field in *Cards → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: cards.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Cards → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: cards.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Cards field in *Cards → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: cards.default.primary.cards[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	cards: prismic.GroupField<Simplify<CardsSliceDefaultPrimaryCardsItem>>;
}

/**
 * Default variation for Cards Slice
 *
 * - **API ID**: `default`
 * - **Description**: Cards in a grid
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CardsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<CardsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Cards*
 */
type CardsSliceVariation = CardsSliceDefault

/**
 * Cards Shared Slice
 *
 * - **API ID**: `cards`
 * - **Description**: A set of cards that lead to other pages
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type CardsSlice = prismic.SharedSlice<"cards", CardsSliceVariation>;

/**
 * Item in *Comparison → Default → Primary → Figures*
 */
export interface ComparisonSliceDefaultPrimaryFiguresItem {
	/**
	 * Measure field in *Comparison → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Revenue
	 * - **API ID Path**: comparison.default.primary.figures[].measure
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	measure: prismic.KeyTextField;
	
	/**
	 * Unit field in *Comparison → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A$m, cents a share, % or times
	 * - **API ID Path**: comparison.default.primary.figures[].unit
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit: prismic.KeyTextField;
	
	/**
	 * Value field in *Comparison → Default → Primary → Figures*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: In the period
	 * - **API ID Path**: comparison.default.primary.figures[].value
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	value: prismic.NumberField;
	
	/**
	 * Value before field in *Comparison → Default → Primary → Figures*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: In the period before; may be empty
	 * - **API ID Path**: comparison.default.primary.figures[].previous
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	previous: prismic.NumberField;
}

/**
 * Primary content in *Comparison → Default → Primary*
 */
export interface ComparisonSliceDefaultPrimary {
	/**
	 * Heading field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: comparison.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Caption field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the figures are of
	 * - **API ID Path**: comparison.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Period field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: FY26
	 * - **API ID Path**: comparison.default.primary.period
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	period: prismic.KeyTextField;
	
	/**
	 * Period before field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: FY25
	 * - **API ID Path**: comparison.default.primary.previous_period
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	previous_period: prismic.KeyTextField;
	
	/**
	 * Source field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Needed for downloads
	 * - **API ID Path**: comparison.default.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Figures field in *Comparison → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: comparison.default.primary.figures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	figures: prismic.GroupField<Simplify<ComparisonSliceDefaultPrimaryFiguresItem>>;
}

/**
 * Default variation for Comparison Slice
 *
 * - **API ID**: `default`
 * - **Description**: Figures of a period against the year before
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ComparisonSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Comparison*
 */
type ComparisonSliceVariation = ComparisonSliceDefault

/**
 * Comparison Shared Slice
 *
 * - **API ID**: `comparison`
 * - **Description**: Figures of a period against the year before
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ComparisonSlice = prismic.SharedSlice<"comparison", ComparisonSliceVariation>;

/**
 * Item in *ContactDetails → Default → Primary → Only these contacts*
 */
export interface ContactDetailsSliceDefaultPrimaryOnlyItem {
	/**
	 * Title field in *ContactDetails → Default → Primary → Only these contacts*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: As in the site options; leave the list empty for all
	 * - **API ID Path**: contact_details.default.primary.only[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *ContactDetails → Default → Primary*
 */
export interface ContactDetailsSliceDefaultPrimary {
	/**
	 * Heading field in *ContactDetails → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: contact_details.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *ContactDetails → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: contact_details.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Only these contacts field in *ContactDetails → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: contact_details.default.primary.only[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	only: prismic.GroupField<Simplify<ContactDetailsSliceDefaultPrimaryOnlyItem>>;
}

/**
 * Default variation for ContactDetails Slice
 *
 * - **API ID**: `default`
 * - **Description**: The other contact information of the site options
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactDetailsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ContactDetailsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ContactDetails*
 */
type ContactDetailsSliceVariation = ContactDetailsSliceDefault

/**
 * ContactDetails Shared Slice
 *
 * - **API ID**: `contact_details`
 * - **Description**: The other contact information of the site options
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ContactDetailsSlice = prismic.SharedSlice<"contact_details", ContactDetailsSliceVariation>;

/**
 * Primary content in *DocumentCentre → Default → Primary*
 */
export interface DocumentCentreSliceDefaultPrimary {
	/**
	 * Heading field in *DocumentCentre → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: document_centre.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *DocumentCentre → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: document_centre.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
}

/**
 * Default variation for DocumentCentre Slice
 *
 * - **API ID**: `default`
 * - **Description**: All documents, by year and kind
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentCentreSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DocumentCentreSliceDefaultPrimary>, never>;

/**
 * Slice variation for *DocumentCentre*
 */
type DocumentCentreSliceVariation = DocumentCentreSliceDefault

/**
 * DocumentCentre Shared Slice
 *
 * - **API ID**: `document_centre`
 * - **Description**: All documents, by year and kind
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentCentreSlice = prismic.SharedSlice<"document_centre", DocumentCentreSliceVariation>;

/**
 * Item in *DocumentList → Picked → Primary → Documents*
 */
export interface DocumentListSlicePickedPrimaryDocumentsItem {
	/**
	 * Document field in *DocumentList → Picked → Primary → Documents*
	 *
	 * - **Field Type**: Content Relationship
	 * - **Placeholder**: Choose a PDF
	 * - **API ID Path**: document_list.picked.primary.documents[].document
	 * - **Documentation**: https://prismic.io/docs/fields/content-relationship
	 */
	document: prismic.ContentRelationshipField<"pdf">;
}

/**
 * Primary content in *DocumentList → By category → Primary*
 */
export interface DocumentListSliceDefaultPrimary {
	/**
	 * Heading field in *DocumentList → By category → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: document_list.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *DocumentList → By category → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: document_list.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Category field in *DocumentList → By category → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: All categories
	 * - **API ID Path**: document_list.default.primary.category
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Annual report" | "Results" | "Presentation" | "Policy" | "Notice of meeting" | "Market announcement" | "Sustainability report">;
	
	/**
	 * Limit field in *DocumentList → By category → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: All documents when empty
	 * - **API ID Path**: document_list.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
}

/**
 * By category variation for DocumentList Slice
 *
 * - **API ID**: `default`
 * - **Description**: The newest documents of one category, or of all
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentListSliceDefault = prismic.SharedSliceVariation<"default", Simplify<DocumentListSliceDefaultPrimary>, never>;

/**
 * Primary content in *DocumentList → Picked → Primary*
 */
export interface DocumentListSlicePickedPrimary {
	/**
	 * Heading field in *DocumentList → Picked → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: document_list.picked.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *DocumentList → Picked → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: document_list.picked.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * Documents field in *DocumentList → Picked → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: document_list.picked.primary.documents[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	documents: prismic.GroupField<Simplify<DocumentListSlicePickedPrimaryDocumentsItem>>;
}

/**
 * Picked variation for DocumentList Slice
 *
 * - **API ID**: `picked`
 * - **Description**: Documents chosen one by one
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentListSlicePicked = prismic.SharedSliceVariation<"picked", Simplify<DocumentListSlicePickedPrimary>, never>;

/**
 * Slice variation for *DocumentList*
 */
type DocumentListSliceVariation = DocumentListSliceDefault | DocumentListSlicePicked

/**
 * DocumentList Shared Slice
 *
 * - **API ID**: `document_list`
 * - **Description**: A list of PDF documents
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type DocumentListSlice = prismic.SharedSlice<"document_list", DocumentListSliceVariation>;

/**
 * Item in *FinancialSummary → Default → Primary → Years*
 */
export interface FinancialSummarySliceDefaultPrimaryYearsItem {
	/**
	 * Period field in *FinancialSummary → Default → Primary → Years*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example FY26
	 * - **API ID Path**: financial_summary.default.primary.years[].period
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	period: prismic.KeyTextField;
	
	/**
	 * Revenue (million) field in *FinancialSummary → Default → Primary → Years*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 2318.7
	 * - **API ID Path**: financial_summary.default.primary.years[].revenue
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	revenue: prismic.NumberField;
	
	/**
	 * EBITDA (million) field in *FinancialSummary → Default → Primary → Years*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 421.8
	 * - **API ID Path**: financial_summary.default.primary.years[].ebitda
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	ebitda: prismic.NumberField;
	
	/**
	 * Net profit after tax (million) field in *FinancialSummary → Default → Primary → Years*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 168.9
	 * - **API ID Path**: financial_summary.default.primary.years[].net_profit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	net_profit: prismic.NumberField;
	
	/**
	 * Dividend (cents a share) field in *FinancialSummary → Default → Primary → Years*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: 20.5
	 * - **API ID Path**: financial_summary.default.primary.years[].dividend
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	dividend: prismic.NumberField;
}

/**
 * Item in *FinancialSummary → Default → Primary → Charts*
 */
export interface FinancialSummarySliceDefaultPrimaryChartsItem {
	/**
	 * Measure field in *FinancialSummary → Default → Primary → Charts*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: What is drawn beside the table
	 * - **API ID Path**: financial_summary.default.primary.charts[].measure
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	measure: prismic.SelectField<"Revenue" | "EBITDA" | "Net profit after tax" | "Dividend">;
}

/**
 * Primary content in *FinancialSummary → Default → Primary*
 */
export interface FinancialSummarySliceDefaultPrimary {
	/**
	 * Heading field in *FinancialSummary → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: financial_summary.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Caption field in *FinancialSummary → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Unit and basis of the figures
	 * - **API ID Path**: financial_summary.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Source field in *FinancialSummary → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Reports the figures come from
	 * - **API ID Path**: financial_summary.default.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Years field in *FinancialSummary → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: financial_summary.default.primary.years[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	years: prismic.GroupField<Simplify<FinancialSummarySliceDefaultPrimaryYearsItem>>;
	
	/**
	 * Charts field in *FinancialSummary → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: financial_summary.default.primary.charts[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	charts: prismic.GroupField<Simplify<FinancialSummarySliceDefaultPrimaryChartsItem>>;
}

/**
 * Default variation for FinancialSummary Slice
 *
 * - **API ID**: `default`
 * - **Description**: Results of several years in a table
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FinancialSummarySliceDefault = prismic.SharedSliceVariation<"default", Simplify<FinancialSummarySliceDefaultPrimary>, never>;

/**
 * Slice variation for *FinancialSummary*
 */
type FinancialSummarySliceVariation = FinancialSummarySliceDefault

/**
 * FinancialSummary Shared Slice
 *
 * - **API ID**: `financial_summary`
 * - **Description**: Results of several years in a table
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type FinancialSummarySlice = prismic.SharedSlice<"financial_summary", FinancialSummarySliceVariation>;

/**
 * Item in *Hero → Default → Primary → Actions*
 */
export interface HeroSliceDefaultPrimaryActionsItem {
	/**
	 * Label field in *Hero → Default → Primary → Actions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the visitor will find
	 * - **API ID Path**: hero.default.primary.actions[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Hero → Default → Primary → Actions*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: hero.default.primary.actions[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Item in *Hero → Statement → Primary → Actions*
 */
export interface HeroSliceStatementPrimaryActionsItem {
	/**
	 * Label field in *Hero → Statement → Primary → Actions*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the visitor will find
	 * - **API ID Path**: hero.statement.primary.actions[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Link field in *Hero → Statement → Primary → Actions*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: hero.statement.primary.actions[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Primary content in *Hero → Default → Primary*
 */
export interface HeroSliceDefaultPrimary {
	/**
	 * Eyebrow field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Short label above the title
	 * - **API ID Path**: hero.default.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One line, sentence case
	 * - **API ID Path**: hero.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lead field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: hero.default.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Image field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Actions field in *Hero → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.default.primary.actions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	actions: prismic.GroupField<Simplify<HeroSliceDefaultPrimaryActionsItem>>;
}

/**
 * Default variation for Hero Slice
 *
 * - **API ID**: `default`
 * - **Description**: Title, lead and actions beside the image
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceDefault = prismic.SharedSliceVariation<"default", Simplify<HeroSliceDefaultPrimary>, never>;

/**
 * Primary content in *Hero → Statement → Primary*
 */
export interface HeroSliceStatementPrimary {
	/**
	 * Eyebrow field in *Hero → Statement → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Short label above the title
	 * - **API ID Path**: hero.statement.primary.eyebrow
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	eyebrow: prismic.KeyTextField;
	
	/**
	 * Title field in *Hero → Statement → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: One line, sentence case
	 * - **API ID Path**: hero.statement.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Lead field in *Hero → Statement → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences
	 * - **API ID Path**: hero.statement.primary.lead
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	lead: prismic.RichTextField;
	
	/**
	 * Image field in *Hero → Statement → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.statement.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Actions field in *Hero → Statement → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: hero.statement.primary.actions[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	actions: prismic.GroupField<Simplify<HeroSliceStatementPrimaryActionsItem>>;
}

/**
 * Statement variation for Hero Slice
 *
 * - **API ID**: `statement`
 * - **Description**: Full-width opening of the home page
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSliceStatement = prismic.SharedSliceVariation<"statement", Simplify<HeroSliceStatementPrimary>, never>;

/**
 * Slice variation for *Hero*
 */
type HeroSliceVariation = HeroSliceDefault | HeroSliceStatement

/**
 * Hero Shared Slice
 *
 * - **API ID**: `hero`
 * - **Description**: Opening of a page: title and lead over or beside an image
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type HeroSlice = prismic.SharedSlice<"hero", HeroSliceVariation>;

/**
 * Primary content in *ImageWithText → Image left → Primary*
 */
export interface ImageWithTextSliceDefaultPrimary {
	/**
	 * Heading field in *ImageWithText → Image left → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: image_with_text.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ImageWithText → Image left → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One to four paragraphs
	 * - **API ID Path**: image_with_text.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Image field in *ImageWithText → Image left → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_with_text.default.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *ImageWithText → Image left → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Optional
	 * - **API ID Path**: image_with_text.default.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Action label field in *ImageWithText → Image left → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Optional
	 * - **API ID Path**: image_with_text.default.primary.action_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	action_label: prismic.KeyTextField;
	
	/**
	 * Action link field in *ImageWithText → Image left → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: image_with_text.default.primary.action_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Image left variation for ImageWithText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Image on the left, text on the right
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageWithTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ImageWithTextSliceDefaultPrimary>, never>;

/**
 * Primary content in *ImageWithText → Image right → Primary*
 */
export interface ImageWithTextSliceImageRightPrimary {
	/**
	 * Heading field in *ImageWithText → Image right → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: image_with_text.imageRight.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Body field in *ImageWithText → Image right → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One to four paragraphs
	 * - **API ID Path**: image_with_text.imageRight.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
	
	/**
	 * Image field in *ImageWithText → Image right → Primary*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: image_with_text.imageRight.primary.image
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	image: prismic.ImageField<never>;
	
	/**
	 * Caption field in *ImageWithText → Image right → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Optional
	 * - **API ID Path**: image_with_text.imageRight.primary.caption
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	caption: prismic.KeyTextField;
	
	/**
	 * Action label field in *ImageWithText → Image right → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Optional
	 * - **API ID Path**: image_with_text.imageRight.primary.action_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	action_label: prismic.KeyTextField;
	
	/**
	 * Action link field in *ImageWithText → Image right → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: image_with_text.imageRight.primary.action_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Image right variation for ImageWithText Slice
 *
 * - **API ID**: `imageRight`
 * - **Description**: Text on the left, image on the right
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageWithTextSliceImageRight = prismic.SharedSliceVariation<"imageRight", Simplify<ImageWithTextSliceImageRightPrimary>, never>;

/**
 * Slice variation for *ImageWithText*
 */
type ImageWithTextSliceVariation = ImageWithTextSliceDefault | ImageWithTextSliceImageRight

/**
 * ImageWithText Shared Slice
 *
 * - **API ID**: `image_with_text`
 * - **Description**: A picture with text beside it
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ImageWithTextSlice = prismic.SharedSlice<"image_with_text", ImageWithTextSliceVariation>;

/**
 * Primary content in *LatestNews → Default → Primary*
 */
export interface LatestNewsSliceDefaultPrimary {
	/**
	 * Heading field in *LatestNews → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: latest_news.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Category field in *LatestNews → Default → Primary*
	 *
	 * - **Field Type**: Select
	 * - **Placeholder**: All categories
	 * - **API ID Path**: latest_news.default.primary.category
	 * - **Documentation**: https://prismic.io/docs/fields/select
	 */
	category: prismic.SelectField<"Company" | "Results" | "Investors" | "Sustainability" | "Community" | "Products">;
	
	/**
	 * Limit field in *LatestNews → Default → Primary*
	 *
	 * - **Field Type**: Number
	 * - **Placeholder**: Number of articles
	 * - **API ID Path**: latest_news.default.primary.limit
	 * - **Documentation**: https://prismic.io/docs/fields/number
	 */
	limit: prismic.NumberField;
	
	/**
	 * Action label field in *LatestNews → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example All news
	 * - **API ID Path**: latest_news.default.primary.action_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	action_label: prismic.KeyTextField;
	
	/**
	 * Action link field in *LatestNews → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: latest_news.default.primary.action_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for LatestNews Slice
 *
 * - **API ID**: `default`
 * - **Description**: The newest news articles
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LatestNewsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<LatestNewsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *LatestNews*
 */
type LatestNewsSliceVariation = LatestNewsSliceDefault

/**
 * LatestNews Shared Slice
 *
 * - **API ID**: `latest_news`
 * - **Description**: The newest news articles
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type LatestNewsSlice = prismic.SharedSlice<"latest_news", LatestNewsSliceVariation>;

/**
 * Primary content in *MenuGroup → Default → Primary*
 */
export interface MenuGroupSliceDefaultPrimary {
	/**
	 * Title field in *MenuGroup → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Heading of the group
	 * - **API ID Path**: menu_group.default.primary.title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
}

/**
 * Primary content in *MenuGroup → Items*
 */
export interface MenuGroupSliceDefaultItem {
	/**
	 * Title field in *MenuGroup → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Text of the entry
	 * - **API ID Path**: menu_group.items[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Link field in *MenuGroup → Items*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page or web address
	 * - **API ID Path**: menu_group.items[].link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
	
	/**
	 * Child page field in *MenuGroup → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: menu_group.items[].isChildPage
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	isChildPage: prismic.BooleanField;
	
	/**
	 * Parent page UID field in *MenuGroup → Items*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: UID of the parent page; empty otherwise
	 * - **API ID Path**: menu_group.items[].parentPageUid
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	parentPageUid: prismic.KeyTextField;
	
	/**
	 * Open in a new tab field in *MenuGroup → Items*
	 *
	 * - **Field Type**: Boolean
	 * - **Placeholder**: *None*
	 * - **Default Value**: false
	 * - **API ID Path**: menu_group.items[].openInNewTab
	 * - **Documentation**: https://prismic.io/docs/fields/boolean
	 */
	openInNewTab: prismic.BooleanField;
}

/**
 * Default variation for MenuGroup Slice
 *
 * - **API ID**: `default`
 * - **Description**: A titled group of menu entries
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MenuGroupSliceDefault = prismic.SharedSliceVariation<"default", Simplify<MenuGroupSliceDefaultPrimary>, Simplify<MenuGroupSliceDefaultItem>>;

/**
 * Slice variation for *MenuGroup*
 */
type MenuGroupSliceVariation = MenuGroupSliceDefault

/**
 * MenuGroup Shared Slice
 *
 * - **API ID**: `menu_group`
 * - **Description**: A group of menu entries
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type MenuGroupSlice = prismic.SharedSlice<"menu_group", MenuGroupSliceVariation>;

/**
 * Primary content in *Offices → Default → Primary*
 */
export interface OfficesSliceDefaultPrimary {
	/**
	 * Heading field in *Offices → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: offices.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *Offices → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: offices.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
}

/**
 * Default variation for Offices Slice
 *
 * - **API ID**: `default`
 * - **Description**: The offices of the site options
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OfficesSliceDefault = prismic.SharedSliceVariation<"default", Simplify<OfficesSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Offices*
 */
type OfficesSliceVariation = OfficesSliceDefault

/**
 * Offices Shared Slice
 *
 * - **API ID**: `offices`
 * - **Description**: The offices of the site options
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type OfficesSlice = prismic.SharedSlice<"offices", OfficesSliceVariation>;

/**
 * Item in *People → Default → Primary → People*
 */
export interface PeopleSliceDefaultPrimaryPeopleItem {
	/**
	 * Name field in *People → Default → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: First and last name
	 * - **API ID Path**: people.default.primary.people[].name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Role field in *People → Default → Primary → People*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case
	 * - **API ID Path**: people.default.primary.people[].role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
	
	/**
	 * Biography field in *People → Default → Primary → People*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Up to 120 words
	 * - **API ID Path**: people.default.primary.people[].biography
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	biography: prismic.RichTextField;
	
	/**
	 * Portrait field in *People → Default → Primary → People*
	 *
	 * - **Field Type**: Image
	 * - **Placeholder**: *None*
	 * - **API ID Path**: people.default.primary.people[].portrait
	 * - **Documentation**: https://prismic.io/docs/fields/image
	 */
	portrait: prismic.ImageField<never>;
}

/**
 * Primary content in *People → Default → Primary*
 */
export interface PeopleSliceDefaultPrimary {
	/**
	 * Heading field in *People → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: people.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Introduction field in *People → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One or two sentences under the heading
	 * - **API ID Path**: people.default.primary.intro
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	intro: prismic.RichTextField;
	
	/**
	 * People field in *People → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: people.default.primary.people[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	people: prismic.GroupField<Simplify<PeopleSliceDefaultPrimaryPeopleItem>>;
}

/**
 * Default variation for People Slice
 *
 * - **API ID**: `default`
 * - **Description**: Portraits with name, role and biography
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PeopleSliceDefault = prismic.SharedSliceVariation<"default", Simplify<PeopleSliceDefaultPrimary>, never>;

/**
 * Slice variation for *People*
 */
type PeopleSliceVariation = PeopleSliceDefault

/**
 * People Shared Slice
 *
 * - **API ID**: `people`
 * - **Description**: Directors, executives or a team
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type PeopleSlice = prismic.SharedSlice<"people", PeopleSliceVariation>;

/**
 * Primary content in *Quote → Default → Primary*
 */
export interface QuoteSliceDefaultPrimary {
	/**
	 * Text field in *Quote → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: The words, without quotation marks
	 * - **API ID Path**: quote.default.primary.text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
	
	/**
	 * Name field in *Quote → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Who said it
	 * - **API ID Path**: quote.default.primary.name
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	name: prismic.KeyTextField;
	
	/**
	 * Role field in *Quote → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Their role
	 * - **API ID Path**: quote.default.primary.role
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	role: prismic.KeyTextField;
}

/**
 * Default variation for Quote Slice
 *
 * - **API ID**: `default`
 * - **Description**: A quotation with its speaker
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuoteSliceDefault = prismic.SharedSliceVariation<"default", Simplify<QuoteSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Quote*
 */
type QuoteSliceVariation = QuoteSliceDefault

/**
 * Quote Shared Slice
 *
 * - **API ID**: `quote`
 * - **Description**: A quotation with its speaker
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type QuoteSlice = prismic.SharedSlice<"quote", QuoteSliceVariation>;

/**
 * Primary content in *ReportingPeriods → Default → Primary*
 */
export interface ReportingPeriodsSliceDefaultPrimary {
	/**
	 * Heading field in *ReportingPeriods → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: reporting_periods.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
}

/**
 * Default variation for ReportingPeriods Slice
 *
 * - **API ID**: `default`
 * - **Description**: Links to the pages of all reporting periods
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ReportingPeriodsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<ReportingPeriodsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *ReportingPeriods*
 */
type ReportingPeriodsSliceVariation = ReportingPeriodsSliceDefault

/**
 * ReportingPeriods Shared Slice
 *
 * - **API ID**: `reporting_periods`
 * - **Description**: Links to the pages of all reporting periods
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type ReportingPeriodsSlice = prismic.SharedSlice<"reporting_periods", ReportingPeriodsSliceVariation>;

/**
 * Primary content in *RichText → Default → Primary*
 */
export interface RichTextSliceDefaultPrimary {
	/**
	 * Body field in *RichText → Default → Primary*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: Text
	 * - **API ID Path**: rich_text.default.primary.body
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	body: prismic.RichTextField;
}

/**
 * Default variation for RichText Slice
 *
 * - **API ID**: `default`
 * - **Description**: Running text with headings and lists
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSliceDefault = prismic.SharedSliceVariation<"default", Simplify<RichTextSliceDefaultPrimary>, never>;

/**
 * Slice variation for *RichText*
 */
type RichTextSliceVariation = RichTextSliceDefault

/**
 * RichText Shared Slice
 *
 * - **API ID**: `rich_text`
 * - **Description**: Running text
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type RichTextSlice = prismic.SharedSlice<"rich_text", RichTextSliceVariation>;

/**
 * Primary content in *SiteMap → Default → Primary*
 */
export interface SiteMapSliceDefaultPrimary {
	/**
	 * Heading field in *SiteMap → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: site_map.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
}

/**
 * Default variation for SiteMap Slice
 *
 * - **API ID**: `default`
 * - **Description**: All pages of the site in their hierarchy
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SiteMapSliceDefault = prismic.SharedSliceVariation<"default", Simplify<SiteMapSliceDefaultPrimary>, never>;

/**
 * Slice variation for *SiteMap*
 */
type SiteMapSliceVariation = SiteMapSliceDefault

/**
 * SiteMap Shared Slice
 *
 * - **API ID**: `site_map`
 * - **Description**: All pages of the site in their hierarchy
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type SiteMapSlice = prismic.SharedSlice<"site_map", SiteMapSliceVariation>;

/**
 * Item in *Statistics → Default → Primary → Figures*
 */
export interface StatisticsSliceDefaultPrimaryFiguresItem {
	/**
	 * Value field in *Statistics → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example $2,318.7 or 61%
	 * - **API ID Path**: statistics.default.primary.figures[].value
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	value: prismic.KeyTextField;
	
	/**
	 * Unit field in *Statistics → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example million or cents
	 * - **API ID Path**: statistics.default.primary.figures[].unit
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	unit: prismic.KeyTextField;
	
	/**
	 * Label field in *Statistics → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What is measured
	 * - **API ID Path**: statistics.default.primary.figures[].label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	label: prismic.KeyTextField;
	
	/**
	 * Note field in *Statistics → Default → Primary → Figures*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Comparison or definition, optional
	 * - **API ID Path**: statistics.default.primary.figures[].note
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	note: prismic.KeyTextField;
}

/**
 * Primary content in *Statistics → Default → Primary*
 */
export interface StatisticsSliceDefaultPrimary {
	/**
	 * Heading field in *Statistics → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: statistics.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Period field in *Statistics → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: For example Year ended 30 June 2026
	 * - **API ID Path**: statistics.default.primary.period
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	period: prismic.KeyTextField;
	
	/**
	 * Source field in *Statistics → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Report the figures come from
	 * - **API ID Path**: statistics.default.primary.source
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	source: prismic.KeyTextField;
	
	/**
	 * Figures field in *Statistics → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: statistics.default.primary.figures[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	figures: prismic.GroupField<Simplify<StatisticsSliceDefaultPrimaryFiguresItem>>;
	
	/**
	 * Action label field in *Statistics → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: What the visitor will find
	 * - **API ID Path**: statistics.default.primary.action_label
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	action_label: prismic.KeyTextField;
	
	/**
	 * Action link field in *Statistics → Default → Primary*
	 *
	 * - **Field Type**: Link
	 * - **Placeholder**: Page, document, file or web address
	 * - **API ID Path**: statistics.default.primary.action_link
	 * - **Documentation**: https://prismic.io/docs/fields/link
	 */
	action_link: prismic.LinkField<string, string, unknown, prismic.FieldState, never>;
}

/**
 * Default variation for Statistics Slice
 *
 * - **API ID**: `default`
 * - **Description**: Key figures in a row
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatisticsSliceDefault = prismic.SharedSliceVariation<"default", Simplify<StatisticsSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Statistics*
 */
type StatisticsSliceVariation = StatisticsSliceDefault

/**
 * Statistics Shared Slice
 *
 * - **API ID**: `statistics`
 * - **Description**: Key figures of one period with their source
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type StatisticsSlice = prismic.SharedSlice<"statistics", StatisticsSliceVariation>;

/**
 * Item in *Timeline → Default → Primary → Events*
 */
export interface TimelineSliceDefaultPrimaryEventsItem {
	/**
	 * Period field in *Timeline → Default → Primary → Events*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: A year, a date or a step
	 * - **API ID Path**: timeline.default.primary.events[].period
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	period: prismic.KeyTextField;
	
	/**
	 * Title field in *Timeline → Default → Primary → Events*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case
	 * - **API ID Path**: timeline.default.primary.events[].title
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	title: prismic.KeyTextField;
	
	/**
	 * Text field in *Timeline → Default → Primary → Events*
	 *
	 * - **Field Type**: Rich Text
	 * - **Placeholder**: One to three sentences
	 * - **API ID Path**: timeline.default.primary.events[].text
	 * - **Documentation**: https://prismic.io/docs/fields/rich-text
	 */
	text: prismic.RichTextField;
}

/**
 * Primary content in *Timeline → Default → Primary*
 */
export interface TimelineSliceDefaultPrimary {
	/**
	 * Heading field in *Timeline → Default → Primary*
	 *
	 * - **Field Type**: Text
	 * - **Placeholder**: Sentence case, no full stop
	 * - **API ID Path**: timeline.default.primary.heading
	 * - **Documentation**: https://prismic.io/docs/fields/text
	 */
	heading: prismic.KeyTextField;
	
	/**
	 * Events field in *Timeline → Default → Primary*
	 *
	 * - **Field Type**: Group
	 * - **Placeholder**: *None*
	 * - **API ID Path**: timeline.default.primary.events[]
	 * - **Documentation**: https://prismic.io/docs/fields/repeatable-group
	 */
	events: prismic.GroupField<Simplify<TimelineSliceDefaultPrimaryEventsItem>>;
}

/**
 * Default variation for Timeline Slice
 *
 * - **API ID**: `default`
 * - **Description**: Events in order
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSliceDefault = prismic.SharedSliceVariation<"default", Simplify<TimelineSliceDefaultPrimary>, never>;

/**
 * Slice variation for *Timeline*
 */
type TimelineSliceVariation = TimelineSliceDefault

/**
 * Timeline Shared Slice
 *
 * - **API ID**: `timeline`
 * - **Description**: Events in order
 * - **Documentation**: https://prismic.io/docs/slices
 */
export type TimelineSlice = prismic.SharedSlice<"timeline", TimelineSliceVariation>;

declare module "@prismicio/client" {
	interface CreateClient {
		(repositoryNameOrEndpoint: string, options?: prismic.ClientConfig): prismic.Client<AllDocumentTypes>;
	}
	
	interface CreateWriteClient {
		(repositoryNameOrEndpoint: string, options: prismic.WriteClientConfig): prismic.WriteClient<AllDocumentTypes>;
	}
	
	interface CreateMigration {
		(): prismic.Migration<AllDocumentTypes>;
	}
	
	namespace Content {
		export type {
			ContactPageDocument,
			ContactPageDocumentData,
			ContactPageDocumentDataSlicesSlice,
			HomeDocument,
			HomeDocumentData,
			HomeDocumentDataSlicesSlice,
			InvestorsPageDocument,
			InvestorsPageDocumentData,
			InvestorsPageDocumentDataSlicesSlice,
			NewsArchiveDocument,
			NewsArchiveDocumentData,
			NewsArticleDocument,
			NewsArticleDocumentData,
			NewsArticleDocumentDataRelatedItem,
			NewsArticleDocumentDataSlicesSlice,
			PageDocument,
			PageDocumentData,
			PageDocumentDataSlicesSlice,
			PdfDocument,
			PdfDocumentData,
			SiteOptionsDocument,
			SiteOptionsDocumentData,
			SiteOptionsDocumentDataOfficesItem,
			SiteOptionsDocumentDataOtherContactInformationItem,
			SiteOptionsDocumentDataRedirectsItem,
			SiteOptionsDocumentDataSlices4Slice,
			SiteOptionsDocumentDataTopicsItem,
			SiteOptionsDocumentDataSlices2Slice,
			SiteOptionsDocumentDataSlices5Slice,
			AllDocumentTypes,
			AccordionSlice,
			AccordionSliceDefaultPrimaryEntriesItem,
			AccordionSliceDefaultPrimary,
			AccordionSliceVariation,
			AccordionSliceDefault,
			CalendarSlice,
			CalendarSliceDefaultPrimaryEventsItem,
			CalendarSliceDefaultPrimary,
			CalendarSliceVariation,
			CalendarSliceDefault,
			CallToActionSlice,
			CallToActionSliceDefaultPrimary,
			CallToActionSliceVariation,
			CallToActionSliceDefault,
			CardsSlice,
			CardsSliceDefaultPrimaryCardsItem,
			CardsSliceDefaultPrimary,
			CardsSliceVariation,
			CardsSliceDefault,
			ComparisonSlice,
			ComparisonSliceDefaultPrimaryFiguresItem,
			ComparisonSliceDefaultPrimary,
			ComparisonSliceVariation,
			ComparisonSliceDefault,
			ContactDetailsSlice,
			ContactDetailsSliceDefaultPrimaryOnlyItem,
			ContactDetailsSliceDefaultPrimary,
			ContactDetailsSliceVariation,
			ContactDetailsSliceDefault,
			DocumentCentreSlice,
			DocumentCentreSliceDefaultPrimary,
			DocumentCentreSliceVariation,
			DocumentCentreSliceDefault,
			DocumentListSlice,
			DocumentListSliceDefaultPrimary,
			DocumentListSlicePickedPrimaryDocumentsItem,
			DocumentListSlicePickedPrimary,
			DocumentListSliceVariation,
			DocumentListSliceDefault,
			DocumentListSlicePicked,
			FinancialSummarySlice,
			FinancialSummarySliceDefaultPrimaryYearsItem,
			FinancialSummarySliceDefaultPrimaryChartsItem,
			FinancialSummarySliceDefaultPrimary,
			FinancialSummarySliceVariation,
			FinancialSummarySliceDefault,
			HeroSlice,
			HeroSliceDefaultPrimaryActionsItem,
			HeroSliceDefaultPrimary,
			HeroSliceStatementPrimaryActionsItem,
			HeroSliceStatementPrimary,
			HeroSliceVariation,
			HeroSliceDefault,
			HeroSliceStatement,
			ImageWithTextSlice,
			ImageWithTextSliceDefaultPrimary,
			ImageWithTextSliceImageRightPrimary,
			ImageWithTextSliceVariation,
			ImageWithTextSliceDefault,
			ImageWithTextSliceImageRight,
			LatestNewsSlice,
			LatestNewsSliceDefaultPrimary,
			LatestNewsSliceVariation,
			LatestNewsSliceDefault,
			MenuGroupSlice,
			MenuGroupSliceDefaultPrimary,
			MenuGroupSliceDefaultItem,
			MenuGroupSliceVariation,
			MenuGroupSliceDefault,
			OfficesSlice,
			OfficesSliceDefaultPrimary,
			OfficesSliceVariation,
			OfficesSliceDefault,
			PeopleSlice,
			PeopleSliceDefaultPrimaryPeopleItem,
			PeopleSliceDefaultPrimary,
			PeopleSliceVariation,
			PeopleSliceDefault,
			QuoteSlice,
			QuoteSliceDefaultPrimary,
			QuoteSliceVariation,
			QuoteSliceDefault,
			ReportingPeriodsSlice,
			ReportingPeriodsSliceDefaultPrimary,
			ReportingPeriodsSliceVariation,
			ReportingPeriodsSliceDefault,
			RichTextSlice,
			RichTextSliceDefaultPrimary,
			RichTextSliceVariation,
			RichTextSliceDefault,
			SiteMapSlice,
			SiteMapSliceDefaultPrimary,
			SiteMapSliceVariation,
			SiteMapSliceDefault,
			StatisticsSlice,
			StatisticsSliceDefaultPrimaryFiguresItem,
			StatisticsSliceDefaultPrimary,
			StatisticsSliceVariation,
			StatisticsSliceDefault,
			TimelineSlice,
			TimelineSliceDefaultPrimaryEventsItem,
			TimelineSliceDefaultPrimary,
			TimelineSliceVariation,
			TimelineSliceDefault
		}
	}
}
