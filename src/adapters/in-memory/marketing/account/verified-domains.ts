import { z } from "zod";
import { existing, find, put, remove, under } from "../collections.ts";
import { badRequest, invalidResource } from "../problems.ts";
import { filled } from "../schemas.ts";
import { bodyOf, type ServiceCall } from "../service-call.ts";
import type { StoredDomain } from "./state.ts";

const newDomain = z.object({ verification_email: z.email("Please provide a valid email address.") });
const verification = z.object({ code: filled });

/** Handlers of `/verified-domains`. The fake sends no e-mail; the verification code is in the state. */
export const verifiedDomainHandlers = {
  "verifiedDomains.list": ({ state }: ServiceCall) => {
    const domains = under(state.verifiedDomains).map(view);
    return { domains, total_items: domains.length };
  },

  "verifiedDomains.create": (call: ServiceCall) => {
    const { verification_email } = bodyOf(call, newDomain);
    const domain = verification_email.slice(verification_email.lastIndexOf("@") + 1).toLowerCase();
    const { state, now } = call;
    if (find(state.verifiedDomains, [domain]) !== undefined) {
      throw invalidResource({ field: "verification_email", message: `${domain} has already been added` });
    }
    const stored: StoredDomain = {
      domain,
      verified: false,
      authenticated: false,
      verification_email,
      verification_sent: now,
      code: call.newId(8),
    };
    return view(put(state.verifiedDomains, [domain], stored));
  },

  "verifiedDomains.get": (call: ServiceCall<"domain_name">) => view(domainOf(call)),

  "verifiedDomains.delete": (call: ServiceCall<"domain_name">) => {
    remove(call.state.verifiedDomains, [domainOf(call).domain]);
    return undefined;
  },

  "verifiedDomains.verify": (call: ServiceCall<"domain_name">) => {
    const found = domainOf(call);
    const { code } = bodyOf(call, verification);
    if (found.verified) throw badRequest(`${found.domain} is already verified.`);
    if (code !== found.code) throw badRequest("The verification code is not the one that was sent.");
    return view(put(call.state.verifiedDomains, [found.domain], { ...found, verified: true }));
  },
};

function domainOf({ state, path }: ServiceCall<"domain_name">): StoredDomain {
  return existing(state.verifiedDomains, [path.domain_name.toLowerCase()]);
}

function view({ code: _secret, ...domain }: StoredDomain) {
  return domain;
}
