import { createClient, fetchLinks } from "../content/client.js";
import { Sections } from "../content/sections.jsx";

/** The home page, for the kept route and for the one that is rendered for each request. */
export async function HomePage() {
  const { data } = await createClient().getSingle("home", { fetchLinks });
  return (
    <main id="content">
      <Sections slices={data.slices} />
    </main>
  );
}
