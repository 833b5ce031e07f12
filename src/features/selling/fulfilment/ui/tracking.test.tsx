// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Tracking } from '../contract.ts'
import { texts } from '../texts.ts'
import { DamageForm } from './damage-report.tsx'
import { DeliveryChecklist } from './delivery-checklist.tsx'
import { LookupForm } from './lookup-form.tsx'
import { EmailSummary, OrderRequest } from './order-requests.tsx'
import { ReturnRequest, Returns } from './order-returns.tsx'
import { ProgressLine, Refunds, Replacements, Shipments } from './tracking-view.tsx'

afterEach(cleanup)

const Form = ({ className, children }: { className: string; children: ReactNode }) => (
  <form className={className}>{children}</form>
)
const tracking = (overrides: Partial<Tracking> = {}): Tracking => ({
  orderID: 'A1',
  state: 'authorized',
  orderedAt: '2026-11-20T16:50:00.000Z',
  expectedOn: null,
  shipments: [],
  replacements: [],
  refunds: [],
  option: 'none',
  requested: null,
  cancelRefused: null,
  returnable: [],
  returns: [],
  calledOff: [],
  mayReportDamage: false,
  damage: [],
  ...overrides,
})
const shipment: Tracking['shipments'][number] = {
  number: 1,
  carrier: 'UPS',
  tracking: '1Z1',
  url: 'https://www.ups.com/track?tracknum=1Z1',
  state: 'in_transit',
  shippedAt: '2026-11-21T16:00:00.000Z',
  deliveredAt: null,
  appointmentOn: '2026-11-24',
  isFreight: true,
  lines: [{ id: '1', name: 'Furnace', qty: 2, serials: ['N0000001'] }],
}

test('[E-ORDERLOOKUP] the form keeps the input, shows a refusal, and shows that it is searching', () => {
  const { rerender } = render(
    <LookupForm Form={Form} orderID="A1" postal="60615" refusal={texts.notFound} busy={false} />,
  )
  expect(
    [screen.getByLabelText(texts.orderID), screen.getByLabelText(texts.postal)].map(
      (input) => (input as HTMLInputElement).value,
    ),
  ).toEqual(['A1', '60615'])
  expect(screen.getByText(texts.notFound)).toBeTruthy()

  rerender(<LookupForm Form={Form} orderID="A1" postal="60615" refusal={undefined} busy />)
  expect([screen.queryByText(texts.notFound), screen.getByRole('button').textContent]).toEqual([
    null,
    expect.stringContaining(texts.finding),
  ])
})

test('[E-ORDERLOOKUP] the summary by email: loading, error, submitted', () => {
  const { rerender } = render(<EmailSummary Form={Form} outcome={undefined} sending="email" />)
  expect(screen.getByRole('button').textContent).toContain(texts.mailing)

  rerender(
    <EmailSummary
      Form={Form}
      outcome={{ intent: 'email', kind: 'refused', message: texts.tooManyMails }}
      sending={undefined}
    />,
  )
  expect([screen.getByText(texts.tooManyMails).tagName, screen.getByRole('button').textContent]).toEqual([
    'DIV',
    expect.stringContaining(texts.mailIt),
  ])

  rerender(
    <EmailSummary
      Form={Form}
      outcome={{ intent: 'email', kind: 'done', result: 'submitted' }}
      sending={undefined}
    />,
  )
  expect([screen.getByText(texts.mailed).tagName, screen.queryByRole('button')]).toEqual(['DIV', null])
})

test('[R-TRACK] shows progress, next step, shipment, carrier’s page, appointment and contents', () => {
  render(
    <>
      <ProgressLine tracking={tracking({ state: 'shipped', shipments: [shipment] })} />
      <Shipments shipments={[shipment]} />
    </>,
  )

  const steps = within(screen.getByRole('region', { name: texts.progress })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Placeddone',
    'Being packeddone',
    'On its wayin progress',
    'Deliveredupcoming',
  ])
  // The class `later` takes the box away from an element: it belongs to parts that hydrate later.
  expect(steps.map((step) => step.className)).toEqual(['done', 'done', 'now', 'ahead'])
  expect(screen.getByRole('region', { name: texts.progress }).textContent).toContain(
    'The carrier will deliver on Tue, Nov 24.',
  )
  const card = screen.getByRole('article', { name: texts.shipment(1) })
  expect(card.textContent).toContain('2 × Furnace')
  expect(within(card).getByRole('link').getAttribute('href')).toBe(shipment.url)
})

test('[R-SUMMARY] shows finished refunds and those in progress', () => {
  render(
    <Refunds
      refunds={[
        { amount: 100, at: '2026-11-21T16:00:00.000Z', isDone: true },
        { amount: 20.5, at: '2026-11-21T16:00:00.000Z', isDone: false },
      ]}
    />,
  )

  expect(document.body.textContent).toContain('We refunded $100.00 on Sat, Nov 21.')
  expect(document.body.textContent).toContain('$20.50 is on its way back to you.')
})

test.each([
  ['cancel', texts.cancel],
  ['ask_to_cancel', texts.askCancel],
] as const)('a buyer who may %s finds the button; asked once, it says so instead', (option, label) => {
  const { rerender } = render(
    <OrderRequest Form={Form} tracking={tracking({ option })} outcome={undefined} sending={undefined} />,
  )
  expect(screen.getByText(label)).toBeTruthy()

  rerender(
    <OrderRequest
      Form={Form}
      tracking={tracking({ requested: 'return_request' })}
      outcome={undefined}
      sending={undefined}
    />,
  )
  expect([screen.queryByText(label), document.body.textContent]).toEqual([
    null,
    expect.stringContaining(texts.asked.return_request),
  ])
})

test('[R-SUMMARY] a return names units and reason; an open one shows its number and next step', () => {
  const back = {
    rma: 'R12345678',
    state: 'approved',
    isReplaced: false,
    isFetched: false,
    decision: '',
    lines: [{ name: 'Furnace', qty: 1 }],
  } as const
  render(
    <>
      <ReturnRequest
        Form={Form}
        tracking={tracking({ option: 'ask_to_return', returnable: [{ lineNo: 1, name: 'Furnace', qty: 2 }] })}
        outcome={undefined}
        sending={undefined}
      />
      <Returns
        returns={[
          { ...back, lines: [...back.lines] },
          { ...back, rma: 'R87654321', isFetched: true, lines: [] },
          { ...back, rma: 'R00000000', state: 'refused', decision: 'It was opened.', lines: [] },
        ]}
      />
    </>,
  )

  expect(
    within(screen.getByLabelText(texts.returnUnits('Furnace', 2)))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['0', '1', '2'])
  expect(within(screen.getByLabelText(texts.returnWhy)).getAllByRole('option')).toHaveLength(5)
  const [sent, fetched, refused] = screen.getAllByRole('article').map((article) => article.textContent)
  expect(sent).toContain('Write R12345678 on every carton and send it')
  expect(fetched).toContain('The carrier will call you to schedule the pickup')
  expect(refused).toContain('It was opened.')
})

test('[R-TRACK] damage is reported with photos; too many are refused before they are sent', () => {
  const { rerender } = render(
    <DamageForm
      Form={Form}
      tracking={tracking({ mayReportDamage: true })}
      outcome={undefined}
      sending={undefined}
    />,
  )
  const photos = screen.getByLabelText<HTMLInputElement>(texts.damagePhotos, { exact: false })
  const choose = (files: readonly { size: number }[]) => {
    Object.defineProperty(photos, 'files', { value: files, configurable: true })
    fireEvent.change(photos)
    return photos.validationMessage
  }

  expect([photos.multiple, photos.accept]).toEqual([true, 'image/jpeg,image/png,image/webp'])
  expect(choose(Array(5).fill({ size: 1 }))).toBe(texts.photosTooMany)
  expect(choose([{ size: 15 * 1024 * 1024 + 1 }])).toBe(texts.photosTooLarge)
  expect(choose([{ size: 15 * 1024 * 1024 }])).toBe('')

  rerender(
    <DamageForm
      Form={Form}
      tracking={tracking({ mayReportDamage: true })}
      outcome={{ intent: 'damage', kind: 'done', result: 'submitted' }}
      sending={undefined}
    />,
  )
  expect([screen.getByText(texts.damageSent).tagName, screen.queryByRole('button')]).toEqual(['DIV', null])
})

test('[R-TRACK] the list for the door says to inspect before signing, and prints', () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  render(<DeliveryChecklist />)

  expect(screen.getByRole('heading', { name: 'Inspect before you sign' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.checklist.print }))
  expect(print).toHaveBeenCalledOnce()
})

test('[29] a buyer sees what is sent again, with its carrier, and what it takes the place of', () => {
  const lines = [{ id: '1', name: 'Furnace', qty: 1, serials: ['N0000002'] }]
  const ARRIVED = '2026-11-25T16:00:00.000Z'
  const one = {
    carrier: '',
    tracking: '',
    url: null,
    askedAt: '2026-11-21T16:00:00.000Z',
    shippedAt: null,
    deliveredAt: null,
    lines,
  }
  const sent = { carrier: 'UPS', tracking: '1Z2', url: 'https://www.ups.com/track?tracknum=1Z2' }
  render(
    <>
      <Shipments shipments={[shipment]} />
      <Replacements
        replacements={[
          { ...one, state: 'waiting' },
          { ...one, ...sent, state: 'shipped', askedAt: '2026-11-22T16:00:00.000Z', shippedAt: one.askedAt },
          {
            ...one,
            ...sent,
            state: 'shipped',
            askedAt: ARRIVED,
            shippedAt: one.askedAt,
            deliveredAt: ARRIVED,
          },
        ]}
      />
    </>,
  )
  const [waiting, shipped, arrived] = screen.getAllByRole('article', { name: texts.replacement })
  expect(waiting?.textContent).toContain(texts.replacementState.waiting)
  expect(arrived?.textContent).toContain(texts.replacementState.delivered)
  for (const words of [texts.replaces, '1 × Furnace', texts.serials(['N0000002']), 'UPS 1Z2'])
    expect(shipped?.textContent).toContain(words)
  expect(screen.getByRole('article', { name: texts.shipment(1) }).textContent).toContain('N0000001')
})
