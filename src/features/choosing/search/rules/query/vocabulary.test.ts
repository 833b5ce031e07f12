import { expect, test } from 'vitest'
import { understandAsked } from '../advice/understand-asked.ts'
import { understandQuery } from './understand-query.ts'
import { makeVocabulary, type SearchWord, SHIPPED_VOCABULARY } from './vocabulary.ts'

const word = (more: Partial<SearchWord>): SearchWord => ({
  kind: 'slang',
  said: 'swamper',
  means: '=air-conditioner',
  brand: '',
  ...more,
})
const read = (text: string, ...words: SearchWord[]) => understandQuery(`${text} `, makeVocabulary(words))

test('imported slang is read, and wins over the slang of the release', () => {
  const { terms } = read('swampers', word({}))
  const [furnace] = read('furnace', word({ said: 'furnace', means: '=boiler > coil' })).terms

  expect(terms[0]?.meanings).toEqual([{ tokens: ['type.airconditioner'], rank: 0 }])
  expect(furnace?.meanings).toEqual([
    { tokens: ['type.boiler'], rank: 0 },
    { tokens: ['coil'], rank: 1 },
  ])
})

test('slang may have more words than any of the release', () => {
  const said = 'thing on the roof blowing cold'.split(' ').slice(0, 5).join(' ')

  expect(read(said, word({ said })).terms.map((term) => term.said)).toEqual([said])
})

test('imported brands and models are read in every spelling', () => {
  const brand = word({ kind: 'brand', said: 'Aero Star, AeroStar Inc', means: 'mini split' })
  const model = word({ kind: 'model', said: 'xq77', brand: 'Aero Star', means: 'heat pump' })

  expect(read('aero-star', brand).brand).toMatchObject({ name: 'Aero Star', means: 'mini split' })
  expect(read('aerostar inc filter', brand).brand?.name).toBe('Aero Star')
  expect(read('XQ-7742-B', model).brand).toMatchObject({
    name: 'Aero Star',
    model: { kind: 'heat pump', size: { value: 3.5 } },
  })
})

test('a word without a meaning takes out what the release says', () => {
  expect(read('goodman').brand?.name).toBe('Goodman')
  expect(read('goodman', word({ kind: 'brand', said: 'Goodman', means: '' })).brand).toBeUndefined()
  expect(read('tstat', word({ said: 'tstat', means: '' })).terms[0]?.meanings).toEqual([])
})

test('the words of the release stay as they are', () => {
  makeVocabulary([word({ said: 'furnace', means: '' })])

  expect(SHIPPED_VOCABULARY.meanings.get('furnace')?.length).toBeGreaterThan(0)
})

test('[E2] staff bring advice on faults of their own, read by its ideas and before that of a release', () => {
  const vocabulary = makeVocabulary([
    {
      kind: 'symptom',
      said: 'ridge vent drips, furnace no heat',
      means: '=ventilator',
      brand: '',
      page: '/ask-a-question',
      advice: 'Call us first.',
      call: 'check',
    },
  ])
  const advised = (text: string) => understandAsked(text, vocabulary).advice?.text

  expect(advised('the ridge vent is dripping')).toBe('Call us first.')
  expect(advised('my furnace will not heat')).toBe('Call us first.')
})

test('[S27] staff bring superlatives and series of model numbers, and take out those of a release', () => {
  const toasty = word({ kind: 'superlative', said: 'toastiest, coziest', means: 'most heatInCold' })
  const series = word({
    kind: 'series',
    said: 'xr90, xr91',
    brand: 'Aero',
    means: 'furnace: two-stage 96 afue',
  })

  expect(read('coziest heat pump', toasty).order).toEqual({ by: ['heatInCold'], direction: 'desc' })
  expect(
    read('cheapest ac', word({ kind: 'superlative', said: 'cheapest', means: '' })).order,
  ).toBeUndefined()
  expect(read('XR91080', series).brand?.model).toMatchObject({
    kind: 'furnace',
    figures: 'two-stage 96 afue',
  })
})
