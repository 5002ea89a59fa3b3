import { describe, expect, it } from "vitest";
import { SubscribeNewsletter } from "../../../src/application/subscribe-newsletter.ts";
import { silentLog } from "../../../src/ports/log.ts";
import { newsletterAudience } from "../newsletter-audience.ts";

const address = "reader@larkfield.example";

function newsletter(options: { readonly doubleOptIn?: boolean } = {}) {
  const audience = newsletterAudience(options);
  const subscribe = new SubscribeNewsletter(audience.open, silentLog);
  const member = async () => ({ list_id: (await audience.open()).listId, subscriber_hash: address });
  return {
    audience,
    signUp: (text = address) => subscribe.run({ address: text }),
    statusOf: async () => (await audience.api.lists.members.get(await member())).status,
    setStatus: async (status: "subscribed" | "unsubscribed" | "cleaned") =>
      audience.api.lists.members.update({ ...(await member()), body: { status } }),
    forget: async () => audience.api.lists.members.deletePermanent(await member()),
  };
}

describe("signing up for the newsletter", () => {
  it("asks a new address to confirm", async () => {
    const { signUp, statusOf } = newsletter();
    expect(await signUp()).toBe("signed-up");
    expect(await statusOf()).toBe("pending");
  });

  it("subscribes a new address at once where no confirmation is asked for", async () => {
    const { signUp, statusOf } = newsletter({ doubleOptIn: false });
    expect(await signUp()).toBe("signed-up");
    expect(await statusOf()).toBe("subscribed");
  });

  it("is a success for somebody who is subscribed already, and changes nothing", async () => {
    const { signUp, statusOf } = newsletter({ doubleOptIn: false });
    await signUp();
    expect(await signUp(" Reader@Larkfield.example ")).toBe("signed-up");
    expect(await statusOf()).toBe("subscribed");
  });

  it("asks somebody who had left to confirm", async () => {
    const { signUp, setStatus, statusOf } = newsletter({ doubleOptIn: false });
    await signUp();
    await setStatus("unsubscribed");
    expect(await signUp()).toBe("signed-up");
    expect(await statusOf()).toBe("pending");
  });

  it("tells apart that the provider must not take the address", async () => {
    const { signUp, forget } = newsletter();
    await signUp();
    await forget();
    expect(await signUp()).toBe("refused");
  });

  it("makes the same calls whether the address was known or not", async () => {
    const { audience, signUp, setStatus } = newsletter();
    await signUp();
    const first = audience.calls.splice(0);
    await signUp();
    const second = audience.calls.splice(0);
    await setStatus("unsubscribed");
    await signUp();
    expect(second).toEqual(first);
    expect(audience.calls).toEqual(first);
  });

  it.each([
    "",
    "reader",
    "reader@",
    "@larkfield.example",
    "a b@larkfield.example",
    `${"a".repeat(250)}@b.example`,
  ])("sends nothing for %j, which is no address", async (text) => {
    const { audience, signUp } = newsletter();
    expect(await signUp(text)).toBe("invalid-address");
    expect(audience.calls).toEqual([]);
  });

  it("passes on that the provider fails", async () => {
    const { audience, signUp } = newsletter();
    audience.fail();
    await expect(signUp()).rejects.toMatchObject({ name: "MarketingApiError" });
  });
});
