import type {
  CustomerContact,
  NewSale,
  PartnerCustomer,
  PartnerData,
  PartnerProject,
  SaleAddress,
  SaleProduct,
} from './partner-state.ts'

/** The longest text of a field. */
const MOST_CHARS = 500
const MOST_PRODUCTS = 200
const MOST_CONTACTS = 50
const MOST_QUANTITY = 999

type Fields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MOST_CHARS) : '')

const idOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined

/** A product's id as every call takes it. */
const PRODUCT_ID = /^\d{9}$/

export interface StartShopping {
  customer: PartnerCustomer | null
  project: PartnerProject | null
}

/** The payload of `startShopping`; without a customer it clears the partner data. */
export function readStartShopping(payload: unknown): StartShopping | undefined {
  const fields = fieldsOf(payload)
  if (fields === undefined) return undefined
  if (fields.customer === null || fields.customer === undefined) return { customer: null, project: null }
  const customer = namedOf(fields.customer)
  if (customer === undefined) return undefined
  const shipZip = textOf(fieldsOf(fields.customer)?.shipZip)
  const project = fields.project == null ? null : namedOf(fields.project)
  return project === undefined ? undefined : { customer: { ...customer, shipZip }, project }
}

function namedOf(value: unknown): { id: number; name: string } | undefined {
  const fields = fieldsOf(value)
  const id = idOf(fields?.id)
  return fields === undefined || id === undefined ? undefined : { id, name: textOf(fields.name) }
}

/** The path of `navigate`: a page of the store, never another origin. */
export function readLocation(payload: unknown): string | undefined {
  const location = fieldsOf(payload)?.location
  if (typeof location !== 'string' || location.length > 2_000) return undefined
  // A second slash or a backslash would name a host.
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(location) ? location : undefined
}

/** The product of `addItem`. */
export function readItem(payload: unknown): string | undefined {
  const id = fieldsOf(payload)?.id
  return typeof id === 'string' && PRODUCT_ID.test(id) ? id : undefined
}

/** A product of `pasteCart`, with the price that was saved with it. */
export interface PastedProduct extends SaleProduct {
  /** dollars, when the cart was saved; only to show that it has changed */
  price: number | null
}

/** The products of `pasteCart`; undefined when one of them cannot be read. */
export function readPaste(payload: unknown): readonly PastedProduct[] | undefined {
  const list = fieldsOf(payload)?.products
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_PRODUCTS) return undefined
  const products = list.map(productOf)
  return products.every((product) => product !== undefined) ? products : undefined
}

function productOf(value: unknown): PastedProduct | undefined {
  const { id, qty, price } = fieldsOf(value) ?? {}
  if (typeof id !== 'string' || !PRODUCT_ID.test(id)) return undefined
  if (typeof qty !== 'number' || !Number.isInteger(qty) || qty < 1 || qty > MOST_QUANTITY) return undefined
  return { id, qty, price: typeof price === 'number' && Number.isFinite(price) && price >= 0 ? price : null }
}

const TEXTS = ['discountReason', 'discountComments', 'discountResponsibleParty', 'purchaseOrder'] as const

const costOf = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value < 10_000_000 ? value : null

/** The fields of `copyPartnerData` that the payload names; unknown ones are left out. */
export function readPartnerData(payload: unknown): Partial<PartnerData> | undefined {
  const fields = fieldsOf(payload)
  if (fields === undefined) return undefined
  const data: Partial<PartnerData> = {}
  for (const name of TEXTS) if (typeof fields[name] === 'string') data[name] = textOf(fields[name])
  if ('originalOrder' in fields) data.originalOrder = textOf(fields.originalOrder) || null
  for (const name of ['removeVideo', 'removeTax'] as const) {
    const flag = fields[name]
    if (typeof flag === 'boolean') data[name] = flag
  }
  if ('shippingCost' in fields) data.shippingCost = costOf(fields.shippingCost)
  if (Array.isArray(fields.customerContacts)) data.customerContacts = contactsOf(fields.customerContacts)
  if (fields.makeNewSale === null) data.makeNewSale = null
  const sale = fieldsOf(fields.makeNewSale)
  if (sale !== undefined) data.makeNewSale = saleOf(sale)
  return data
}

/** The contacts of a list that can be read. */
export const contactsOf = (list: readonly unknown[]): readonly CustomerContact[] =>
  list.slice(0, MOST_CONTACTS).flatMap((entry) => {
    const fields = fieldsOf(entry)
    const id = idOf(fields?.id)
    return fields === undefined || id === undefined
      ? []
      : [{ id, name: textOf(fields.name), email: textOf(fields.email), phone: textOf(fields.phone) }]
  })

const saleOf = (sale: Fields): NewSale => ({
  billing: addressOf(sale.billing),
  shipping: addressOf(sale.shipping),
  email: textOf(sale.email),
  phoneNumber: textOf(sale.phoneNumber),
  products: (Array.isArray(sale.products) ? sale.products.slice(0, MOST_PRODUCTS) : []).flatMap((entry) => {
    const product = productOf(entry)
    return product === undefined ? [] : [{ id: product.id, qty: product.qty }]
  }),
  clearCurrentCart: sale.clearCurrentCart === true,
})

const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'company',
  'address',
  'address2',
  'city',
  'state',
  'zipcode',
] as const

function addressOf(value: unknown): SaleAddress | null {
  const fields = fieldsOf(value)
  if (fields === undefined) return null
  const texts = Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, textOf(fields[name])])) as Record<
    (typeof ADDRESS_FIELDS)[number],
    string
  >
  return { ...texts, country: textOf(fields.country) || 'US' }
}

/** The token of a partner, as the portal answers `token`. */
export interface PartnerToken {
  userID: number
  jwt: string
  /** seconds until it ends */
  expiresIn: number
}

/** Three parts of base64url, as every signed token has. */
const JWT = /^[\w-]+\.[\w-]+\.[\w-]+$/

export function readToken(payload: unknown): PartnerToken | undefined {
  const { userID, jwt, expiresIn } = fieldsOf(payload) ?? {}
  const id = idOf(userID)
  if (id === undefined || typeof jwt !== 'string' || jwt.length > 4_000 || !JWT.test(jwt)) return undefined
  if (typeof expiresIn !== 'number' || !(expiresIn > 0)) return undefined
  return { userID: id, jwt, expiresIn }
}
