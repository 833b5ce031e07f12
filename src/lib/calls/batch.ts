type Resolve<Value> = (value: Value | undefined) => void

/**
 * Joins the requests of one moment into one call: all keys of a group that are requested before the next
 * timer turn go out together. The answer is undefined for a key that `load` does not return, and for every
 * key when `load` fails.
 */
export function batch<Value>(
  load: (group: string, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (group: string, key: string) => Promise<Value | undefined> {
  const waiting = new Map<string, Map<string, Resolve<Value>[]>>()

  async function send(group: string, questions: ReadonlyMap<string, readonly Resolve<Value>[]>) {
    waiting.delete(group)
    const answers = await load(group, [...questions.keys()]).catch(() => new Map<string, Value>())
    for (const [key, resolves] of questions) for (const resolve of resolves) resolve(answers.get(key))
  }

  return (group, key) =>
    new Promise((resolve) => {
      let questions = waiting.get(group)
      if (!questions) {
        const opened = new Map<string, Resolve<Value>[]>()
        questions = opened
        waiting.set(group, opened)
        setTimeout(() => void send(group, opened))
      }
      questions.set(key, [...(questions.get(key) ?? []), resolve])
    })
}
