import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewsletterForm } from "../../client/newsletter/newsletter-form.tsx";
import { respondWith, show } from "./show.tsx";

const THANKS = "Thankyou for signing up";
const FAILURE = "There was an error, please try again later.";
const READER = "reader@larkfield.example";

const field = page.getByLabelText("E-mail address");
const button = page.getByRole("button", { name: "Sign up" });
const thanks = page.getByText(THANKS);

const accepted = () => Response.json({});
const refused = (reason?: string) => () => Response.json({ reason }, { status: 400 });

/** Shows the form to a visitor who has read the page for a minute. */
async function showForm(topics: readonly string[] = [], sinceLoadMs = 60_000): Promise<void> {
  vi.spyOn(performance, "now").mockReturnValue(sinceLoadMs);
  await show(<NewsletterForm topics={topics} />);
}

describe("the newsletter form", () => {
  it("is dimmed while pending, and is not sent twice", async () => {
    const response = Promise.withResolvers<Response>();
    const calls = respondWith(() => response.promise);
    await showForm();
    await field.fill(READER);
    await button.click();
    const form = field.element().closest("form") ?? document.body;
    await expect.poll(() => getComputedStyle(form).opacity).toBe("0.5");
    await button.click({ force: true });
    await field.click();
    await userEvent.keyboard("{Enter}");
    response.resolve(accepted());
    await expect.element(thanks).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ["an error status", () => Response.json({}, { status: 503 })],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["a response that is not JSON", () => new Response("<html>")],
  ])("shows for %s the error at the field, keeps the address, and can be sent again", async (_, fails) => {
    respondWith(fails, accepted);
    await showForm();
    // Some screen readers ignore a live region that appears together with its message.
    const region = document.querySelector("[aria-live=polite]");
    await field.fill(READER);
    await button.click();
    await expect.element(field).toHaveAccessibleDescription(FAILURE);
    await expect.element(field).toHaveValue(READER);
    expect(region?.textContent).toBe(FAILURE);
    await button.click();
    await expect.element(thanks).toBeVisible();
  });

  it.each([
    [undefined, /^That is not a complete e-mail address\./],
    ["implausible-address", /^That does not look like a real e-mail address\./],
  ])(
    "says what is wrong with an address, after an icon in full size for any number of lines: %s",
    async (reason, text) => {
      await page.viewport(390, 844);
      respondWith(refused(reason));
      await showForm();
      await field.fill("asdf@asdf.example");
      await button.click();
      await expect.element(field).toHaveAccessibleDescription(text);
      await expect.element(field).toBeInvalid();
      const icon = page.getByText(text).element().previousElementSibling;
      if (!icon) throw new Error("There is no icon.");
      const size = Number.parseFloat(getComputedStyle(icon).fontSize);
      expect(icon.getBoundingClientRect().width).toBeCloseTo(size, 1);
    },
  );

  it("has a honeypot, and the way on for a visitor whose password manager fills it in", async () => {
    const calls = respondWith(refused("suspected-bot"), accepted);
    await showForm();
    const honeypot = document.querySelector<HTMLInputElement>("[name=comment]");
    if (!honeypot) throw new Error("There is no honeypot.");
    expect(honeypot.checkVisibility()).toBe(false);
    expect(page.getByRole("textbox").elements()).toHaveLength(1);
    await field.fill(READER);
    honeypot.value = "Buy this";
    await button.click();
    await expect.element(page.getByText(/perhaps by a password manager/)).toBeVisible();
    expect(honeypot.isConnected).toBe(false);
    await button.click();
    await expect.element(thanks).toBeVisible();
    expect(calls.map(({ sent }) => sent)).toEqual([{ email: READER, comment: "Buy this" }, READER]);
  });

  it("delays the request of a program that is faster than a person", async () => {
    const calls = respondWith(accepted);
    await showForm([], 0);
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await field.fill(READER);
    await userEvent.keyboard("{Enter}");
    await vi.advanceTimersByTimeAsync(1_999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(thanks).toBeVisible();
  });

  it("sends the selected topics with the address, and keeps them after a failure", async () => {
    const calls = respondWith(() => Response.json({}, { status: 503 }), accepted);
    await showForm(["Results", "News", "Governance"]);
    const topics = page.getByRole("group", { name: "E-mail me when there is something new on" });
    const topic = (name: string) => topics.getByRole("checkbox", { name });
    await topic("Results").click();
    await topic("News").click();
    await field.fill(READER);
    await button.click();
    await expect.element(page.getByText(FAILURE)).toBeVisible();
    await expect.element(topic("News")).toBeChecked();
    await topic("News").click();
    await button.click();
    await expect.element(thanks).toBeVisible();
    expect(calls.map(({ sent }) => sent)).toEqual([
      { email: READER, topics: ["Results", "News"] },
      { email: READER, topics: ["Results"] },
    ]);
  });
});
