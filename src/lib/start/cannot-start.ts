/**
 * Why a process cannot start, in a sentence for the person who started it: what happened and what to do. Its
 * `cause` is for the log.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}
