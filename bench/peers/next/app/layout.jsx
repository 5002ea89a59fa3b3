import "./globals.css";
import { siteOptions } from "../content/lists.js";
import { Text } from "../content/text.jsx";
import { CookieNotice } from "./cookie-notice.jsx";
import { Footer, Header } from "./shell.jsx";

export const metadata = { metadataBase: new URL(process.env.PUBLIC_URL ?? "http://localhost:3000") };

export default async function Layout({ children }) {
  const { data } = await siteOptions();
  return (
    <html lang="en-AU">
      <body>
        <Header options={data} />
        {children}
        <Footer options={data} />
        <CookieNotice>
          <Text field={data.cookiesPolicy} />
        </CookieNotice>
      </body>
    </html>
  );
}
