import { createStore } from 'zustand/vanilla'
import { isOtherVersion } from '#features/catalog/visit/rules/version.ts'

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
