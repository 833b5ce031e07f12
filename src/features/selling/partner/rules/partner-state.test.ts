import { expect, test } from 'vitest'
import {
  isPartnerMode,
  NO_PARTNER,
  NO_USER,
  orderFieldsOf,
  type PartnerState,
  reducePartner,
  userWith,
} from './partner-state.ts'

const customer = { id: 7, name: 'Dana Reyes', shipZip: '60614' }
const project = { id: 12, name: 'Cleveland Ave' }
const started = reducePartner(NO_PARTNER, { type: 'shoppingStarted', customer, project })
const withReason = reducePartner(started, {
  type: 'dataCopied',
  data: { discountReason: 'Price match', discountComments: 'saw it', removeVideo: true, originalOrder: 'A1' },
})

test('start shopping stores customer and project', () => {
  expect(started).toEqual({ ...NO_PARTNER, customer, project })
  expect([isPartnerMode(started), isPartnerMode(NO_PARTNER)]).toEqual([true, false])
})

test('a new sale stores billing, shipping, email and phone', () => {
  const address = { firstName: 'Dana', lastName: 'Reyes', company: '', address: '1 Elm St', address2: '' }
  const place = { ...address, city: 'Chicago', state: 'IL', zipcode: '60614', country: 'US' }
  const makeNewSale = {
    billing: place,
    shipping: place,
    email: 'dana@example.com',
    phoneNumber: '3125550100',
    products: [{ id: '453061180', qty: 1 }],
    clearCurrentCart: true,
  }

  expect(reducePartner(started, { type: 'dataCopied', data: { makeNewSale } }).makeNewSale).toEqual(
    makeNewSale,
  )
})

test.each<[string, Parameters<typeof reducePartner>[1], PartnerState]>([
  ['a message clears it', { type: 'cleared' }, NO_PARTNER],
  [
    'shopping without a customer clears it',
    { type: 'shoppingStarted', customer: null, project: null },
    NO_PARTNER,
  ],
  ['the same customer and project keep it', { type: 'shoppingStarted', customer, project }, withReason],
  [
    'another project drops reasons and order',
    { type: 'shoppingStarted', customer, project: { id: 13, name: 'Oak St' } },
    { ...NO_PARTNER, customer, project: { id: 13, name: 'Oak St' } },
  ],
  ['a new cart keeps whom it is for', { type: 'cartRenewed' }, started],
])('%s', (_, event, expected) => {
  expect(reducePartner(withReason, event)).toEqual(expected)
})

test('contacts of another customer, which come late, are dropped', () => {
  const contacts = [{ id: 1, name: 'Pat', email: '', phone: '' }]
  expect(reducePartner(started, { type: 'contactsLoaded', customerId: 8, contacts })).toBe(started)
  expect(
    reducePartner(started, { type: 'contactsLoaded', customerId: 7, contacts }).customerContacts,
  ).toEqual(contacts)
})

test('a checkout carries only the fields that say something', () => {
  expect(orderFieldsOf(NO_PARTNER)).toEqual({})
  expect(orderFieldsOf(started)).toEqual({ customerID: 7, projectID: 12 })
  expect(orderFieldsOf(withReason)).toEqual({
    customerID: 7,
    projectID: 12,
    originalOrder: 'A1',
    discountReason: 'Price match',
    discountComments: 'saw it',
    removeVideo: true,
  })
})

test('a user is authenticated when the id is above 0', () => {
  expect(NO_USER.authenticated).toBe(false)
  expect(userWith(NO_USER, { userID: 71, jwt: 'a.b.c' })).toEqual({
    ...NO_USER,
    userID: 71,
    authenticated: true,
    jwt: 'a.b.c',
  })
  expect(userWith({ ...NO_USER, userID: 71, authenticated: true }, { userID: 0 }).authenticated).toBe(false)
})
