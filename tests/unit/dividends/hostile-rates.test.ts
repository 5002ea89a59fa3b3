import { describe } from "vitest";
import { ratesIn } from "../../../src/adapters/exchange-rates/ecb-xml.ts";
import { itRefusesHostileXml } from "../adapters/hostile-xml.ts";

describe("a file of exchange rates", () => itRefusesHostileXml(ratesIn, "Cube"));
