import { normalZip } from '#features/location/rules/zip.ts'

type Part = string | null | undefined

/** An address as Amazon Pay answers it with a checkout session. */
interface AmazonAddress {
  name?: Part
  addressLine1?: Part
  addressLine2?: Part
  addressLine3?: Part
  city?: Part
  stateOrRegion?: Part
  postalCode?: Part
  countryCode?: Part
}

/** A contact as Apple Pay's sheet gives it (`ApplePayPaymentContact`). */
interface AppleContact {
  givenName?: Part
  familyName?: Part
  addressLines?: readonly string[] | undefined
  locality?: Part
  administrativeArea?: Part
  postalCode?: Part
  countryCode?: Part
}

/** An address as Google Pay gives it, format `FULL`. */
interface GoogleAddress {
  name?: Part
  address1?: Part
  address2?: Part
  address3?: Part
  locality?: Part
  administrativeArea?: Part
  postalCode?: Part
  countryCode?: Part
}

/**
 * What a wallet gives in one of its own shapes; no two of them share a field name that means something else.
 */
export type WalletData = AmazonAddress & AppleContact & GoogleAddress

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
 * E-WALLETADDR: an address from Amazon Pay, Apple Pay or Google Pay as the checkout keeps one. A part that
 * the wallet left out is empty, so that the form asks for it; states get their two letters, postal codes
 * their usual form; control characters become spaces.
 */
export function walletAddress(data: WalletData): WalletAddress {
  const [first = '', ...rest] = clean(data.name).split(' ')
  const lines = [
    data.addressLine1,
    data.addressLine2,
    data.addressLine3,
    data.address1,
    data.address2,
    data.address3,
    ...(data.addressLines ?? []),
  ]
    .map(clean)
    .filter(Boolean)
  const country = clean(data.countryCode).toUpperCase() || 'US'
  const zipcode = clean(data.postalCode)
  return {
    firstName: clean(data.givenName) || first,
    lastName: clean(data.familyName) || rest.join(' '),
    address: lines[0] ?? '',
    address2: lines.slice(1).join(', '),
    city: clean(data.city) || clean(data.locality),
    state: stateCode(clean(data.stateOrRegion) || clean(data.administrativeArea)),
    country,
    zipcode: normalZip(zipcode) ?? zipcode.toUpperCase(),
  }
}

const clean = (text: Part): string => (text ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim()

/**
 * Two letters for a state or province given by name; what is no such name stays as it is, for the form to ask
 * about.
 */
function stateCode(state: string): string {
  const name = state.replaceAll('.', '')
  return /^[a-z]{2}$/i.test(name) ? name.toUpperCase() : (STATES.get(name.toLowerCase()) ?? state)
}

// USPS Publication 28, appendix B, and Canada Post's addressing guidelines.
const STATES = new Map(
  `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa
|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota
|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico
|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania
|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah
|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|AB Alberta
|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NT Northwest Territories
|NS Nova Scotia|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`
    .split('|')
    .map((entry) => [entry.slice(3).trim().toLowerCase(), entry.slice(0, 2)] as const),
)
