import { describe } from "vitest";
import { contentRepositoryContract } from "./contract.ts";
import { scenario } from "./scenario.ts";
import { serviceOpener } from "./service.ts";

describe("content of the provider's API, over the network", () =>
  contentRepositoryContract(serviceOpener(), scenario));
