import type { Async } from '#lib/async.ts'

/** product id → installation services */
export type ServicesByProduct = Readonly<Record<string, readonly string[]>>

/** E-INSTALLQ */
export interface InstallationQuotes {
  /** the services that the shopper wants a quote for */
  savedInstallationQuoteSelections: ServicesByProduct
  /** the services that installers quote for the products of the cart */
  installationServicesForProducts: Async<ServicesByProduct>
}

export type InstallationEvent =
  | { type: 'requested' }
  | { type: 'found'; services: readonly { productID: string; serviceIDs: readonly string[] }[] }
  | { type: 'failed'; message: string }
  | { type: 'toggled'; productID: string }

export const NO_INSTALLATION: InstallationQuotes = {
  savedInstallationQuoteSelections: {},
  installationServicesForProducts: { kind: 'idle' },
}

/**
 * The installation services for the products in view: none before an answer arrives, and none after a
 * failure (X-SUPPORT).
 */
export const servicesOf = ({
  installationServicesForProducts: found,
}: InstallationQuotes): ServicesByProduct =>
  found.kind === 'ready' ? found.data : found.kind === 'loading' ? (found.last ?? {}) : {}

/** The next state. A failure keeps its message and empties the services; selections stay the shopper's. */
export function reduceInstallation(state: InstallationQuotes, event: InstallationEvent): InstallationQuotes {
  switch (event.type) {
    case 'requested':
      return { ...state, installationServicesForProducts: { kind: 'loading', last: servicesOf(state) } }
    case 'found':
      return {
        ...state,
        installationServicesForProducts: {
          kind: 'ready',
          data: Object.fromEntries(
            event.services.map(({ productID, serviceIDs }) => [productID, serviceIDs]),
          ),
        },
      }
    case 'failed':
      return { ...state, installationServicesForProducts: { kind: 'failed', error: event.message } }
    case 'toggled':
      return { ...state, savedInstallationQuoteSelections: toggle(state, event.productID) }
  }
}

function toggle(state: InstallationQuotes, id: string): ServicesByProduct {
  const { [id]: chosen, ...others } = state.savedInstallationQuoteSelections
  const offered = servicesOf(state)[id]
  return chosen || !offered ? others : { ...others, [id]: offered }
}

/** The selections in a storage entry, without invalid ones. */
export function readSelections(text: string | null): ServicesByProduct {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>)
    return Object.fromEntries(
      entries.filter(
        (entry): entry is [string, string[]] =>
          /^\d{9}$/.test(entry[0]) &&
          Array.isArray(entry[1]) &&
          entry[1].every((id) => typeof id === 'string'),
      ),
    )
  } catch {
    return {}
  }
}

/** The selections of these products. */
export const selectionsFor = (
  selections: ServicesByProduct,
  ids: readonly string[],
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(selections).flatMap(([id, services]) => (ids.includes(id) ? [[id, [...services]]] : [])),
  )
