import { beforeEach, describe, expect, it } from "vitest";
import { type EmailAddress, emailAddress } from "../../../src/domain/newsletter/email-address.ts";
import { type NewsletterAudience, NewsletterAudienceError } from "../../../src/ports/newsletter-audience.ts";

/** An adapter of the audience port under test, with ways to look behind it. */
export interface Subject {
  readonly audience: NewsletterAudience;
  /** Who is signed up, in any order. */
  addresses(): Promise<readonly string[]>;
  /** The topics that an address has chosen, in any order. */
  topicsOf(address: EmailAddress): Promise<readonly string[]>;
  /** Lets whatever keeps the audience fail, or no longer. */
  fail(isFailing: boolean): Promise<void> | void;
  /** Removes an address for good. Left out where nothing is ever refused. */
  readonly refuse?: (address: EmailAddress) => Promise<void>;
}

const TIME = { timeoutMs: 9_000 };

/** Takes text for an address that is known to be one. */
export function addressOf(text: string): EmailAddress {
  const address = emailAddress(text);
  if (address === undefined) throw new Error(`${text} is no e-mail address`);
  return address;
}

const READER = addressOf("reader@larkfield.example");

/** The contract of the audience port. Every adapter passes it. */
export function newsletterAudienceContract(open: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await open();
  });

  it("signs an address up", async () => {
    expect(await subject.audience.subscribe(READER, TIME)).toBe("signed-up");
    expect(await subject.addresses()).toEqual([READER]);
  });

  it("is glad of who signs up again, in other letters too, and has them once", async () => {
    await subject.audience.subscribe(READER, TIME);
    expect(await subject.audience.subscribe(READER, TIME)).toBe("signed-up");
    expect(await subject.audience.subscribe(addressOf("Reader@Larkfield.Example"), TIME)).toBe("signed-up");
    expect((await subject.addresses()).map((address) => address.toLowerCase())).toEqual([READER]);
  });

  it("keeps the topics that were chosen, adds to them, and takes none away", async () => {
    const subscribe = (...topics: readonly string[]) =>
      subject.audience.subscribe(READER, { ...TIME, topics });
    await subscribe();
    expect(await subject.topicsOf(READER)).toEqual([]);
    await subscribe("Results", "It’s “news”");
    await subscribe("Results", "Governance");
    await subscribe();
    expect((await subject.topicsOf(READER)).toSorted()).toEqual(["Governance", "It’s “news”", "Results"]);
  });

  it("signs up many at once, each of them once", async () => {
    const addresses = Array.from({ length: 50 }, (_, index) => addressOf(`r${index}@larkfield.example`));
    const outcomes = await Promise.all(
      [...addresses, ...addresses].map((address) => subject.audience.subscribe(address, TIME)),
    );
    expect(new Set(outcomes)).toEqual(new Set(["signed-up"]));
    expect((await subject.addresses()).toSorted()).toEqual(addresses.toSorted());
  });

  it("takes nothing for a visitor who has left", async () => {
    const signal = AbortSignal.abort();
    await expect(subject.audience.subscribe(READER, { ...TIME, signal })).rejects.toBeInstanceOf(
      NewsletterAudienceError,
    );
    expect(await subject.addresses()).toEqual([]);
  });

  it("says that it fails, with the cause, and signs up once it no longer does", async () => {
    await subject.fail(true);
    const failed = await subject.audience.subscribe(READER, TIME).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(NewsletterAudienceError);
    expect(failed).toHaveProperty("cause");
    await subject.fail(false);
    expect(await subject.audience.subscribe(READER, TIME)).toBe("signed-up");
    expect(await subject.addresses()).toEqual([READER]);
  });

  describe("an address that was removed for good", () => {
    it("is refused, in other letters too", async ({ skip }) => {
      const { audience, addresses, refuse } = subject;
      if (!refuse) return skip("nothing is ever refused");
      await audience.subscribe(READER, TIME);
      await refuse(READER);
      expect(await audience.subscribe(READER, TIME)).toBe("refused");
      expect(await audience.subscribe(addressOf("READER@larkfield.example"), TIME)).toBe("refused");
      expect(await addresses()).toEqual([]);
    });
  });
}
