// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeOption } from '#tests/fixtures/cart/cart.ts'
import { settled } from '#tests/fixtures/cart/cart-dependencies.ts'
import { makeForm } from '#tests/fixtures/cart/checkout.ts'
import type { CheckoutState } from '../../rules/checkout-state.ts'
import { defaultCheckout } from '../../rules/checkout-state.ts'
import { formTexts } from '../../texts.ts'
import type { Locate } from './address-fields.tsx'
import { ShippingStep } from './shipping-step.tsx'

const chicago: Locate = async (zipcode) => ({ city: 'Chicago', state: 'IL', country: 'US', zipcode })
const done = vi.fn()
const chosen = vi.fn()
const requested = vi.fn()
let form: CheckoutState

function Page({ start, locate }: { start: CheckoutState; locate: Locate }) {
  const [state, setState] = useState(start)
  form = state
  return (
    <ShippingStep
      form={state}
      options={[
        makeOption(),
        makeOption({ type: 'guaranteed', cost: 9_500, label: 'Priority Delivery', deliveryDateTo: null }),
      ]}
      chosen="standard"
      locate={locate}
      onChange={(part) => setState((now) => ({ ...now, ...part }))}
      onAddress={(part) => setState((now) => ({ ...now, shipping: { ...now.shipping, ...part } }))}
      onShipping={chosen}
      later={{ requested: null, from: '2026-11-23', to: '2026-12-22', onRequest: requested }}
      onDone={done}
    />
  )
}

async function open(start: Partial<CheckoutState> = {}, locate: Locate = chicago) {
  render(<Page start={{ ...defaultCheckout, ...start }} locate={locate} />)
  await act(settled)
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } })
  await act(settled)
}
const submit = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await act(settled)
  await vi.dynamicImportSettled()
}

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
})
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('[R-CO-SHIP] six fields are shown; the rest is derived or behind links', async () => {
  await open()

  expect(
    screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).labels?.[0]?.textContent),
  ).toEqual(['Email', 'First name', 'Last name', 'Phone', 'Street address', 'Zip Code'])
})

test('each field has the right autocomplete', async () => {
  await open()

  expect(screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'))).toEqual([
    'email',
    'shipping given-name',
    'shipping family-name',
    'tel-national',
    'shipping address-line1',
    'shipping postal-code',
  ])
})

test('[L-FORM-SCROLL] a refused form lists what is missing and goes to the first of it', async () => {
  await open()
  await submit()

  expect(
    screen.getAllByRole('link', { name: /^Enter|^Invalid/ }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '#email',
    '#shipping-firstName',
    '#shipping-lastName',
    '#phone',
    '#shipping-address',
    '#shipping-zipcode',
    '#shipping-city',
    '#shipping-state',
  ])
  expect(document.activeElement?.id).toBe('email')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith(expect.objectContaining({ block: 'center' }))
  expect(done).not.toHaveBeenCalled()
})

test('a corrected field loses its error at once, while the list above stays', async () => {
  await open()
  await submit()
  await type('Email', 'dana@example.com')

  expect(field('Email').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByRole('alert').querySelectorAll('li')).toHaveLength(8)
})

test('a complete form leads to the next step', async () => {
  await open(makeForm())
  await submit()

  expect(done).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a press waits for the place of the zip, then goes on once; nothing is asked of the buyer', async () => {
  let answer: (place: Awaited<ReturnType<Locate>>) => void = () => undefined
  await open(makeForm(), () => new Promise((resolve) => (answer = resolve)))
  await type('Zip Code', '89501')
  await submit()
  expect(done).not.toHaveBeenCalled()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Checking delivery to your ZIP' })).toBeDefined()

  await act(async () => answer({ city: 'Reno', state: 'NV', country: 'US', zipcode: '89501' }))

  expect(done).toHaveBeenCalledOnce()
})

test('a press waits for costs and rules of the zip; a refusal of the zip then stops it', async () => {
  const step = (more: Partial<ComponentProps<typeof ShippingStep>>) => (
    <ShippingStep
      form={makeForm()}
      options={[makeOption()]}
      chosen="standard"
      locate={chicago}
      onChange={vi.fn()}
      onAddress={vi.fn()}
      onShipping={chosen}
      later={{ requested: null, from: '2026-11-23', to: '2026-12-22', onRequest: requested }}
      onDone={done}
      {...more}
    />
  )
  const { rerender } = render(step({ pending: true }))
  await act(settled)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' })))
  expect(done).not.toHaveBeenCalled()

  await act(async () => rerender(step({ pending: false, zipRefusal: 'May not be installed there' })))

  expect(done).not.toHaveBeenCalled()
  expect(screen.getByText('May not be installed there')).toBeDefined()
})

test('the zip gives city and state', async () => {
  await open({}, async (zipcode) => ({ city: 'Reno', state: 'NV', country: 'US', zipcode }))
  await type('Zip Code', '89501')

  expect(screen.getByText('Reno, NV 89501')).toBeDefined()
  expect(form.shipping).toMatchObject({ city: 'Reno', state: 'NV', country: 'US' })
})

test('[X-ZIP] an unknown zip is refused beside its field, and the old city is cleared', async () => {
  await open(makeForm(), async (zip) =>
    zip === '60614'
      ? { city: 'Chicago', state: 'IL', country: 'US', zipcode: zip }
      : { refusal: 'Invalid zipcode' },
  )
  await type('Zip Code', '00000')

  expect(screen.getByText('Invalid zipcode')).toBeDefined()
  expect(screen.queryByText(/Chicago/)).toBeNull()
})

test('when the zip lookup does not answer, the buyer types city and state', async () => {
  await open({}, async () => ({ refusal: '' }))
  await type('Zip Code', '60614')
  await type('City', 'Chicago')

  expect(form.shipping).toMatchObject({ city: 'Chicago', zipcode: '60614' })
})

test('a city that was corrected stays when the page comes back', async () => {
  const corrected = makeForm()
  await open({ ...corrected, shipping: { ...corrected.shipping, city: 'Lincoln Park' } })

  expect(screen.getByText('Lincoln Park, IL 60614')).toBeDefined()
})

test.each([
  ['+ Apartment, suite', 'Apartment, suite'],
  ['+ Company', 'Company'],
  ['+ Extension or second phone', 'Extension'],
  ['+ Note for the carrier', 'Note for the carrier'],
])('the link %s opens its field and puts the focus there', async (link, label) => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: link }))

  expect(document.activeElement).toBe(screen.getByLabelText(label))
  expect(screen.queryByRole('button', { name: link })).toBeNull()
})

test('an answer behind a link is open when the page comes back, and stays while it is retyped', async () => {
  await open({ ...makeForm(), commentsForCarrier: 'Gate 4' })
  await type('Note for the carrier', '')

  expect(field('Note for the carrier').value).toBe('')
})

test('[E-CHECKOUT] the delivery type is preset', async () => {
  await open()

  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Home \/ Residence/ }).checked).toBe(true)
})

test('the days of delivery are chosen as boxes, each with its cost', async () => {
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /Priority Delivery.*\$95.00/ }))

  expect(chosen).toHaveBeenCalledWith('guaranteed')
})

test('[R-CO-SHIP] a mistyped email address is named at once, and one press corrects it', async () => {
  await open()
  fireEvent.blur(field('Email'))
  expect(screen.queryByText(formTexts.errors.email)).toBeNull()

  await type('Email', 'dana@exmaple')
  expect(screen.queryByText(formTexts.errors.email)).toBeNull()
  fireEvent.blur(field('Email'))
  expect(field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alert')).toBeNull()

  fireEvent.click(screen.getByRole('button', { name: 'dana@example.com?' }))
  expect(field('Email').value).toBe('dana@example.com')
  expect(field('Email').getAttribute('aria-invalid')).toBeNull()
})

test('a field that is left for the button waits for the press, so that the button stays', async () => {
  await open()
  await type('Phone', '312')

  fireEvent.blur(field('Phone'), {
    relatedTarget: screen.getByRole('button', { name: 'Continue to payment' }),
  })
  expect(field('Phone').getAttribute('aria-invalid')).toBeNull()
  fireEvent.blur(field('Phone'))
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
})

test('a later ship date is asked for within its limits, and can be taken back', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: formTexts.addShipDate }))
  const day = screen.getByLabelText<HTMLInputElement>(formTexts.shipDate)
  expect([day.min, day.max]).toEqual(['2026-11-23', '2026-12-22'])

  fireEvent.change(day, { target: { value: '2026-12-01' } })
  expect(requested).toHaveBeenLastCalledWith('2026-12-01')
  fireEvent.change(day, { target: { value: '2027-12-01' } })
  expect(requested).toHaveBeenLastCalledWith(null)
  expect(document.body.textContent).toContain('Choose a date from Mon, Nov 23 to Tue, Dec 22')
  fireEvent.click(screen.getByRole('button', { name: formTexts.noShipDate }))
  expect(screen.queryByLabelText(formTexts.shipDate)).toBeNull()
})
