import { describe } from "vitest";
import { account } from "../../unit/marketing-api/fake-account.ts";
import { marketingApiContract } from "./contract.ts";

describe("the Marketing API in memory", () => marketingApiContract(async () => account()));
