/**
 * Whether the server runs another build than the page in front of it (S-VERSION). An answer that names none
 * says nothing.
 */
export const isOtherVersion = (running: string, answered: string): boolean =>
  running !== '' && answered.trim() !== '' && answered.trim() !== running

const HOLDS_WORK = /^\/checkout(\/|$)/

/**
 * Whether a followed link loads the next page as a whole document, so that it comes from the new build. Never
 * into or out of the checkout, because that would lose a form and a card.
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
