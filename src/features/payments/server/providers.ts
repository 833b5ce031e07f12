import type { PaymentServices } from './attempts/pay-order.ts'
import { inTime } from './attempts/with-deadline.ts'
import type { Charge, Gateway, Unknown } from './ports.ts'

/** The gateway of a provider, by the name that is stored with an attempt; undefined when it has no credentials any more. */
export const gatewayOf = ({ gateways }: PaymentServices, provider: string): Gateway | undefined =>
  Object.values(gateways).find(
    (gateway): gateway is Gateway =>
      gateway !== undefined && gateway !== 'offline' && gateway.provider === provider,
  )

/** Every provider that is set up, once each: several ways to pay may lead to the same one. */
export const providersOf = ({ gateways }: PaymentServices): string[] => [
  ...new Set(
    Object.values(gateways).flatMap((gateway) =>
      gateway === undefined || gateway === 'offline' ? [] : [gateway.provider],
    ),
  ),
]

/** A list comes in pages and may take its time; nobody waits for it. */
const LIST_DEADLINE_MS = 150_000

/** What a provider says was charged since then; undefined for those that list nothing. */
export async function listCharges(
  services: PaymentServices,
  provider: string,
  since: Date,
): Promise<{ kind: 'found'; charges: (Charge & { provider: string })[] } | Unknown | undefined> {
  const call = gatewayOf(services, provider)?.listCharges?.(since)
  const list = call && (await inTime(call, LIST_DEADLINE_MS))
  return list?.kind === 'found'
    ? { kind: 'found', charges: list.charges.map((charge) => ({ ...charge, provider })) }
    : list
}
