import { expect, it } from "vitest";
import { operations } from "../../../src/ports/marketing-api/operations.ts";
import type { Open } from "./contract/account.ts";
import { automationContract } from "./contract/automations.ts";
import { batchContract } from "./contract/batches.ts";
import { campaignContract } from "./contract/campaigns.ts";
import { commerceContract } from "./contract/commerce.ts";
import { contactContract } from "./contract/contacts.ts";
import { designContract } from "./contract/designs.ts";
import { lifecycleContract } from "./contract/lifecycles.ts";
import { listContract } from "./contract/lists.ts";
import { memberContract } from "./contract/members.ts";
import { ruleContract } from "./contract/rules.ts";
import { serviceContract } from "./contract/services.ts";

/**
 * The contract tests of the marketing port, which every implementation has to pass. They call every operation.
 *
 * @param openAccount - Opens an empty account through the implementation under test.
 */
export function marketingApiContract(openAccount: Open): void {
  const responded = new Set<string>();
  const open: Open = async () => {
    const opened = await openAccount();
    return { ...opened, api: recordingCalls(opened.api, (name) => responded.add(name)) };
  };

  ruleContract(open);
  lifecycleContract(open);
  listContract(open);
  memberContract(open);
  contactContract(open);
  campaignContract(open);
  automationContract(open);
  commerceContract(open);
  designContract(open);
  serviceContract(open);
  batchContract(open);

  it("has called every operation with success", () => {
    const names = operations.map(({ name }) => name);
    expect(names.filter((name) => !responded.has(name))).toEqual([]);
  });
}

function recordingCalls<T extends object>(calls: T, note: (name: string) => void, path = ""): T {
  return new Proxy(calls, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      const isGroup = typeof inner === "function" || (typeof inner === "object" && inner !== null);
      return isGroup
        ? recordingCalls(inner, note, path === "" ? String(key) : `${path}.${String(key)}`)
        : inner;
    },
    apply(target, self, args) {
      const result: unknown = typeof target === "function" ? Reflect.apply(target, self, args) : undefined;
      if (result instanceof Promise) {
        result.then(
          () => note(path),
          () => undefined,
        );
      }
      return result;
    },
  });
}
