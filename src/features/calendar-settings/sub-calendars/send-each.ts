/**
 * Makes calls one after another.
 * @param onPart is called if some were made, but a later one failed.
 * @returns their answers, or undefined if they were canceled.
 */
export async function sendEach<Item, Answer>(
  items: readonly Item[],
  send: (item: Item) => Promise<Answer | undefined>,
  onPart: () => void,
): Promise<readonly Answer[] | undefined> {
  const answers: Answer[] = [];
  try {
    for (const item of items) {
      const answer = await send(item);
      if (answer === undefined) return undefined;
      answers.push(answer);
    }
    return answers;
  } catch (error) {
    if (answers.length > 0) onPart();
    throw error;
  }
}
