import { redirect } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { refusalOf } from '#api/refusal.ts'
import { answered } from '../frame/answers.server.ts'
import { confirmPath } from '../paths.ts'
import type { ExportedList } from './exported-lists.ts'
import { EXPORT } from './list-address.ts'

/**
 * Asks the server whether the list may leave as a file now. Without a fresh second factor the person is sent
 * to confirm, and then back to the list, which begins the download.
 */
export async function startExport(api: PortalApi, list: ExportedList, url: URL): Promise<void> {
  const asked = async () => {
    try {
      await api.audit.startExport({ list, search: url.search.slice(0, 1_000) })
    } catch (error) {
      if (refusalOf(error)?.code !== 'step_up_needed') throw error
      const search = new URLSearchParams(url.searchParams)
      search.set(EXPORT.name, EXPORT.value)
      throw redirect(confirmPath(`/${list}?${search}`))
    }
  }
  await answered(asked(), url)
}
