import { ApiError } from '#lib/api-error.ts'
import { isMethodOn, type PaymentMethod, switchedOff } from '../rules/methods.ts'
import { texts } from '../texts.ts'
import { withDeadline } from './attempts/with-deadline.ts'
import type { PaymentServices } from './payments-context.ts'
import type { Charge, Gateway, OfferedMethod, Unknown } from './ports.ts'

/** The gateway of a method; undefined for one without a provider. */
export function gatewayOf({ gateways }: PaymentServices, method: string): Gateway | undefined {
  const gateway = gateways[method as OfferedMethod]
  return gateway === 'offline' ? undefined : gateway
}

/** The gateway of a method. Throws ApiError method_not_offered when it has no provider. */
export function requireGateway(services: PaymentServices, method: OfferedMethod, orderID?: string): Gateway {
  const gateway = gatewayOf(services, method)
  if (!gateway) throw notOffered(orderID)
  return gateway
}

export const notOffered = (orderID?: string) =>
  new ApiError('method_not_offered', texts.methodNotOffered, {
    status: 409,
    ...(orderID === undefined ? {} : { details: { orderID } }),
  })

/**
 * The gate of what begins a payment; one that has begun may end. Throws ApiError method_not_offered while
 * staff have switched the method off.
 */
export function requireMethodOn(method: PaymentMethod, orderID?: string): void {
  if (isMethodOn(method)) return
  throw new ApiError('method_not_offered', switchedOff([method]), {
    status: 409,
    details: { paymentMethod: method, ...(orderID === undefined ? {} : { orderID }) },
  })
}

/**
 * A provider and a method that it takes, by the provider's name that is stored with an attempt; undefined
 * when it has no credentials any more.
 */
export function findProvider(
  { gateways }: PaymentServices,
  provider: string,
): { method: OfferedMethod; gateway: Gateway } | undefined {
  for (const [method, gateway] of Object.entries(gateways))
    if (gateway !== undefined && gateway !== 'offline' && gateway.provider === provider)
      return { method: method as OfferedMethod, gateway }
  return undefined
}

/** Every provider that is set up, once each: several methods may use the same one. */
export const providersOf = ({ gateways }: PaymentServices): string[] => [
  ...new Set(
    Object.values(gateways).flatMap((gateway) =>
      gateway === undefined || gateway === 'offline' ? [] : [gateway.provider],
    ),
  ),
]

/** A list comes in pages and may take its time; it is for a nightly job. */
const LIST_DEADLINE_MS = 150_000

/** The charges that a provider made since then; undefined for providers that list nothing. */
export async function listCharges(
  services: PaymentServices,
  provider: string,
  since: Date,
): Promise<{ kind: 'found'; charges: (Charge & { provider: string })[] } | Unknown | undefined> {
  const call = findProvider(services, provider)?.gateway.listing?.listCharges(since)
  const list = call && (await withDeadline(call, LIST_DEADLINE_MS))
  return list?.kind === 'found'
    ? { kind: 'found', charges: list.charges.map((charge) => ({ ...charge, provider })) }
    : list
}
