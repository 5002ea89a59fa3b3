interface Asked<Answer> {
  readonly answer: Promise<Answer>;
  readonly at: number;
}

/**
 * A way to ask that answers whoever asks what is just being asked with the answer to that, or with its failure.
 *
 * @param age - Milliseconds for which a question is joined: whoever comes later asks anew, and has all the time that an
 *   answer may take.
 */
export function singleFlight<Answer>(
  age: number,
): (question: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Asked<Answer>>();
  return (question, ask) => {
    const at = performance.now();
    const before = underWay.get(question);
    if (before !== undefined && at - before.at < age) return before.answer;
    const answer = ask().finally(() => {
      if (underWay.get(question) === asked) underWay.delete(question);
    });
    const asked = { answer, at };
    underWay.set(question, asked);
    return answer;
  };
}
