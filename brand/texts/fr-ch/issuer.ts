import { issuer as french } from "../fr/issuer.ts";
import { regional } from "../regional.ts";

export const issuer = regional(french, {
  legalName: "Raison sociale",
  ticker: "Symbole",
  roles: { Registrar: "Registre des actions", Auditor: "Organe de révision" },
});
