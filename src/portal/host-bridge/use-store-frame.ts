import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import { BEARER_SECONDS } from '#features/people/accounts/rules/session-limits.ts'
import type { PartnerState } from '#features/selling/partner/rules/partner-state.ts'
import { type Endpoint, MessageFailure } from '#features/selling/partner/ui/bridge/endpoint.ts'
import { connectToStore } from '#features/selling/partner/ui/bridge/portal-side.ts'
import { defineTexts } from '#lib/language/texts.ts'

const texts = defineTexts({ notConnected: 'The store is not connected yet.' })

export interface ShoppingFor {
  customer: Pick<NonNullable<PartnerState['customer']>, 'id' | 'name' | 'shipZip'> | null
  project: PartnerState['project']
}

export interface StoreFrame {
  frame: RefObject<HTMLIFrameElement | null>
  isConnected: boolean
  /** Asks the store's page. Rejects with MessageFailure, whose message is for the person. */
  ask(type: string, payload?: unknown, requestId?: string): Promise<unknown>
}

/**
 * The connection to the store in the frame. Every page that the frame loads connects again and gets the
 * customer, the project and the sale of the page before it.
 */
export function useStoreFrame(storeOrigin: string, shoppingFor: ShoppingFor): StoreFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const endpoint = useRef<Endpoint>(undefined)
  const remembered = useRef<Partial<PartnerState>>({})
  const latest = useRef(shoppingFor)
  latest.current = shoppingFor
  const [isConnected, setConnected] = useState(false)

  useEffect(
    () =>
      connectToStore({
        page: window,
        frame: () => frame.current?.contentWindow ?? null,
        storeOrigin,
        answers: {
          token: tokenForStore,
          stateChanged: (payload) => {
            remembered.current = payload as Partial<PartnerState>
            return {}
          },
        },
        onConnected(connected) {
          endpoint.current = connected
          void handOver(connected, latest.current, remembered.current).then(
            () => setConnected(true),
            () => undefined,
          )
        },
      }),
    [storeOrigin],
  )

  const { customer, project } = shoppingFor
  const key = `${customer?.id}/${project?.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say whether it is for another customer
  useEffect(() => {
    const connected = endpoint.current
    if (connected) void handOver(connected, { customer, project }, {}).catch(() => undefined)
  }, [key])

  const ask = useCallback<StoreFrame['ask']>((type, payload, requestId) => {
    const connected = endpoint.current
    return connected
      ? connected.ask(type, payload, requestId)
      : Promise.reject(new MessageFailure(texts.notConnected))
  }, [])
  return { frame, isConnected, ask }
}

/**
 * Sends the customer that the partner shops for, and the sale of the page before when it was for the same
 * customer.
 */
async function handOver(
  store: Endpoint,
  shoppingFor: ShoppingFor,
  { customer, project, makeNewSale: _, customerContacts: __, ...sale }: Partial<PartnerState>,
): Promise<void> {
  await store.ask('startShopping', shoppingFor)
  const isSame = customer?.id === shoppingFor.customer?.id && project?.id === shoppingFor.project?.id
  if (customer && isSame) await store.ask('copyPartnerData', sale)
}

/** A token for the store's calls, from the session of the portal's cookie. Its lifetime is in seconds. */
async function tokenForStore(): Promise<object> {
  const { userID, jwt } = (await call('POST', '/partner/token')) as { userID: number; jwt: string }
  return { userID, jwt, expiresIn: BEARER_SECONDS }
}
