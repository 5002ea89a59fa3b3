import { describe, expect, it } from "vitest";
import { ANSWER_ID } from "../../src/adapters/http/contract/dividends/holding.ts";
import { read, visit } from "./windows.ts";

const PHONE = { width: 390, height: 844 };
const ANSWERED = `/investors/dividends?shares=1000&from=2026-01-01&to=&currency=#${ANSWER_ID}`;

describe("on a phone, a dividend", () => {
  it("is a card with its payment date in one line, which is no larger than the amount", async () => {
    const page = await read("/investors/dividends", { viewport: PHONE });
    const row = page
      .getByRole("table", { name: "Dividend history" })
      .getByRole("row", { name: /FY25/ })
      .first();
    const sizes = await row.evaluate((card) => {
      const valueUnder = (head: string) => card.querySelector(`[data-head="${head}"]`);
      const date = valueUnder("Payment date")?.querySelector("time");
      const sizeOf = (element: Element | null | undefined) =>
        element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;
      return {
        lines: date?.getClientRects().length,
        right: date?.getBoundingClientRect().right,
        date: sizeOf(date),
        amount: sizeOf(valueUnder("Amount a share")),
        hidden: card.scrollWidth > card.clientWidth,
      };
    });
    expect(sizes).toMatchObject({ lines: 1, hidden: false });
    expect(sizes.right).toBeLessThanOrEqual(PHONE.width);
    expect(sizes.date).toBeLessThanOrEqual(sizes.amount);
  });

  it("can still be sorted", async () => {
    const page = await read("/investors/dividends", { viewport: PHONE });
    const heads = page
      .getByRole("table", { name: "Dividend history" })
      .getByRole("link", { name: /^(Amount|Payment)/ });
    expect(await heads.count()).toBe(2);
    for (const head of await heads.all()) expect(await head.isVisible()).toBe(true);
  });
});

it("the calculator is one press from the head of the history, which is long on a phone", async () => {
  const page = await visit("/investors/dividends", { viewport: PHONE });
  const history = page.getByRole("region", { name: "Dividend history", exact: true });
  await history.getByRole("link", { name: "What your shares were paid" }).press("Enter");
  await expect
    .poll(
      async () => (await page.getByRole("heading", { name: "What your shares were paid" }).boundingBox())?.y,
    )
    .toBeLessThan(PHONE.height / 2);
  await page.keyboard.press("Tab");
  expect(await page.getByLabel("Number of shares").evaluate((field) => field.matches(":focus"))).toBe(true);
});

it("an answer is in view below the header, before its table", async () => {
  const page = await read(ANSWERED, { viewport: PHONE });
  const answer = page.getByText(/^1,000\sshares were paid/);
  await answer.waitFor();
  await expect.poll(async () => (await answer.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
  const header = await page.getByRole("banner").boundingBox();
  expect((await answer.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

it("paper has the answer, and not the form", async () => {
  const page = await read(ANSWERED, { viewport: { width: 672, height: 980 } });
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText(/^1,000\sshares were paid/).isVisible()).toBe(true);
  expect(await page.getByLabel("Number of shares").isVisible()).toBe(false);
  expect(await page.getByRole("heading", { name: "What your shares were paid" }).count()).toBe(0);
});
