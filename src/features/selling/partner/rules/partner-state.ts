/** The customer that a partner shops for. */
export interface PartnerCustomer {
  id: number
  name: string
  /** the ZIP code that freight and tax are calculated for; '' when it is not known */
  shipZip: string
}

export interface PartnerProject {
  id: number
  name: string
}

/** An address as the checkout form has it. */
export interface SaleAddress {
  firstName: string
  lastName: string
  company: string
  address: string
  address2: string
  city: string
  state: string
  zipcode: string
  country: string
}

export interface SaleProduct {
  id: string
  qty: number
}

/** The facts of an earlier order that a new sale starts with. */
export interface NewSale {
  billing: SaleAddress | null
  shipping: SaleAddress | null
  email: string
  phoneNumber: string
  products: readonly SaleProduct[]
  /** true: the cart is emptied before the products are added */
  clearCurrentCart: boolean
}

export interface CustomerContact {
  id: number
  name: string
  email: string
  phone: string
}

/**
 * What a partner shops for (E-PARTNER). Only the page's memory has it; the portal sends it again to each
 * page.
 */
export interface PartnerState {
  customer: PartnerCustomer | null
  project: PartnerProject | null
  makeNewSale: NewSale | null
  /** the order that this sale replaces or continues */
  originalOrder: string | null
  discountReason: string
  discountComments: string
  discountResponsibleParty: string
  /** the customer's order page shows no installation video */
  removeVideo: boolean
  /** the partner's own number for the order */
  purchaseOrder: string
  /** staff take the sales tax off */
  removeTax: boolean
  /** dollars that shipping costs instead; null: what it costs */
  shippingCost: number | null
  customerContacts: readonly CustomerContact[]
}

export const NO_PARTNER: PartnerState = {
  customer: null,
  project: null,
  makeNewSale: null,
  originalOrder: null,
  discountReason: '',
  discountComments: '',
  discountResponsibleParty: '',
  removeVideo: false,
  purchaseOrder: '',
  removeTax: false,
  shippingCost: null,
  customerContacts: [],
}

/** The fields that `copyPartnerData` may have: everything except customer and project. */
export type PartnerData = Omit<PartnerState, 'customer' | 'project'>

export type PartnerEvent =
  | { type: 'shoppingStarted'; customer: PartnerCustomer | null; project: PartnerProject | null }
  | { type: 'dataCopied'; data: Partial<PartnerData> }
  | { type: 'contactsLoaded'; customerId: number; contacts: readonly CustomerContact[] }
  | { type: 'cartRenewed' }
  | { type: 'cleared' }

/**
 * The next state (S-PARTNER). Shopping for another customer or project drops the reasons and the sale of
 * the one before, because they must not reach another customer's order.
 */
export function reducePartner(state: PartnerState, event: PartnerEvent): PartnerState {
  switch (event.type) {
    case 'shoppingStarted': {
      const { customer, project } = event
      if (customer === null) return NO_PARTNER
      const isSame = state.customer?.id === customer.id && state.project?.id === project?.id
      return { ...(isSame ? state : NO_PARTNER), customer, project }
    }
    case 'dataCopied':
      return { ...state, ...event.data }
    case 'contactsLoaded':
      return state.customer?.id === event.customerId ? { ...state, customerContacts: event.contacts } : state
    case 'cartRenewed':
      return {
        ...NO_PARTNER,
        customer: state.customer,
        project: state.project,
        customerContacts: state.customerContacts,
      }
    case 'cleared':
      return NO_PARTNER
  }
}

/** Partner mode is on with a project (A-PARTNERORDER). */
export const isPartnerMode = ({ project }: PartnerState): boolean => project !== null

/** The partner's fields of POST /checkout. */
export interface PartnerOrderFields {
  customerID?: number
  projectID?: number
  originalOrder?: string
  discountReason?: string
  discountComments?: string
  discountResponsibleParty?: string
  removeVideo?: boolean
  purchaseOrder?: string
  removeTaxAmount?: boolean
  /** the price request whose prices the order has */
  pnetReprice?: number
}

/** The fields that a checkout sends for this state: only those that have a value. */
export function orderFieldsOf(state: PartnerState): PartnerOrderFields {
  const { customer, project, originalOrder } = state
  return {
    ...(customer && { customerID: customer.id }),
    ...(project && { projectID: project.id }),
    ...(originalOrder !== null && { originalOrder }),
    ...(state.discountReason !== '' && { discountReason: state.discountReason }),
    ...(state.discountComments !== '' && { discountComments: state.discountComments }),
    ...(state.discountResponsibleParty !== '' && {
      discountResponsibleParty: state.discountResponsibleParty,
    }),
    ...(state.removeVideo && { removeVideo: true }),
    ...(state.purchaseOrder !== '' && { purchaseOrder: state.purchaseOrder }),
    ...(state.removeTax && { removeTaxAmount: true }),
  }
}

/** The person who is signed in (E-USER). */
export interface User {
  userID: number
  authenticated: boolean
  jwt: string | null
  cfBotScore: number | null
  cfIpCountry: string | null
}

export const NO_USER: User = {
  userID: 0,
  authenticated: false,
  jwt: null,
  cfBotScore: null,
  cfIpCountry: null,
}

/** Authenticated is derived from the id: above 0. */
export const userWith = (user: User, change: Partial<Omit<User, 'authenticated'>>): User => {
  const next = { ...user, ...change }
  return { ...next, authenticated: next.userID > 0 }
}
