/** The one source of "now". Rules take an instant as an argument; servers take a Clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that shows one fixed time, for tests and replays. */
export const clockAt = (iso: string): Clock => ({ now: () => new Date(iso) })
