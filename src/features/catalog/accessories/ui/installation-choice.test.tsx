// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  type InstallationEvent,
  NO_INSTALLATION,
  readSelections,
  reduceInstallation,
  selectionsFor,
  servicesOf,
} from '../rules/installation.ts'
import { texts } from '../texts.ts'
import { InstallationChoice } from './installation-choice.tsx'

const FURNACE = { id: '450000001', name: 'Steady 96 Gas Furnace' }
const FOUND: InstallationEvent = {
  type: 'found',
  services: [{ productID: FURNACE.id, serviceIDs: ['7101'] }],
}
const after = (...events: InstallationEvent[]) => events.reduce(reduceInstallation, NO_INSTALLATION)

afterEach(cleanup)

test('[E-INSTALLQ] keeps the services of products and the shopper’s selections', () => {
  const asked = after({ type: 'requested' }, FOUND, { type: 'toggled', productID: FURNACE.id })
  expect(asked).toEqual({
    savedInstallationQuoteSelections: { [FURNACE.id]: ['7101'] },
    installationServicesForProducts: { kind: 'ready', data: { [FURNACE.id]: ['7101'] } },
  })
  expect(
    reduceInstallation(asked, { type: 'toggled', productID: FURNACE.id }).savedInstallationQuoteSelections,
  ).toEqual({})
  expect(after(FOUND, { type: 'toggled', productID: '450000009' }).savedInstallationQuoteSelections).toEqual(
    {},
  )
})

test('[X-SUPPORT] a failed lookup keeps its message and empties the services', () => {
  const failed = after(FOUND, { type: 'requested' }, { type: 'failed', message: 'No answer' })
  expect([failed.installationServicesForProducts, servicesOf(failed)]).toEqual([
    { kind: 'failed', error: 'No answer' },
    {},
  ])

  render(<InstallationChoice quotes={failed} items={[FURNACE]} onToggle={() => undefined} />)
  expect([screen.getByText('No answer').textContent, screen.queryByRole('checkbox')]).toEqual([
    'No answer',
    null,
  ])
})

test('[C-INSTALL] only a product with installation services has a checkbox', () => {
  const pressed: string[] = []
  render(
    <InstallationChoice
      quotes={after(FOUND)}
      items={[FURNACE, { id: '450000002', name: 'Thermostat' }]}
      onToggle={(id) => pressed.push(id)}
    />,
  )
  fireEvent.click(screen.getByRole('checkbox', { name: texts.installation.ask(FURNACE.name) }))
  expect([pressed, screen.getAllByRole('checkbox').length]).toEqual([[FURNACE.id], 1])
})

test.each([[null], ['nonsense'], ['{"x":["1"],"450000001":"7101","450000002":[1]}'], ['[1,2]'], ['null']])(
  '[E-INSTALLQ] a broken storage entry %j holds no selection',
  (text) => {
    expect(readSelections(text)).toEqual({})
  },
)

test('[E-INSTALLQ] an order sends the selections of its own products only', () => {
  const selections = readSelections('{"450000001":["7101"],"450000002":["7201"]}')
  expect(selectionsFor(selections, ['450000002', '450000003'])).toEqual({ '450000002': ['7201'] })
})
