import { PROVINCE_NAMES } from '#features/catalog/location/rules/data/provinces.ts'
import { PUERTO_RICO, STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import { normalZip } from '#features/catalog/location/rules/zip.ts'

type Part = string | null | undefined

/** The parts of an address as a wallet gives them. Each wallet's own folder reads its shape into these. */
export interface WalletParts {
  /** the whole name, where the wallet does not split it */
  name?: Part
  firstName?: Part
  lastName?: Part
  /** of the street, in their order */
  lines: readonly Part[]
  city?: Part
  state?: Part
  zipcode?: Part
  country?: Part
}

/** E-WALLETADDR: the fields of the specification. */
export interface WalletAddress {
  firstName: string
  lastName: string
  address: string
  address2: string
  city: string
  state: string
  zipcode: string
  country: string
}

/**
 * E-WALLETADDR: an address from a wallet as the checkout keeps one. A part that the wallet left out is empty,
 * so that the form asks for it; states get their two letters, postal codes their usual form; control
 * characters become spaces.
 */
export function walletAddress(parts: WalletParts): WalletAddress {
  const [first = '', ...rest] = clean(parts.name).split(' ')
  const lines = parts.lines.map(clean).filter(Boolean)
  const zipcode = clean(parts.zipcode)
  return {
    firstName: clean(parts.firstName) || first,
    lastName: clean(parts.lastName) || rest.join(' '),
    address: lines[0] ?? '',
    address2: lines.slice(1).join(', '),
    city: clean(parts.city),
    state: stateCode(clean(parts.state)),
    country: clean(parts.country).toUpperCase() || 'US',
    zipcode: normalZip(zipcode) ?? zipcode.toUpperCase(),
  }
}

const clean = (text: Part): string => (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Two letters for a state or province given by name. Any other text stays, and the form asks the buyer about
 * it.
 */
function stateCode(state: string): string {
  const name = state.replaceAll('.', '')
  return /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : (STATES.get(name.toLowerCase()) ?? state)
}

const STATES = new Map(
  [...STATE_NAMES, PUERTO_RICO, ...Object.entries(PROVINCE_NAMES)].map(
    ([code, name]) => [name.toLowerCase(), code] as const,
  ),
)
