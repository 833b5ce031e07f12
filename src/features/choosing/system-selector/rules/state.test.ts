import { describe, expect, test } from 'vitest'
import { NO_SELECTIONS, type Selections } from './selections.ts'
import {
  choose,
  firstState,
  type LoadedStep,
  mergeAnswers,
  reduceSelector,
  type SelectorEvent,
  type SelectorState,
} from './state.ts'

type State = SelectorState<LoadedStep, string, string>
type Event = SelectorEvent<LoadedStep, string, string>

const START: State = firstState(0.14)
const stateAfter = (...events: Event[]): State =>
  events.reduce((state, event) => reduceSelector(state, event, 0.14), START)
const chosen = (key: 'fuel' | 'systemType' | 'zip_code_location', value: string): Event => ({
  type: 'chosen',
  key,
  value,
  zone: null,
})
const EXTRAS: LoadedStep = {
  isLast: true,
  fields: [
    { key: 'condenserMount', zone: null },
    { key: 'wifi', zone: null },
  ],
  template: 'choices',
  info: { question: 'q', note: 'n' },
}

test('[E-SELECTOR] the state before the first question', () => {
  expect(START).toEqual({
    selections: { isMobileHome: 'no', primaryHeatSource: 'no', location: {}, zones: {} },
    step: { isLoading: false, error: null, loaded: null },
    results: { kits: [], steps: [], isLoading: false, error: null },
    emailResults: { sent: false, isLoading: false, error: null },
    emailSupport: { submitted: false, isLoading: false, error: null },
    perKilowattHour: 0.14,
  })
})

describe('a step', () => {
  test('[S-SEL-02] loads; its answers are merged, and those that no longer hold go', () => {
    const before = stateAfter(chosen('systemType', 'dual-fuel'), chosen('fuel', 'Propane'))
    const asked = reduceSelector(before, { type: 'stepRequested' }, 0.14)
    const answered = reduceSelector(
      asked,
      {
        type: 'stepAnswered',
        answers: { coolingCapacity: 24_000, location: { city: 'Chicago' } },
        cleared: [{ key: 'fuel', zone: null }],
      },
      0.14,
    )

    expect(asked.step.isLoading).toBe(true)
    expect(answered.step.isLoading).toBe(false)
    expect(answered.selections).toMatchObject({
      systemType: 'dual-fuel',
      coolingCapacity: 24_000,
      location: { city: 'Chicago' },
      fuel: undefined,
    })
  })

  test('[S-SEL-02] a failure changes no answer', () => {
    const before = stateAfter(chosen('fuel', 'Propane'), { type: 'stepRequested' })
    const failed = reduceSelector(before, { type: 'stepFailed' }, 0.14)
    expect(failed).toEqual({ ...before, step: { ...before.step, isLoading: false } })
  })

  test('[S-SEL-03] options that could not be loaded leave a no_results step and every answer', () => {
    const info = { question: 'We could not load this question', note: '' }
    const state = stateAfter(
      chosen('fuel', 'Propane'),
      { type: 'optionsRequested' },
      {
        type: 'optionsFailed',
        message: 'down',
        info,
      },
    )

    expect(state.step).toEqual({
      isLoading: false,
      error: 'down',
      loaded: { isLast: false, fields: [], template: 'no_results', info },
    })
    expect(state.selections.fuel).toBe('Propane')
  })

  test('[S-SEL-06] the last step with condenserMount sets WiFi and the mount Pad', () => {
    expect(stateAfter({ type: 'optionsLoaded', step: EXTRAS }).selections).toMatchObject({
      wifi: true,
      condenserMount: 'Pad',
    })
    expect(stateAfter({ type: 'optionsLoaded', step: { ...EXTRAS, isLast: false } }).selections).toEqual(
      NO_SELECTIONS,
    )
    const back = stateAfter(
      { type: 'chosen', key: 'condenserMount', value: 'Wall bracket', zone: null },
      { type: 'optionsLoaded', step: EXTRAS },
    )
    expect(back.selections.condenserMount).toBe('Wall bracket')
  })
})

test('[S-SEL-04] a request for results clears hasResults; only kits set it again', () => {
  const loaded = (kits: string[]): Event => ({ type: 'resultsLoaded', kits, steps: ['place'] })
  const with1 = stateAfter({ type: 'resultsRequested' }, loaded(['kit']))

  expect(with1.selections.hasResults).toBe(true)
  expect(reduceSelector(with1, { type: 'resultsRequested' }, 0.14)).toMatchObject({
    selections: { hasResults: undefined },
    results: { isLoading: true, kits: ['kit'] },
  })
  expect(stateAfter({ type: 'resultsRequested' }, loaded([])).selections.hasResults).toBeUndefined()
  expect(stateAfter({ type: 'resultsRequested' }, { type: 'resultsFailed', message: 'down' })).toMatchObject({
    selections: { hasResults: undefined },
    results: { isLoading: false, error: 'down' },
  })
})

test.each([
  ['CA', true],
  ['IL', false],
])('[S-SEL-05] the loads, the region and whether low NOx is required: %s %s', (state, requireLoNox) => {
  const found = { type: 'capacityFound', coolingBtu: 24_000, heatingBtu: 45_000, region: 'N', state } as const
  expect(stateAfter(found).selections).toMatchObject({
    coolingCapacity: 24_000,
    heatingCapacity: 45_000,
    region: 'N',
    requireLoNox,
  })
})

describe('a choice', () => {
  test('[S-SEL-07] the chosen value again takes it back', () => {
    expect(stateAfter(chosen('fuel', 'Propane')).selections.fuel).toBe('Propane')
    expect(stateAfter(chosen('fuel', 'Propane'), chosen('fuel', 'Propane')).selections.fuel).toBeUndefined()
    const mobile = choose(NO_SELECTIONS, 'isMobileHome', 'yes', null)
    expect([mobile.isMobileHome, choose(mobile, 'isMobileHome', 'yes', null).isMobileHome]).toEqual([
      'yes',
      'no',
    ])
  })

  test('[S-SEL-08] the key zip_code_location sets the zip and forgets the earlier place', () => {
    const before: Selections = { ...NO_SELECTIONS, location: { zipCode: '94103', city: 'San Francisco' } }
    expect(choose(before, 'zip_code_location', '60614', null).location).toEqual({ zipCode: '60614' })
  })

  test('rooms are numbered, and each has a field of its own', () => {
    const three = choose(NO_SELECTIONS, 'zones', 3, null)
    const sized = choose(three, 'coolingBtu', 9_000, 'zone2')

    expect(sized.zones).toEqual({ zone1: {}, zone2: { coolingBtu: 9_000 }, zone3: {} })
    expect(choose(sized, 'coolingBtu', 9_000, 'zone2').zones).toEqual(three.zones)
    expect(choose(sized, 'zones', 2, null).zones).toEqual({ zone1: {}, zone2: { coolingBtu: 9_000 } })
    expect(choose(sized, 'zones', 3, null).zones).toEqual({})
    expect(mergeAnswers(sized, {}, [{ key: 'coolingBtu', zone: 'zone2' }]).zones).toEqual(three.zones)
  })
})

test('[S-SEL-09] reset clears everything', () => {
  const busy = stateAfter(
    chosen('fuel', 'Propane'),
    { type: 'electricityPriced', perKilowattHour: 0.3 },
    {
      type: 'resultsLoaded',
      kits: ['kit'],
      steps: [],
    },
  )
  expect(reduceSelector(busy, { type: 'reset' }, 0.14)).toEqual(START)
})

test('[E-SELECTOR] the mails about results and to our consultants', () => {
  expect(stateAfter({ type: 'resultsMailRequested' }).emailResults).toMatchObject({
    isLoading: true,
    sent: false,
  })
  expect(stateAfter({ type: 'resultsMailSent' }).emailResults).toMatchObject({ isLoading: false, sent: true })
  expect(stateAfter({ type: 'resultsMailFailed', message: 'no' }).emailResults.error).toBe('no')
  expect(stateAfter({ type: 'supportMailSent' }).emailSupport.submitted).toBe(true)
  expect(stateAfter({ type: 'supportMailFailed', message: 'no' }).emailSupport).toMatchObject({ error: 'no' })
  expect(stateAfter({ type: 'supportMailRequested' }).emailSupport.isLoading).toBe(true)
})
