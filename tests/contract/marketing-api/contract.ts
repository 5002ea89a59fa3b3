import type { Open } from "./contract/account.ts";
import { batchContract } from "./contract/batches.ts";
import { campaignContract } from "./contract/campaigns.ts";
import { conditionContract } from "./contract/conditions.ts";
import { checkingResponses } from "./contract/described-responses.ts";
import { keptRecordContract } from "./contract/kept-records.ts";
import { listContract } from "./contract/lists.ts";
import { memberContract } from "./contract/members.ts";
import { refusalContract } from "./contract/refusals.ts";
import { ruleContract } from "./contract/rules.ts";

/**
 * Tests of the client and of the fake that it calls over HTTP. Each response has the fields that the catalog describes.
 *
 * @param openAccount - Opens an empty account of the fake, and a client of it.
 */
export function marketingApiContract(openAccount: Open): void {
  const open: Open = async () => {
    const opened = await openAccount();
    return { ...opened, api: checkingResponses(opened.api) };
  };

  ruleContract(open);
  listContract(open);
  memberContract(open);
  conditionContract(open);
  campaignContract(open);
  batchContract(open);
  keptRecordContract(open);
  refusalContract(open);
}
