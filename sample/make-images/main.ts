import { mkdir, writeFile } from "node:fs/promises";
import type { Artwork } from "./artwork.ts";
import { covers } from "./covers.ts";
import { officeMaps } from "./maps.ts";
import { portraits } from "./portraits/portraits.ts";
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
import { newsCalendar } from "./scenes/news-calendar.ts";
import { newsCommunity } from "./scenes/news-community.ts";
import { newsDividend } from "./scenes/news-dividend.ts";
import { newsEnergy } from "./scenes/news-energy.ts";
import { newsGovernance } from "./scenes/news-governance.ts";
import { newsHalfYear } from "./scenes/news-half-year.ts";
import { newsHistory } from "./scenes/news-history.ts";
import { newsLimits } from "./scenes/news-limits.ts";
import { newsMeeting } from "./scenes/news-meeting.ts";
import { newsOffice } from "./scenes/news-office.ts";
import { newsPeople } from "./scenes/news-people.ts";
import { newsRaceDay } from "./scenes/news-race-day.ts";
import { newsRacing } from "./scenes/news-racing.ts";
import { newsReading } from "./scenes/news-reading.ts";
import { newsReport } from "./scenes/news-report.ts";
import { newsResults } from "./scenes/news-results.ts";
import { newsSuppliers } from "./scenes/news-suppliers.ts";
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
  newsCalendar,
  newsCommunity,
  newsDividend,
  newsEnergy,
  newsGovernance,
  newsHalfYear,
  newsHistory,
  newsLimits,
  newsMeeting,
  newsOffice,
  newsPeople,
  newsRaceDay,
  newsRacing,
  newsReading,
  newsReport,
  newsResults,
  newsSuppliers,
  newsSustainability,
  newsTechnology,
  newsVenues,
  ourCulture,
  ourTeams,
  supportingOurPeople,
  sustainableFuture,
  ...portraits,
];

const images = new URL("sample/images/", root);

let total = 0;
async function keep(folder: URL, name: string, file: string | Uint8Array): Promise<void> {
  await writeFile(new URL(name, folder), file);
  const bytes = Buffer.byteLength(file);
  total += bytes;
  console.log(`${name} ${bytes}`);
}

await mkdir(images, { recursive: true });
for (const artwork of artworks) await keep(images, `${artwork.name}.webp`, await render(artwork));
for (const map of officeMaps) await keep(images, `${map.name}.svg`, map.draw());
for await (const { name, file } of covers(new URL("sample/files/", root))) {
  await keep(images, `${name}.webp`, file);
}
console.log(`${total} bytes`);
