/** A way to ask that answers whoever asks what is just being asked with the answer to that, or with its failure. */
export function joined<Answer>(): (question: string, ask: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>();
  return (question, ask) => {
    const before = underWay.get(question);
    if (before !== undefined) return before;
    const asked = ask().finally(() => underWay.delete(question));
    underWay.set(question, asked);
    return asked;
  };
}
