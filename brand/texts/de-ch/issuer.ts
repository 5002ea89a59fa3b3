import { issuer as german } from "../de/issuer.ts";
import { swissGerman } from "../swiss-german.ts";

export const issuer = swissGerman(german, {
  vatId: "Mehrwertsteuernummer",
  roles: { Registrar: "Aktienregister", Auditor: "Revisionsstelle" },
});
