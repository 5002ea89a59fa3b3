import { compareAll } from "./compare-all.ts";

await compareAll(390);
