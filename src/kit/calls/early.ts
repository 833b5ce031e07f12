/** Answers that are asked for before they are needed. */
export interface Early<Answer> {
  /** Asks for an answer that will soon be needed, unless a fresh one is there or on its way. */
  prepare(key: string): void
  /** The answer asked for before while it is fresh, otherwise a new one. */
  get(key: string): Promise<Answer>
}

interface Options {
  /** how long an answer may be used, in milliseconds */
  readonly freshMs: number
  readonly now: () => number
}

/** As many answers as one page can need soon. */
const MOST = 20

/** Wraps a call so that it can be made early. A failed call is forgotten: the next `get` asks again. */
export function early<Answer>(
  ask: (key: string) => Promise<Answer>,
  { freshMs, now }: Options,
): Early<Answer> {
  const asked = new Map<string, { at: number; answer: Promise<Answer> }>()

  const get = (key: string): Promise<Answer> => {
    const before = asked.get(key)
    if (before && now() - before.at < freshMs) return before.answer
    const answer = ask(key)
    asked.delete(key)
    asked.set(key, { at: now(), answer })
    answer.catch(() => asked.get(key)?.answer === answer && asked.delete(key))
    const [oldest] = asked.keys()
    if (asked.size > MOST && oldest !== undefined) asked.delete(oldest)
    return answer
  }
  return { get, prepare: (key) => void get(key).catch(() => undefined) }
}
