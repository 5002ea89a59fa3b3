import { createInterface } from "node:readline";
import { UsageError } from "../command-line.ts";
import { brandOf, exchangesIn, paletteOf } from "./brand-of.ts";
import { type Answers, QUESTION_NAMES, QUESTIONS, type Question, readCommandLine } from "./command-line.ts";

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Prompts on the terminal for missing answers, again after one that cannot be used, and at last whether files may be
 * overwritten.
 *
 * @throws {UsageError} if the terminal is closed before the last answer, or nothing may be overwritten.
 */
export async function askFor(given: Answers, warning: string, { input, output }: Terminal): Promise<Answers> {
  const terminal = createInterface({ input, output });
  // Lines wait here, so that several may be pasted at once.
  const lines = terminal[Symbol.asyncIterator]();
  const prompt = async (question: string) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const { done, value } = await lines.next();
    if (done) throw new UsageError("\nNot all was answered: nothing was written.");
    return value.trim();
  };
  try {
    const answers: Partial<Record<Question, string>> = {};
    for (const name of QUESTION_NAMES.filter((question) => given[question] === undefined))
      answers[name] = hasAnswer(name, { ...given, ...answers })
        ? ""
        : await ask(name, { ...given, ...answers }, prompt);
    if (!given.overwrite && !/^y(?:es)?$/i.test(await prompt(`${warning}\nGo on (yes or no)? `)))
      throw new UsageError("Nothing was written.");
    return { ...given, ...answers };
  } finally {
    terminal.close();
  }
}

/** Whether what is known answers a question: a company that is not listed has neither codes nor prices. */
function hasAnswer(name: Question, { exchange }: Answers): boolean {
  return (name === "ticker" || name === "price-currency") && exchange?.trim() === "";
}

/** The first answer that can be used. */
async function ask(
  name: Question,
  known: Answers,
  prompt: (question: string) => Promise<string>,
): Promise<string> {
  let question = `${QUESTIONS[name]}? `;
  for (;;) {
    const answer = await prompt(question);
    const problem = problemOf(name, answer, known);
    if (problem === undefined) return answer;
    question = `${problem}\n${QUESTIONS[name]}? `;
  }
}

/** What stands for answers that are not given yet. */
const ANY = readCommandLine(
  "--name Example --slug example --locale en-GB --time-zone Europe/London --currency GBP".split(" "),
);

/** Why an answer cannot be used with those that are known. */
function problemOf(name: Question, answer: string, known: Answers): string | undefined {
  try {
    const answers: Answers = { ...ANY, ...known, ...withoutListings(name, known), [name]: answer };
    if (name === "exchange") exchangesIn(answer);
    else brandOf(answers);
    paletteOf(answers.colour, answers.accent);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

/** What stands for the parts of listings, which are asked for one after the other. */
function withoutListings(name: Question, { exchange = "" }: Answers): Partial<Answers> {
  if (name === "price-currency") return {};
  if (name !== "ticker") return { exchange: "", ticker: "", "price-currency": "" };
  const any = exchangesIn(exchange).map(({ currency = "EUR" }) => currency);
  return { "price-currency": any.join() };
}
