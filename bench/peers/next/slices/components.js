import { FinancialSummary, Statistics } from "./figures.jsx";
import { Calendar, ContactDetails, LatestNews, Offices, PickedDocuments } from "./listing.jsx";
import {
  Accordion,
  CallToAction,
  Cards,
  Hero,
  ImageWithText,
  People,
  Quote,
  RichText,
  Timeline,
} from "./prose.jsx";

/** Which component shows which slice of the content. */
export const components = {
  accordion: Accordion,
  calendar: Calendar,
  call_to_action: CallToAction,
  cards: Cards,
  contact_details: ContactDetails,
  document_centre: PickedDocuments,
  document_list: PickedDocuments,
  financial_summary: FinancialSummary,
  hero: Hero,
  image_with_text: ImageWithText,
  latest_news: LatestNews,
  offices: Offices,
  people: People,
  quote: Quote,
  rich_text: RichText,
  statistics: Statistics,
  timeline: Timeline,
};
