import { stateFault, stateField, zipField } from '#features/catalog/location/rules/address-fields.ts'
import { STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import { streetFault } from '#features/selling/shipping/rules/po-box.ts'
import { isUsPhone, normalPhone } from '#lib/phone.ts'
import { isEmail, tidyEmail } from '#lib/typed/email.ts'
import * as fields from '#lib/typed/fields.ts'
import { choiceOr, listQuery, WHOSE, words } from '#platform/lists/rules/query.ts'
import { texts } from '../texts.ts'

/** The longest text of each field, in characters. */
export const MOST = {
  name: 120,
  phone: 40,
  email: 254,
  street: 120,
  city: 80,
  state: 20,
  zip: 20,
  role: 60,
  note: 4_000,
  equipment: 2_000,
  search: 100,
  /** answers of a room */
  answers: 40,
} as const

export const MOST_CONTACTS = 50
export const MOST_PROJECTS = 200
/** of one list, for one account */
export const MOST_VIEWS = 30
export const MOST_ROOMS = 60
/** Customers or projects that one press changes. */
export const MOST_AT_ONCE = 200

/** An address as people type it; every field may be ''. */
export interface TypedAddress {
  street: string
  city: string
  state: string
  zip: string
}

/** A customer as people type it. */
export interface CustomerDraft extends TypedAddress {
  name: string
  phone: string
  email: string
}

export interface FieldProblem {
  path: string
  message: string
}

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ')

/** A place in its usual form. */
export const tidyAddress = (place: TypedAddress): TypedAddress => ({
  street: oneLine(place.street),
  city: oneLine(place.city),
  state: stateField.tidy(place.state),
  zip: zipField.tidy(place.zip),
})

/** A customer in its usual form: digits of the phone, email in lower case, ZIP with five digits. */
export const tidyCustomer = (draft: CustomerDraft): CustomerDraft => ({
  ...tidyAddress(draft),
  name: oneLine(draft.name),
  phone: fields.isFine(fields.phone, draft.phone) ? normalPhone(draft.phone) : draft.phone.trim(),
  email: tidyEmail(draft.email).toLowerCase(),
})

const wrongReach = ({ phone, email }: Pick<CustomerDraft, 'phone' | 'email'>): FieldProblem[] => [
  ...(phone === '' || isUsPhone(phone) ? [] : [{ path: 'phone', message: texts.phone }]),
  ...(email === '' || isEmail(email) ? [] : [{ path: 'email', message: texts.email }]),
]

const wrongAddress = ({ state, zip }: TypedAddress): FieldProblem[] => [
  ...(state === '' || STATE_NAMES.has(state) ? [] : [{ path: 'state', message: texts.state }]),
  ...(zip === '' || zipField.fault(zip) === undefined ? [] : [{ path: 'zip', message: texts.zip }]),
]

const wrongState = ({ state, zip }: TypedAddress): FieldProblem[] => {
  const message = stateFault(zip, state)
  return message === undefined ? [] : [{ path: 'state', message }]
}

/** Goods go to the place of a project, by truck. */
const wrongDelivery = ({ street }: TypedAddress): FieldProblem[] => {
  const message = streetFault(street)
  return message === undefined ? [] : [{ path: 'street', message }]
}

const wrongName = (name: string): FieldProblem[] =>
  name === '' ? [{ path: 'name', message: texts.name }] : []

/** What is wrong with a tidy customer, field by field. */
export const customerProblems = (draft: CustomerDraft): FieldProblem[] => [
  ...wrongName(draft.name),
  ...(draft.phone === '' && draft.email === '' ? [{ path: 'phone', message: texts.reach }] : []),
  ...wrongReach(draft),
  ...wrongAddress(draft),
  ...wrongState(draft),
]

/** What is wrong with a tidy contact. */
export const contactProblems = (draft: Pick<CustomerDraft, 'name' | 'phone' | 'email'>): FieldProblem[] => [
  ...wrongName(draft.name),
  ...wrongReach(draft),
]

/** What is wrong with a tidy project. */
export const projectProblems = (draft: TypedAddress & { name: string }): FieldProblem[] => [
  ...wrongName(draft.name),
  ...wrongAddress(draft),
  ...wrongState(draft),
  ...wrongDelivery(draft),
]

/** What the list of customers can be asked for. */
export const CUSTOMER_LIST = listQuery({
  filters: { search: words(MOST.search), state: words(MOST.state), whose: choiceOr('all', WHOSE) },
  sorts: ['name', 'changed'],
})
