import { createServer } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { WebKitSession } from "../../../scripts/engines/webkit-session.ts";
import { freePort } from "../../../scripts/site-process/free-port.ts";

it("a command that the driver does not respond to fails with its name", async () => {
  const port = await freePort();
  // The time is over once the driver has the command, however slow the machine is.
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(time.signal);
  const driver = createServer((request, response) => {
    if (request.method === "POST")
      response.end(JSON.stringify({ value: { sessionId: "1", capabilities: {} } }));
    else time.abort(new DOMException("The time is over.", "TimeoutError"));
  });
  await new Promise<void>((listening) => driver.listen(port, "127.0.0.1", listening));
  onTestFinished(() => {
    driver.closeAllConnections();
    driver.close();
  });
  const browser = await WebKitSession.open(`http://127.0.0.1:${port}`, 50);
  await expect(browser.takeScreenshot()).rejects.toThrow("did not respond to screenshot in 50 ms");
  expect(timeout).toHaveBeenLastCalledWith(50);
});
