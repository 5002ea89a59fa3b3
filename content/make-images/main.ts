import { mkdir, writeFile } from "node:fs/promises";
import type { Artwork } from "./artwork.ts";
import { favicon, logo } from "./brand.ts";
import { portraits } from "./portraits.ts";
import { render } from "./render.ts";
import { careersTechnology } from "./scenes/careers-technology.ts";
import { community } from "./scenes/community.ts";
import { companyFurlong } from "./scenes/company-furlong.ts";
import { companyGamingServices } from "./scenes/company-gaming-services.ts";
import { companyRacingMedia } from "./scenes/company-racing-media.ts";
import { companyVenues } from "./scenes/company-venues.ts";
import { customerCare } from "./scenes/customer-care.ts";
import { footerArtwork } from "./scenes/footer-artwork.ts";
import { heroCareers } from "./scenes/hero-careers.ts";
import { heroCompany } from "./scenes/hero-company.ts";
import { heroHome } from "./scenes/hero-home.ts";
import { heroInvestors } from "./scenes/hero-investors.ts";
import { heroSustainability } from "./scenes/hero-sustainability.ts";
import { howWeHire } from "./scenes/how-we-hire.ts";
import { newsCommunity } from "./scenes/news-community.ts";
import { newsGovernance } from "./scenes/news-governance.ts";
import { newsPeople } from "./scenes/news-people.ts";
import { newsRacing } from "./scenes/news-racing.ts";
import { newsResults } from "./scenes/news-results.ts";
import { newsSustainability } from "./scenes/news-sustainability.ts";
import { newsTechnology } from "./scenes/news-technology.ts";
import { newsVenues } from "./scenes/news-venues.ts";
import { ourCulture } from "./scenes/our-culture.ts";
import { ourTeams } from "./scenes/our-teams.ts";
import { supportingOurPeople } from "./scenes/supporting-our-people.ts";
import { sustainableFuture } from "./scenes/sustainable-future.ts";

const root = new URL("../../", import.meta.url);

const artworks: readonly Artwork[] = [
  careersTechnology,
  community,
  companyFurlong,
  companyGamingServices,
  companyRacingMedia,
  companyVenues,
  customerCare,
  footerArtwork,
  heroCareers,
  heroCompany,
  heroHome,
  heroInvestors,
  heroSustainability,
  howWeHire,
  newsCommunity,
  newsGovernance,
  newsPeople,
  newsRacing,
  newsResults,
  newsSustainability,
  newsTechnology,
  newsVenues,
  ourCulture,
  ourTeams,
  supportingOurPeople,
  sustainableFuture,
  ...portraits,
];

await mkdir(new URL("content/images/", root), { recursive: true });
let total = 0;
for (const artwork of artworks) {
  const file = await render(artwork);
  await writeFile(new URL(`content/images/${artwork.name}.webp`, root), file);
  total += file.byteLength;
  console.log(`${artwork.name}.webp ${file.byteLength}`);
}
await writeFile(new URL("client/public/favicon.svg", root), favicon());
await writeFile(new URL("client/shell/logo.svg", root), logo());
console.log(`${artworks.length} images, ${total} bytes`);
