import { useSyncExternalStore } from 'react'
import { type Globals, globalsFrom } from '#features/catalog/visit/rules/globals.ts'
import { useBusinessHours } from '#shop/page/business-hours.ts'
import { cookieNames, readCookie } from '#shop/visitor.ts'
import { versionState } from '../client/version.ts'
import { useStoreFacts } from '../root.tsx'

const never = () => () => undefined

/** E-GLOBALS: phone, hours, settings, whether a newer build exists, whether the teaser was closed. */
export function useGlobals(): Globals {
  const { contact, delivery } = useStoreFacts()
  const hours = useBusinessHours()
  const versionMismatch = useSyncExternalStore(
    versionState.subscribe,
    () => versionState.getState().versionMismatch,
    () => false,
  )
  const teaserHidden = useSyncExternalStore(
    never,
    () => readCookie(document.cookie, cookieNames.teaserHidden) !== undefined,
    () => false,
  )
  return globalsFrom({ phone: contact.phone, delivery, hours, versionMismatch, teaserHidden })
}
