import type { DomainCapability } from "../report/domain-capability.ts";
import { alertProblems } from "./alert-problems.ts";

/** E-mail alerts about what is published, and about dates that change. */
export const alerts: DomainCapability = { problems: alertProblems };
