import { isContractProcedure } from '@orpc/contract'
import { LinkifyIt } from 'linkify-it'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkWatch } from '#features/catalog/product-watches/rules/watch.ts'
import { checkStory } from '#features/content/stories/rules/story.ts'
import { customerProblems, tidyCustomer } from '#features/partners/customers/rules/customer.ts'
import { formProblems } from '#features/partners/photo-quotes/rules/form.ts'
import { billingFaults, shippingFaults } from '#features/selling/checkout/rules/check-address.ts'
import { type CheckoutAddress, defaultCheckout } from '#features/selling/checkout/rules/checkout-state.ts'
import { checkFeedback, NO_VALUES } from '#features/service/contractors/rules/feedback.ts'
import {
  checkQuestion,
  checkReview,
  tidyQuestion,
  tidyReview,
} from '#features/service/reviews/rules/submission.ts'
import * as fields from '#lib/typed/fields.ts'
import { withoutLinks } from '#platform/mail/rules/without-links.ts'
import { portalContract, storeContract } from '#server/http/router.ts'
import { ODD_INPUTS, type OddInput, type OddKind } from './data/odd-inputs.ts'

/** A place that takes a kind of field: what its form and its contract say to a text. */
interface Place {
  readonly name: string
  readonly isDelivery?: boolean
  form(text: string): boolean
  contract(text: string): boolean
}

const inputOf = (procedure: unknown): z.ZodType => {
  const schema = isContractProcedure(procedure) ? procedure['~orpc'].inputSchema : undefined
  if (!(schema instanceof z.ZodType)) throw new Error('this call takes no input')
  return schema
}

/** Whether a call's schema has nothing against the field of a body. */
function takes(procedure: unknown, body: object, path: string): boolean {
  const parsed = inputOf(procedure).safeParse(body)
  return parsed.success || !parsed.error.issues.some((issue) => issue.path.join('.').startsWith(path))
}

const ADDRESS: CheckoutAddress = {
  ...{ firstName: 'Ann', lastName: 'Baker', company: '', address: '500 Oak St', address2: '' },
  ...{ city: 'Chicago', state: 'IL', zipcode: '60614', country: 'US' },
}
const WIRE = {
  ...{ name: 'Ann Baker', company: '', address1: '500 Oak St', address2: '', city: 'Chicago' },
  ...{ state: 'IL', postcode: '60614', country: 'US' },
}
const FORM = { ...defaultCheckout, email: 'ada@example.com', phoneNumber: '3125550100', shipping: ADDRESS }

/** The delivery and the billing address of the checkout. */
function checkoutPlaces(part: keyof CheckoutAddress, wire: keyof typeof WIRE): Place[] {
  const field = part as 'address'
  const place = storeContract.checkout.place
  return [
    {
      name: `checkout, delivery ${part}`,
      isDelivery: true,
      form: (text) => !(field in shippingFaults({ ...FORM, shipping: { ...ADDRESS, [part]: text } })),
      contract: (text) => takes(place, { shippingInfo: { ...WIRE, [wire]: text } }, `shippingInfo.${wire}`),
    },
    {
      name: `checkout, billing ${part}`,
      form: (text) =>
        !(
          field in
          billingFaults({
            ...FORM,
            billingAndShippingAddressAreTheSame: false,
            billing: { ...ADDRESS, [part]: text },
          })
        ),
      contract: (text) => takes(place, { billingInfo: { ...WIRE, [wire]: text } }, `billingInfo.${wire}`),
    },
  ]
}

/** A call that alone judges a field, whose form asks the rule of the kind. */
const call = (name: string, kind: fields.TypedField, procedure: unknown, path: string): Place => ({
  name,
  form: (text) => fields.isFine(kind, text),
  contract: (text) => takes(procedure, { [path]: text }, path),
})

const CUSTOMER = { name: 'Ann', phone: '3125550100', email: '', street: '', city: '', state: '', zip: '' }
const customer = (path: 'phone' | 'zip'): Place => {
  const rule = (text: string) =>
    text.trim() !== '' &&
    !customerProblems(tidyCustomer({ ...CUSTOMER, [path]: text })).some((problem) => problem.path === path)
  return {
    name: `customers, ${path}`,
    form: rule,
    contract: (text) => takes(portalContract.customers.create, { [path]: text }, path) && rule(text),
  }
}

const PHOTO = { name: 'Ann', phone: '', email: '', zip: '', rooms: '', wishes: '', hasConsent: true }
const photoPhone = (phone: string) => formProblems({ ...PHOTO, phone }, 1).phone === undefined

const { quotes, chat, systemSelector } = storeContract
const contact = (part: 'phone' | 'phone2' | 'note', key: keyof typeof FORM, path: string): Place => ({
  name: `checkout, ${part}`,
  form: (text) => !(part in shippingFaults({ ...FORM, [key]: text })),
  contract: (text) =>
    path === 'carrierInstructions'
      ? takes(
          storeContract.checkout.place,
          { shippingInfo: { ...WIRE, [path]: text } },
          `shippingInfo.${path}`,
        )
      : takes(storeContract.checkout.place, { [path]: text }, path),
})

const REVIEW = { productId: '1', rating: 5, title: '', body: '', author: '', question: '', postal: '' }
const STORY = { author: '', place: '', system: '', title: '', body: '', consent: true }
const isCustomerEmail = (email: string) =>
  email.trim() !== '' &&
  !customerProblems(tidyCustomer({ ...CUSTOMER, email })).some(({ path }) => path === 'email')

/** The rule of a form for an email address, and of its call where the contract takes any text. */
const EMAIL_RULES: Readonly<Record<string, (email: string) => boolean>> = {
  'checkout.place email': (email) => !('email' in shippingFaults({ ...FORM, email })),
  'productWatches.ask email': (email) => !('email' in checkWatch({ productId: '1', about: 'price', email })),
  'contractors.sendFeedback email': (email) => !('email' in checkFeedback({ ...NO_VALUES, email })),
  'photoQuotes.send email': (email) => formProblems({ ...PHOTO, email }, 1).email === undefined,
  'reviews.write email': (email) => !('email' in checkReview(tidyReview({ ...REVIEW, email }))),
  'reviews.ask email': (email) => !('email' in checkQuestion(tidyQuestion({ ...REVIEW, email }))),
  'stories.submit email': (email) => !('email' in checkStory({ ...STORY, email })),
  'companies.create email': isCustomerEmail,
  'companies.change email': isCustomerEmail,
  'customers.create email': isCustomerEmail,
  'customers.change email': isCustomerEmail,
  'customers.addContact email': isCustomerEmail,
}

/** Fields that keep what they are given: a draft as typed, and the address of the account that writes. */
const KEPT = /^photoQuotes\.save email$|\bconsultant\.email$/

/** Every email field that a call takes, as "customers.create email", with its schema. */
function emailFields(calls: object, names: readonly string[] = []): [string, z.ZodType][] {
  if (!isContractProcedure(calls))
    return Object.entries(calls).flatMap(([name, each]) => emailFields(each, [...names, name]))
  const { inputSchema } = calls['~orpc']
  return inputSchema instanceof z.ZodType
    ? emailsIn(inputSchema).map(([path, schema]) => [`${names.join('.')} ${path}`, schema])
    : []
}

function emailsIn(schema: unknown, at: readonly string[] = []): [string, z.ZodType][] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, each]) =>
      /email/i.test(name) ? [[[...at, name].join('.'), each as z.ZodType]] : emailsIn(each, [...at, name]),
    )
  if (schema instanceof z.ZodArray) return emailsIn(schema.element, [...at, '0'])
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => emailsIn(each, at))
  if (schema instanceof z.ZodPipe) return emailsIn(schema.in, at)
  const inner =
    schema instanceof z.ZodType && 'unwrap' in schema ? (schema.unwrap as () => unknown)() : undefined
  return inner === undefined ? [] : emailsIn(inner, at)
}

const EMAIL_FIELDS = [storeContract, portalContract].flatMap((calls) => emailFields(calls))
const EMAIL_PLACES = EMAIL_FIELDS.filter(([name]) => !KEPT.test(name)).map(([name, schema]): Place => {
  const rule = EMAIL_RULES[name]
  return {
    name,
    form: rule ?? ((text) => fields.isFine(fields.email, text)),
    // A field that may stay empty takes no address then.
    contract: (text) => text.trim() !== '' && schema.safeParse(text).success && (rule?.(text) ?? true),
  }
})

const PLACES: Record<OddKind, Place[]> = {
  email: EMAIL_PLACES,
  personName: [
    ...checkoutPlaces('firstName', 'name').map((place) => ({
      ...place,
      // The form has two parts; the contract sees both together.
      contract: (text: string) => text.trim() !== '' && place.contract(text),
    })),
    call('ask for a quote', fields.personName, quotes.ask, 'name'),
    call('selector support', fields.personName, systemSelector.emailSupport, 'name'),
  ],
  company: checkoutPlaces('company', 'company'),
  street: checkoutPlaces('address', 'address1'),
  streetMore: checkoutPlaces('address2', 'address2'),
  city: checkoutPlaces('city', 'city'),
  state: checkoutPlaces('state', 'state').filter(({ isDelivery }) => !isDelivery),
  zip: [...checkoutPlaces('zipcode', 'postcode'), customer('zip')],
  phone: [
    contact('phone', 'phoneNumber', 'phone'),
    contact('phone2', 'phoneNumber2', 'phone2'),
    call('ask for a quote', fields.phone, quotes.ask, 'phone'),
    call('selector support', fields.phone, systemSelector.emailSupport, 'phone'),
    call('leave a message', fields.phone, chat.leave, 'phone'),
    customer('phone'),
    {
      name: 'photo quote, phone',
      form: photoPhone,
      contract: (phone) => takes(storeContract.photoQuotes.send, { phone }, 'phone') && photoPhone(phone),
    },
  ],
  note: [contact('note', 'commentsForCarrier', 'carrierInstructions')],
}

const kinds = Object.entries(ODD_INPUTS) as [OddKind, OddInput[]][]

/** Every text at every place where form or contract differs from the verdict beside it. */
const wrong = kinds.flatMap(([kind, inputs]) =>
  PLACES[kind].flatMap(({ name, isDelivery = false, form, contract }) =>
    inputs.flatMap(([text, verdict, why]) => {
      const right = verdict === 'yes' || (verdict === 'billing' && !isDelivery)
      const said = { form: form(text), contract: contract(text) }
      return said.form === right && said.contract === right ? [] : [{ name, text, verdict, why, ...said }]
    }),
  ),
)
const count = kinds.reduce((sum, [, inputs]) => sum + inputs.length, 0)

test('[reports-3 1] each kind of field has at least 20 odd but real inputs, 400 in all, each once', () => {
  expect(kinds.filter(([, inputs]) => inputs.length < 20)).toEqual([])
  expect(kinds.filter(([, inputs]) => new Set(inputs.map(([text]) => text)).size < inputs.length)).toEqual([])
  expect(count).toBeGreaterThanOrEqual(400)
})

test('each rule for an email address is of a field of the contracts; six fields keep their text', () => {
  const names = EMAIL_FIELDS.map(([name]) => name)
  expect(Object.keys(EMAIL_RULES).filter((name) => !names.includes(name))).toEqual([])
  expect(names.filter((name) => KEPT.test(name))).toHaveLength(6)
  expect(EMAIL_PLACES.length).toBeGreaterThan(20)
})

test(`odd but real inputs: form or contract differs from the verdict: ${wrong.length} of ${count}`, () => {
  expect(wrong).toEqual([])
})

test('[reports-3 2] no accepted name, company, street or city becomes a link in a mail', () => {
  const linkify = new LinkifyIt({ fuzzyLink: true, fuzzyEmail: true, fuzzyIP: true }).tlds('example', true)
  const printed = (['personName', 'company', 'street', 'streetMore', 'city'] as const)
    .flatMap((kind) => ODD_INPUTS[kind])
    .filter(([, verdict]) => verdict !== 'no')
    .map(([text]) => withoutLinks(text))

  expect(printed.filter((text) => linkify.test(text))).toEqual([])
})
