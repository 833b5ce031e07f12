/** Answers that are asked for before they are needed. */
export interface Early<Answer> {
  /** Asks for an answer that will soon be needed, unless a fresh one is there or on its way. */
  prepare(key: string): void
  /** The answer asked for before while it is fresh, otherwise a new one. */
  get(key: string): Promise<Answer>
  /** The answer asked for before, if it has arrived and is fresh. */
  known(key: string): Answer | undefined
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
  interface Call {
    readonly at: number
    readonly answer: Promise<Answer>
    arrived?: Answer
  }
  const asked = new Map<string, Call>()
  const isFresh = ({ at }: Call): boolean => now() - at < freshMs

  const get = (key: string): Promise<Answer> => {
    const before = asked.get(key)
    if (before && isFresh(before)) return before.answer
    const answer = ask(key)
    const call: Call = { at: now(), answer }
    asked.delete(key)
    asked.set(key, call)
    answer.then(
      (arrived) => {
        call.arrived = arrived
      },
      () => asked.get(key) === call && asked.delete(key),
    )
    const [oldest] = asked.keys()
    if (asked.size > MOST && oldest !== undefined) asked.delete(oldest)
    return answer
  }
  return {
    get,
    prepare: (key) => void get(key).catch(() => undefined),
    known(key) {
      const call = asked.get(key)
      return call && isFresh(call) ? call.arrived : undefined
    },
  }
}
