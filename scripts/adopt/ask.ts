import { createInterface } from "node:readline";
import { brandOf } from "./brand-of.ts";
import { type Answers, QUESTIONS, readCommandLine, UsageError } from "./command-line.ts";
import { paletteOf } from "./palette-of.ts";

type Question = keyof typeof QUESTIONS;

interface Terminal {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Prompts on the terminal for missing answers, again after one that cannot be used. An empty input leaves the answer
 * undefined.
 *
 * @throws {UsageError} if the terminal is closed before the last answer.
 */
export async function askFor(given: Answers, { input, output }: Terminal): Promise<Answers> {
  const terminal = createInterface({ input, output });
  // Lines wait here, so that several may be pasted at once.
  const lines = terminal[Symbol.asyncIterator]();
  const prompt = async (question: string) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const { done, value } = await lines.next();
    if (done) throw new UsageError("\nNot all was answered: nothing was written.");
    return value;
  };
  const answers: Partial<Record<Question, string>> = {};
  for (const name of questions().filter((question) => given[question] === undefined)) {
    const answer = await ask(name, prompt);
    if (answer !== "") answers[name] = answer;
  }
  terminal.close();
  return { ...given, ...answers };
}

/** The first answer that can be used; empty for none. */
async function ask(name: Question, prompt: (question: string) => Promise<string>): Promise<string> {
  let question = `${QUESTIONS[name]}? `;
  for (;;) {
    const answer = (await prompt(question)).trim();
    const problem = problemOf(name, answer);
    if (problem === undefined) return answer;
    question = `${problem}\n${QUESTIONS[name]}? `;
  }
}

function questions(): readonly Question[] {
  const isQuestion = (name: string): name is Question => name in QUESTIONS;
  return Object.keys(QUESTIONS).filter(isQuestion);
}

/** Why an answer cannot be used, whatever the others are. */
function problemOf(name: Question, answer: string): string | undefined {
  const others = readCommandLine(["--name", "Example"]);
  if (others === "help" || (answer === "" && name !== "name")) return undefined;
  try {
    const answers: Answers = { ...others, [name]: answer };
    brandOf(answers);
    paletteOf(answers.colour, answers.accent);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}
