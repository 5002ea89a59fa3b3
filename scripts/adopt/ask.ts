import { createInterface } from "node:readline/promises";
import { type Answers, QUESTIONS } from "./command-line.ts";

/** Prompts on the terminal for missing answers. An empty input leaves the answer undefined. */
export async function askFor(given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  try {
    for (const [name, question] of Object.entries(QUESTIONS)) {
      if (name in given) continue;
      const answer = (await terminal.question(`${question}? `)).trim();
      if (answer !== "") answers[name] = answer;
    }
  } finally {
    terminal.close();
  }
  return { ...given, ...answers };
}
