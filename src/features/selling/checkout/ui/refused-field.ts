import type { CheckoutState } from '../rules/checkout-state.ts'

/** A field of the checkout: the step that has it, and its id there. */
export interface RefusedField {
  readonly step: 'shipping' | 'payment'
  readonly id: string
}

const ADDRESS_IDS: Readonly<Record<string, string>> = {
  name: 'firstName',
  address1: 'address',
  address2: 'address2',
  city: 'city',
  state: 'state',
  postcode: 'zipcode',
  company: 'company',
}

const CONTACT_IDS: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'phone',
  phoneExt: 'phone-extension',
  phone2: 'phone2',
  'shippingInfo.carrierInstructions': 'carrier-note',
}

/** Refusals without a field of their own that the field of the ZIP code answers. */
const OF_ZIP: ReadonlySet<string> = new Set(['invalid_zip', 'quote_only'])

/** The field that a refusal of the server is about; undefined when it is about none. */
export function refusedField(
  { code, details }: { code: string; details: Readonly<Record<string, unknown>> },
  { billingAndShippingAddressAreTheSame: isSame }: CheckoutState,
): RefusedField | undefined {
  if (OF_ZIP.has(code)) return { step: 'shipping', id: 'shipping-zipcode' }
  const [issue] = Array.isArray(details.issues) ? (details.issues as { path?: unknown }[]) : []
  const path = String(issue?.path ?? '')
  const contact = CONTACT_IDS[path]
  if (contact) return { step: 'shipping', id: contact }
  const [, kind, part = ''] = /^(billing|shipping)Info\.(\w+)$/.exec(path) ?? []
  const id = ADDRESS_IDS[part]
  if (id === undefined) return undefined
  const isBilling = kind === 'billing' && !isSame
  return { step: isBilling ? 'payment' : 'shipping', id: `${isBilling ? 'billing' : 'shipping'}-${id}` }
}
