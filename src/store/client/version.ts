import { createStore } from 'zustand/vanilla'

/** S-VERSION: whether the server runs another build than this page. */
export const versionState = createStore<{ versionMismatch: boolean }>(() => ({ versionMismatch: false }))

/** Reads the version file and compares it. A file that cannot be read changes nothing. */
export async function checkVersion(running: string): Promise<void> {
  try {
    const answer = await fetch('/VERSION', { cache: 'no-store' })
    if (answer.ok && isOtherVersion(running, await answer.text()))
      versionState.setState({ versionMismatch: true })
  } catch {
    // Offline: the next navigation checks again.
  }
}

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
