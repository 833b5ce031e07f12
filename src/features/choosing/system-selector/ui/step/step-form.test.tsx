// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { WireField, WireStep } from '../../contract.ts'
import { pageTexts as texts } from '../../page-texts.ts'
import { NO_SELECTIONS, type Selections } from '../../rules/selections.ts'
import { texts as words } from '../../texts.ts'
import { StepForm, type StepFormProps } from './step-form.tsx'

afterEach(cleanup)

const choice = (value: string, more: Partial<WireField['choices'][number]> = {}) => ({
  value,
  label: value,
  note: '',
  selected: false,
  kits: 12,
  disabled: false,
  reason: null,
  ...more,
})
const field = (more: Partial<WireField>): WireField => ({
  key: 'fuel',
  zone: null,
  kind: 'choice',
  label: 'Fuel',
  help: '',
  required: false,
  value: null,
  choices: [],
  min: null,
  max: null,
  unit: '',
  ...more,
})
const step = (fields: WireField[], more: Partial<WireStep> = {}): WireStep => ({
  isLast: false,
  fields,
  template: 'choices',
  info: words.questions.heat,
  step: 'heat',
  remaining: 42,
  steps: [],
  previous: 'system',
  next: 'cooling',
  ...more,
})
const SELECTIONS: Selections = {
  ...NO_SELECTIONS,
  location: { zipCode: '60614' },
  systemType: 'gas-furnace-ac',
  fuel: 'Propane',
}

function show(shown: WireStep, more: Partial<StepFormProps> = {}) {
  const onChange = vi.fn<StepFormProps['onChange']>()
  const onSend = vi.fn<StepFormProps['onSend']>()
  const { container } = render(
    <StepForm
      step={shown}
      selections={SELECTIONS}
      typed={{}}
      suggestedZip=""
      failure={null}
      pictures={{}}
      insulationLevels={[]}
      isBusy={false}
      onChange={onChange}
      onSend={onSend}
      {...more}
    />,
  )
  return { onChange, onSend, container }
}
const fuels = [choice('Natural gas'), choice('Propane', { selected: true })]

test('a choice shows at once; another press takes it back', () => {
  const { onChange } = show(step([field({ choices: fuels })]))

  fireEvent.click(screen.getByRole('radio', { name: 'Propane' }))
  expect(onChange.mock.lastCall?.[0].fuel).toBe(undefined)
  fireEvent.click(screen.getByRole('radio', { name: 'Natural gas' }))
  expect(onChange.mock.lastCall?.[0].fuel).toBe('Natural gas')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Natural gas' }).checked).toBe(true)
})

test('"No preference" takes an answer back, also without script', () => {
  const { onChange } = show(step([field({ choices: fuels })]))
  const open = screen.getByRole('radio', { name: texts.open })

  expect(open.getAttribute('value')).toBe('')
  fireEvent.click(open)
  expect(onChange.mock.lastCall?.[0].fuel).toBe(undefined)
})

test('a closed choice says why', () => {
  show(
    step([field({ choices: [choice('Heating oil', { disabled: true, reason: 'We sell none of these.' })] })]),
  )
  const closed = screen.getByRole<HTMLInputElement>('radio', { name: /Heating oil/ })

  expect(closed.disabled).toBe(true)
  screen.getByText('We sell none of these.')
})

test('the form sends the other answers along, and says how many kits remain', () => {
  const { container } = show(step([field({ choices: fuels })]))
  const hidden = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')]

  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ['from', 'heat'],
    ['zip_code_location', '60614'],
    ['systemType', 'gas-furnace-ac'],
  ])
  expect(screen.getByRole('status').textContent).toBe(`42 ${texts.remaining(42)}`)
})

test('a number outside its limits says which numbers it may be', () => {
  const area = field({
    key: 'squareFeet',
    kind: 'number',
    label: 'Living area',
    min: 200,
    max: 20_000,
    unit: 'sq ft',
  })
  show(step([area]), { typed: { squareFeet: '5' } })

  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('5')
  screen.getByText(texts.outside('200', '20,000', 'sq ft'))
})

test('each room has its own fields, and a closed size says why', () => {
  const sizes = [
    { ...choice(''), value: 9_000, label: '9,000 BTU/h' },
    { ...choice(''), value: 48_000, label: '48,000 BTU/h', disabled: true, reason: 'Too large.' },
  ]
  const room = (zone: 'zone1' | 'zone2') => field({ key: 'coolingBtu', zone, label: 'Size', choices: sizes })
  const { onChange } = show(step([room('zone1'), room('zone2')]), {
    selections: { ...NO_SELECTIONS, systemType: 'multi-zone', zones: { zone1: {}, zone2: {} } },
  })

  screen.getAllByRole('option', { name: '48,000 BTU/h (Too large.)' })
  fireEvent.change(screen.getAllByRole('combobox')[1]!, { target: { value: '9000' } })
  expect(onChange.mock.lastCall?.[0].zones).toEqual({ zone1: {}, zone2: { coolingBtu: 9_000 } })
})
