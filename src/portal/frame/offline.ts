import { type ClientActionFunctionArgs, data } from 'react-router'
import { texts } from '../texts.ts'

/**
 * Sends a form. Without a connection the page stays as it is and says so; its form keeps what was typed, and
 * the person sends it again.
 */
export async function keptOffline({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // A browser reports a request without an answer as a TypeError.
    if (!(error instanceof TypeError)) throw error
    const refused = { message: texts.lists.offline, code: 'offline', details: {}, problems: {} }
    // After a status of failure the page does not read its data again, which would fail too.
    return data({ refused }, { status: 503 })
  }
}
