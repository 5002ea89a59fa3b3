import { beforeEach, expect, it } from "vitest";
import { type EmailAddress, emailAddress } from "../../../src/domain/newsletter/email-address.ts";
import { type NewsletterAudience, NewsletterAudienceError } from "../../../src/ports/newsletter-audience.ts";

/** An adapter of the audience port, with ways to inspect it. */
export interface Subject {
  readonly audience: NewsletterAudience;
  /** All addresses in any order. */
  addresses(): Promise<readonly string[]>;
  /** The topics that an address has chosen, in any order. */
  topicsOf(address: EmailAddress): Promise<readonly string[]>;
  /** The language in which an address gets e-mails; `undefined` if none is stored. */
  languageOf(address: EmailAddress): Promise<string | undefined>;
  fail(isFailing: boolean): Promise<void> | void;
  /** Deletes an address permanently. Absent if the adapter refuses none. */
  readonly refuse?: (address: EmailAddress) => Promise<void>;
  /** An address in a valid format that the audience does not consider a real one. Absent if there is none. */
  readonly unreal?: EmailAddress;
}

export const TIME = { timeoutMs: 9_000 };

export function addressOf(text: string): EmailAddress {
  const address = emailAddress(text);
  if (address === undefined) throw new Error(`${text} is no e-mail address`);
  return address;
}

export const READER = addressOf("reader@larkfield.example");

export function newsletterAudienceContract(open: () => Promise<Subject>): void {
  let subject: Subject;
  beforeEach(async () => {
    subject = await open();
  });

  it("adds an address, accepts it again, case-insensitively, and stores it once", async () => {
    expect(await subject.audience.subscribe(READER, TIME)).toBe("signed-up");
    expect(await subject.addresses()).toEqual([READER]);
    expect(await subject.audience.subscribe(READER, TIME)).toBe("signed-up");
    expect(await subject.audience.subscribe(addressOf("Reader@Larkfield.Example"), TIME)).toBe("signed-up");
    expect((await subject.addresses()).map((address) => address.toLowerCase())).toEqual([READER]);
  });

  it("adds the chosen topics to earlier ones, and removes none", async () => {
    const subscribe = (...topics: readonly string[]) =>
      subject.audience.subscribe(READER, { ...TIME, topics });
    await subscribe();
    expect(await subject.topicsOf(READER)).toEqual([]);
    await subscribe("Results", "It’s “news”");
    await subscribe("Results", "Governance");
    await subscribe();
    expect((await subject.topicsOf(READER)).toSorted()).toEqual(["Governance", "It’s “news”", "Results"]);
  });

  it("keeps the language of the latest sign-up that has one, as long as nobody has confirmed the address", async () => {
    await subject.audience.subscribe(READER, TIME);
    expect(await subject.languageOf(READER)).toBeUndefined();
    const languages: unknown[] = [];
    for (const language of ["en", "de", undefined]) {
      await subject.audience.subscribe(READER, { ...TIME, language });
      languages.push(await subject.languageOf(READER));
    }
    expect(languages).toEqual(["en", "de", "de"]);
  });

  it("adds many addresses concurrently, once each", async () => {
    const addresses = Array.from({ length: 50 }, (_, index) => addressOf(`r${index}@larkfield.example`));
    const outcomes = await Promise.all(
      [...addresses, ...addresses].map((address) => subject.audience.subscribe(address, TIME)),
    );
    expect(new Set(outcomes)).toEqual(new Set(["signed-up"]));
    expect((await subject.addresses()).toSorted()).toEqual(addresses.toSorted());
  });

  it("does not add an address after the client has disconnected", async () => {
    const signal = AbortSignal.abort();
    await expect(subject.audience.subscribe(READER, { ...TIME, signal })).rejects.toBeInstanceOf(
      NewsletterAudienceError,
    );
    expect(await subject.addresses()).toEqual([]);
  });

  it("rejects with the cause during an outage, and recovers", async () => {
    await subject.fail(true);
    const failed = await subject.audience.subscribe(READER, TIME).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(NewsletterAudienceError);
    expect(failed).toHaveProperty("cause");
    await subject.fail(false);
    expect(await subject.audience.subscribe(READER, TIME)).toBe("signed-up");
    expect(await subject.addresses()).toEqual([READER]);
  });

  it("refuses a permanently deleted address, case-insensitively", async ({ skip }) => {
    const { audience, addresses, refuse } = subject;
    if (!refuse) return skip("nothing is ever refused");
    await audience.subscribe(READER, TIME);
    await refuse(READER);
    expect(await audience.subscribe(READER, TIME)).toBe("refused");
    expect(await audience.subscribe(addressOf("READER@larkfield.example"), TIME)).toBe("refused");
    expect(await addresses()).toEqual([]);
  });

  it("distinguishes an address that is not a real one from an outage", async ({ skip }) => {
    const { audience, addresses, unreal } = subject;
    if (!unreal) return skip("every address in a valid format is accepted");
    expect(await audience.subscribe(unreal, TIME)).toBe("implausible-address");
    expect(await addresses()).toEqual([]);
  });
}
