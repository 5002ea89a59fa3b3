import type { MarketingApi } from "../../ports/marketing-api/api.ts";
import { MarketingApiError } from "../../ports/marketing-api/errors.ts";
import {
  checkClient,
  checkOptions,
  MILLISECONDS,
  type OptionKinds,
  SIGNAL,
} from "../../ports/marketing-api/options.ts";
import type { AccountExport } from "../../ports/marketing-api/types/account.ts";
import type { FollowOptions } from "./follow-batch.ts";
import { unreadable } from "./response-body.ts";
import { wait } from "./wait.ts";

const POLL_INTERVAL_MS = 10_000;

const OPTIONS: OptionKinds<FollowOptions> = {
  signal: SIGNAL,
  timeout: MILLISECONDS,
  pollEvery: MILLISECONDS,
};

/**
 * Polls an export of the account until it has finished; then it has a `download_url`.
 *
 * @throws {MarketingApiError} `timeout` when the timeout ends first, `aborted`, or why it could not be polled.
 */
export async function waitForExport(
  api: Pick<MarketingApi, "accountExports">,
  export_id: number | string,
  options: FollowOptions = {},
): Promise<AccountExport> {
  checkClient("waitForExport", api, "accountExports");
  checkOptions("waitForExport", options, OPTIONS);
  const { signal, timeout = Number.POSITIVE_INFINITY, pollEvery = POLL_INTERVAL_MS } = options;
  const until = Date.now() + timeout;
  const failed = (failure: "timeout" | "aborted", message: string, cause?: unknown) =>
    new MarketingApiError(failure, "accountExports.get", message, { cause });
  for (;;) {
    const found: AccountExport | undefined = await api.accountExports.get({ export_id }, { signal });
    if (found === undefined) throw unreadable("accountExports.get", "it has no export", {});
    if (found.finished) return found;
    if (Date.now() + pollEvery > until)
      throw failed("timeout", `The export has not finished within ${timeout} ms`);
    await wait(pollEvery, signal).catch((cause: unknown) => {
      throw failed("aborted", "The signal ended the wait for the export", cause);
    });
  }
}
