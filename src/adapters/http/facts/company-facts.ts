import { brand } from "../../../../brand/brand.ts";
import type { Content } from "../../../domain/content/content.ts";
import { EMPTY_ISSUER } from "../../../domain/issuer/issuer.ts";
import { priceCurrency } from "../../../domain/money/currency.ts";
import type { Facts } from "../contract/facts.ts";

/** Who the issuer is: what the brand and the site options state. */
export function companyFacts(
  { siteOptions }: Pick<Content, "siteOptions">,
  origin: string,
): Facts["company"] {
  const { name, legalName, lei, legal, yearEnd: financialYearEnd, currency, listings } = brand;
  const { parties, indices, representatives } = siteOptions.issuer ?? EMPTY_ISSUER;
  return {
    name,
    legalName,
    lei,
    form: legal?.form,
    country: legal?.country,
    place: legal?.place,
    seat: legal?.seat,
    registeredOffice: legal?.office && [...legal.office],
    registerNumbers: [...(legal?.numbers ?? [])],
    vatId: legal?.vatId,
    financialYearEnd,
    reportingCurrency: currency.code,
    listings: listings.map(({ currency: code, ...listing }) => {
      const price = priceCurrency(code);
      return {
        ...listing,
        priceCurrency: price?.currency ?? code,
        priceIsHundredths: price?.isHundredths ?? false,
      };
    }),
    parties: parties.map(({ link, ...party }) => ({
      ...party,
      link: link && link.kind !== "unresolved" ? new URL(link.href, origin).href : undefined,
    })),
    indices: [...indices],
    representatives: [...representatives],
  };
}
