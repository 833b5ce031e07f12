import { randomUUID } from 'node:crypto'
import { percentText } from '#features/catalog/location/rules/tax/sales-tax.ts'
import type { TestAnswer, TestedProvider } from '#features/desk/store-facts/server/ports.ts'
import { LENDERS } from '#features/selling/payments/rules/methods.ts'
import type { Gateway } from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Outside } from './outside.ts'
import type { SellingServices } from './selling.ts'

/** No order, approval or charge has this id at a provider. */
const NO_ORDER = 'TESTCALL00000'

/** The providers that this store calls, each with a harmless call of its port. */
export function testedProviders(
  { mailer, tax, files }: Outside,
  { payments, bank: { link } }: SellingServices,
): TestedProvider[] {
  return [
    ...paymentProviders(payments.gateways),
    ...(link ? [{ id: 'plaid', does: 'bank-link' as const, call: () => begins(link) }] : []),
    ...(mailer.check ? [{ id: 'mail', does: 'mail' as const, call: () => mailer.check!() }] : []),
    { id: 'tax', does: 'tax', call: () => rateOfWarehouse(tax) },
    { id: 'files', does: 'files', call: () => keepsFiles(files) },
  ]
}

/** Each once, although several methods may use it; our own books of net terms are no provider. */
function paymentProviders(gateways: SellingServices['payments']['gateways']): TestedProvider[] {
  const byName = new Map<string, { method: string; gateway: Gateway }>()
  for (const [method, gateway] of Object.entries(gateways))
    if (gateway && gateway !== 'offline' && method !== 'terms' && !byName.has(gateway.provider))
      byName.set(gateway.provider, { method, gateway })
  return [...byName].map(([id, { method, gateway }]) => ({
    id,
    does: LENDERS.some((lender) => lender === method)
      ? ('lender' as const)
      : gateway.start.kind === 'token'
        ? ('cards' as const)
        : ('wallet' as const),
    call: async (): Promise<TestAnswer> => {
      const answer = await gateway.findByOrder(NO_ORDER, [NO_ORDER])
      return answer.kind === 'found' ? { kind: 'answered' } : { kind: 'failed', cause: answer.cause }
    },
  }))
}

async function begins(link: NonNullable<SellingServices['bank']['link']>): Promise<TestAnswer> {
  const begun = await link.begin(`test-${randomUUID()}`)
  if (begun.kind === 'ready') return { kind: 'answered' }
  return { kind: 'failed', cause: begun.kind === 'unknown' ? begun.cause : begun.code }
}

/** The tax where the goods leave. */
async function rateOfWarehouse(tax: Outside['tax']): Promise<TestAnswer> {
  const [{ city, state, zip }] = merchant().warehouses
  const { rate } = await tax.rateFor({ country: 'US', state, zip })
  return { kind: 'answered', detail: `${city}, ${state} ${zip}: ${percentText(rate)}` }
}

/** Writes a small file, reads it and removes it. */
async function keepsFiles(files: Outside['files']): Promise<TestAnswer> {
  const key = `test-calls/${randomUUID()}.txt`
  const bytes = new TextEncoder().encode('test')
  try {
    await files.put(key, bytes)
    const read = await files.read(key)
    return read?.length === bytes.length
      ? { kind: 'answered' }
      : { kind: 'failed', cause: 'unreadable_answer' }
  } finally {
    await files.remove(key)
  }
}
