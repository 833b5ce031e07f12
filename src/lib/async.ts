/** The state of something that is fetched: one union instead of three flags. */
export type Async<T, E = string> =
  | { kind: 'idle' }
  | { kind: 'loading'; last?: T }
  | { kind: 'ready'; data: T }
  | { kind: 'failed'; error: E }

/** For the default branch of an exhausted union. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`)
}
