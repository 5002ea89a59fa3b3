import { createClient } from "../content/client.js";
import { metadataOf } from "../content/page-metadata.js";
import { HomePage } from "./home-page.jsx";

export async function generateMetadata() {
  return metadataOf(await createClient().getSingle("home"));
}

export default HomePage;
