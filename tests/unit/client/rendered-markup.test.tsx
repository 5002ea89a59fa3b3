import { expect, it } from "vitest";
import { renderedMarkup } from "../../../client/server/rendered-markup.ts";

function Unfinished({ word }: { readonly word: string }) {
  return <b>{word}</b>;
}

function Around() {
  // As of an attribute that nobody checks while the file is being written.
  const { word } = JSON.parse('{ "word": { "text": "no element" } }');
  return (
    <section>
      <Unfinished word={word} />
    </section>
  );
}

it("an error that React throws names the components in which it is, with their files", async () => {
  const failure: unknown = await renderedMarkup(<Around />).catch((error: unknown) => error);
  const { stack = "" } = failure instanceof Error ? failure : {};
  expect(stack).toContain("Objects are not valid as a React child");
  expect(stack).toMatch(/at Unfinished \(.*rendered-markup\.test\.tsx:\d+.*\n.*at section.*\n.*at Around \(/);
});
