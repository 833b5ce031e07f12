/**
 * Whether the server runs another build than the page in front of it (S-VERSION). An answer that names none
 * says nothing.
 */
export const isOtherVersion = (running: string, answered: string): boolean =>
  running !== '' && answered.trim() !== '' && answered.trim() !== running

const HOLDS_WORK = /^\/checkout(\/|$)/

/**
 * Whether following a link should load the next page anew, so that it comes from the new build. Never into or
 * out of the checkout, where a form and a card would be lost.
 */
export const loadsAnew = ({
  versionMismatch,
  from,
  to,
}: {
  versionMismatch: boolean
  from: string
  to: string
}): boolean => versionMismatch && !HOLDS_WORK.test(from) && !HOLDS_WORK.test(to)
