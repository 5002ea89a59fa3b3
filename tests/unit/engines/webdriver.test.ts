import { createServer } from "node:http";
import { expect, it, onTestFinished } from "vitest";
import { WebDriver } from "../../../scripts/engines/webdriver.ts";
import { freePort } from "../../../scripts/site-process/free-port.ts";

it("a command that the driver does not respond to fails with its name", async () => {
  const port = await freePort();
  const driver = createServer((request, response) => {
    if (request.method === "POST") response.end(JSON.stringify({ value: { sessionId: "1" } }));
  });
  await new Promise<void>((listening) => driver.listen(port, "127.0.0.1", listening));
  onTestFinished(() => {
    driver.closeAllConnections();
    driver.close();
  });
  const browser = await WebDriver.open(`http://127.0.0.1:${port}`, 50);
  await expect(browser.screenshot()).rejects.toThrow(/no response: to GET .*\/screenshot in 50 ms/);
});
