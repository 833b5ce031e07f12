import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understandQuery } from './understand-query.ts'
import { compact, normalize, singular, toWords } from './words.ts'

/** The words of each term, without the token of a figure. */
const wordsOf = (text: string) =>
  understandQuery(text).terms.map((term) =>
    term.alternatives.map((words) => words.join(' ')).filter((words) => !words.startsWith('n.')),
  )
const measuresOf = (text: string) => understandQuery(text).measures

test.each([
  ['3 ton', ['tonsBtu'], 36_000],
  ['3-ton', ['tonsBtu'], 36_000],
  ['2.5 tons', ['tonsBtu'], 30_000],
  ['2½ ton', ['tonsBtu'], 30_000],
  ['3ton', ['tonsBtu'], 36_000],
  ['80k btu', ['coolingBtu', 'heatingBtu', 'inputBtu'], 80_000],
  ['80kbtu', ['coolingBtu', 'heatingBtu', 'inputBtu'], 80_000],
  ['80 kbtu', ['coolingBtu', 'heatingBtu', 'inputBtu'], 80_000],
  ['80 mbh', ['coolingBtu', 'heatingBtu', 'inputBtu'], 80_000],
  ['36,000 BTU/h', ['coolingBtu', 'heatingBtu', 'inputBtu'], 36_000],
  ['36000btu', ['coolingBtu', 'heatingBtu', 'inputBtu'], 36_000],
  ['96 afue', ['afue'], 96],
  ['96% AFUE', ['afue'], 96],
  ['afue 96', ['afue'], 96],
  ['96 percent', ['afue'], 96],
  ['16 seer2', ['seer2'], 16],
  ['16seer', ['seer2'], 15.2],
  ['8.5 hspf2', ['hspf2'], 8.5],
  ['0.95 uef', ['uef'], 0.95],
  ['50 gallon', ['gallons'], 50],
  ['merv 13', ['merv'], 13],
  ['merv13', ['merv'], 13],
  ['2.5T', ['tonsBtu'], 30_000],
  ['110v', ['volts'], 110],
  ['230 volt', ['volts'], 230],
  ['under 2k', ['price'], 2_000],
  ['25 ft', ['feet', 'liftFeet'], 25],
  ['17½″ wide', ['widthInches'], 17.5],
])('%j is a measure', (text, quantities, target) => {
  expect(understandQuery(text).measures).toMatchObject([{ quantities, target }])
  expect(understandQuery(text).terms).toEqual([])
})

test('a ton reaches half way to the next size, a rating covers its decimals', () => {
  expect(measuresOf('3 ton')).toMatchObject([{ min: 33_001, max: 38_999 }])
  expect(measuresOf('80k btu')).toMatchObject([{ min: 76_000, max: 84_000 }])
  expect(measuresOf('96 afue')).toMatchObject([{ min: 95.5, max: 96.99 }])
  expect(measuresOf('16 seer')).toMatchObject([{ min: 14.9, max: 16.99 }])
})

test.each([
  ['300 ton'],
  ['300t'],
  ['24v'],
  ['under 9'],
  ['3 afue'],
  ['13 18'],
  ['96'],
  ['ton'],
  ['one a day'],
  ['two zone'],
])('%j is not a measure', (text) => {
  expect(measuresOf(text)).toEqual([])
})

test.each([
  ['ac', [['ac', 'air conditioner']]],
  ['A/C', [['ac', 'air conditioner']]],
  ['a.c.', [['ac', 'air conditioner']]],
  ['ductless', [['ductless', 'mini split']]],
  ['minisplits', [['minisplit', 'mini split']]],
  ['mini-split', [['mini split']]],
  ['heatpump', [['heatpump', 'heat pump']]],
  ['window AC', [['window ac', 'window air conditioner']]],
  ['hot water heater', [['hot water heater', 'water heater']]],
  ['gas furnaces', [['gas furnace']]],
  ['OHA13-18', [['oha1318']]],
  ['R-454B', [['r454b']]],
  ['two-stage', [['twostage', 'two stage']]],
  ['Wi-Fi tstat', [['wifi'], ['tstat', 'thermostat']]],
  ['the best furnace for my home', [['furnace']]],
  ['the best', [['the'], ['best']]],
  ['18000 btu mini split', [['mini split']]],
  ['⅜ line set', [['0.375'], ['line set']]],
  ['1/4x3/8 line set', [['0.25x0.375', 'any.0.25x0.375'], ['line set']]],
  ['3/8 lineset', [['0.375'], ['lineset', 'line set']]],
  ['1/4" OD x 3/8" OD line set', [['0.25x0.375', 'any.0.25x0.375'], ['line set']]],
  ['gas furn', [['gas furnace']]],
  ['cased evap coil', [['cased'], ['evaporator coil']]],
  ['furnace in Dallas', [['furnace']]],
  ['furnace for a house near Phoenix, Arizona', [['furnace']]],
  ['filters in stock', [['filter'], ['stock']]],
])('%j means %j', (text, expected) => {
  expect(wordsOf(text)).toEqual(expected)
})

test.each([
  ['Goodman GSXN403610', 'air conditioner', '3 ton', 'single 14.3 seer2'],
  ['GSXN304810', 'air conditioner', '4 ton', 'single 14 seer'],
  ['Carrier 24ACC636A003', 'air conditioner', '3 ton', 'single 16 seer'],
  ['carrier 59SC5A080', 'gas furnace', '80 kbtu', 'single 95 afue'],
  ['lennox ml296', 'gas furnace', '', 'two-stage 96 afue'],
  ['EL296UH070XE36B', 'gas furnace', '66 kbtu', 'two-stage 96 afue'],
  ['4TTR4030L1000A', 'air conditioner', '2.5 ton', 'single 14 seer'],
  ['GMVC960803BN', 'gas furnace', '80 kbtu', 'two-stage 96 afue'],
  ['goodman GMEC961003BN furnace', 'gas furnace', '100 kbtu', 'two-stage 96 afue'],
  ['915SB36040E14', 'gas furnace', '40 kbtu', 'single 95 afue'],
  ['PG95SAS48080B', 'gas furnace', '80 kbtu', 'single 95 afue'],
  ['AVPTC37D14', 'air handler', '3 ton', ''],
  ['MSZ-GL12NA', 'mini split', '12 kbtu', ''],
  ['LSN120HSV5', 'mini split', '12 kbtu', ''],
  ['XG50T06EC36U1', 'gas water heater', '50 gallon', ''],
  ['RG250T6N', 'gas water heater', '50 gallon', ''],
  ['M-I-40T6FBN', 'gas water heater', '40 gallon', ''],
  ['GPVL-50', 'gas water heater', '50 gallon', ''],
  ['RU199iN', 'tankless water heater', '199 kbtu', ''],
  ['MG1E-077', 'mobile home furnace', '77 kbtu', '80 afue'],
])('[domain-3 A6] another maker’s model %j is a %s: %s %s', (text, kind, size, figures) => {
  const model = understandQuery(text).brand?.model
  expect(model).toMatchObject({ kind, figures })
  expect(model?.size ? `${model.size.value} ${model.size.unit}` : '').toBe(size)
})

test.each([
  ['three ton', 36_000],
  ['two and a half ton', 30_000],
  ['eighty thousand btu', 80_000],
  ['one hundred thousand btu', 100_000],
  ['ninety-six percent', 96],
  ['three-ton', 36_000],
  ['cincuenta galones', 50],
  ['2 and a half tons', 30_000],
])('[S27] %j is read as figures', (text, target) => {
  expect(measuresOf(text)).toMatchObject([{ target }])
})

const NONE = -Infinity
const ALL = Infinity
test.each([
  ['<80k', 'nominalBtu', NONE, 76_000],
  ['under 80k', 'nominalBtu', NONE, 76_000],
  ['at most 80k btu', 'nominalBtu', NONE, 84_000],
  ['no more than 3 ton', 'tonsBtu', NONE, 38_999],
  ['under 3 ton', 'tonsBtu', NONE, 33_001],
  ['over 3 ton', 'tonsBtu', 38_999, ALL],
  ['>= 96 afue', 'afue', 95.5, ALL],
  ['96% afue or better', 'afue', 95.5, ALL],
  ['16+ seer2', 'seer2', 16, ALL],
  ['no wider than 18 inches', 'widthInches', NONE, 18.3],
  ['20 inches wide or less', 'widthInches', NONE, 20.3],
  ['not taller than 50 inches', 'heightInches', NONE, 50.5],
  ['quieter than 55', 'sound', NONE, 55],
  ['under two thousand', 'price', NONE, 2_000],
  ['under a grand', 'price', NONE, 1_000],
  ['fifty to a hundred dollars', 'price', 50, 100],
  ['between 2 and 3 tons', 'tonsBtu', 21_001, 38_999],
  ['2-3 ton', 'tonsBtu', 21_001, 38_999],
  ['2 to 3 ton', 'tonsBtu', 21_001, 38_999],
  ['two or three tons', 'tonsBtu', 21_001, 38_999],
  ['60k-80k btu', 'nominalBtu', 57_000, 84_000],
  ['16 to 18 seer2', 'seer2', 16, 18.99],
  ['$1,000-$2,000', 'price', 1_000, 2_000],
  ['between $1k and $2k', 'price', 1_000, 2_000],
  ['1500 sq ft', 'squareFeet', 1_500, 2_250],
  ['up to 1500 sq ft', 'squareFeet', 1_500, 2_250],
])('[S27] %j limits the %s', (text, quantity, min, max) => {
  const [measure, ...others] = measuresOf(text)
  expect(others).toEqual([])
  expect(measure?.quantities).toEqual([quantity])
  expect(measure?.min).toBeCloseTo(min, 0)
  expect(measure?.max).toBeCloseTo(max, 0)
})

const withoutOf = (text: string) =>
  understandQuery(text).without.flatMap(({ terms, measures }) => [
    terms.map((term) => term.said).join(' '),
    ...measures.map((measure) => measure.target),
  ])
test.each([
  ['furnace not 80%', ['', 80]],
  ['not 80% furnace', ['', 80]],
  ['heat pump except 5 ton', ['', 60_000]],
  ['heat pump other than 4 ton or 5 ton', ['', 48_000]],
  ['heat pump, no 2 ton, no 5 ton', ['', 24_000, '', 60_000]],
  ['line set, but not 50 ft', ['', 50]],
  ['mini split not wall mount or ceiling cassette', ['wall mount', 'ceiling cassette']],
  ['furnace that isn’t propane', ['propane']],
  ['heat pump not for mobile home', ['mobile home']],
])('[A3] %j turns away %j', (text, away) => {
  expect(withoutOf(text)).toEqual(away)
  expect(measuresOf(text)).toEqual([])
})

test.each([
  ['quietest mini split', 'sound', 'asc'],
  ['cheapest furnace', 'price', 'asc'],
  ['water heater cheapest to run', 'efficiency', 'desc'],
  ['most efficient furnace', 'efficiency', 'desc'],
  ['heat pump warmest in the cold', 'heatInCold', 'desc'],
  ['longest warranty ac', 'warrantyYears', 'desc'],
  ['biggest window ac', 'size', 'desc'],
  ['highest seer heat pump', 'seer2', 'desc'],
  ['smallest water heater', 'size', 'asc'],
])('[S27] %j is in order of %s, %s', (text, quantity, direction) => {
  expect(understandQuery(text).order).toEqual({ by: [quantity], direction })
  expect(understandQuery(text).terms).toHaveLength(1)
})

test.each([
  ['ac with the best sound rating', 'sound', 'asc'],
  ['dehumidifier most pints per day', 'pints', 'desc'],
  ['thermostat wire most conductors', 'conductors', 'desc'],
  ['lowest nox furnace', 'nox', 'asc'],
  ['flex duct highest r value', 'rValue', 'desc'],
  ['furnace longest heat exchanger warranty', 'coreYears', 'desc'],
  ['shallowest tankless', 'depthInches', 'asc'],
  ['lowest btu gas furnace', 'nominalBtu', 'asc'],
  ['furnace best money can buy', 'efficiency', 'desc'],
])('[S27] %j is in order of a figure by its name: %s, %s', (text, quantity, direction) => {
  expect(understandQuery(text).order).toMatchObject({ direction })
  expect(understandQuery(text).order?.by[0]).toBe(quantity)
})

test.each([
  'thermostat w/out wifi',
  'thermostat w/o wifi',
  'wifi-free thermostat',
  'thermostat that dosnt have wifi',
  'thermostat, skip the wifi',
  'thermostat, any type but wifi',
  "thermostat i can't have wifi",
])('[S27] %j turns WiFi away', (text) => {
  const { without, terms } = understandQuery(text)

  expect(without.flatMap((each) => each.terms.map(({ said }) => said))).toEqual(['wifi'])
  expect(terms.map(({ said }) => said)).toContain('thermostat')
})

test.each(['TH8321WF1001', 'Goodman', 'NPE-240A2'])('%j states no size', (text) => {
  expect(measuresOf(text)).toEqual([])
})

test('only the word that is still being typed matches longer words', () => {
  expect(understandQuery('gas valv').terms.map((term) => term.isOpen)).toEqual([false, true])
  expect(understandQuery('gas valv ').terms.map((term) => term.isOpen)).toEqual([false, false])
})

test('a model number is compared by its letters and digits', () => {
  expect([compact('OHA13-18'), compact('oha 13 18'), compact('oha13/18')]).toEqual([
    'oha1318',
    'oha1318',
    'oha1318',
  ])
})

test.each([
  ['furnaces', 'furnace'],
  ['switches', 'switch'],
  ['assemblies', 'assembly'],
  ['gas', 'gas'],
  ['ductless', 'ductless'],
  ['boxes', 'box'],
  ['chassis', 'chassis'],
  ['hoses', 'hose'],
])('one of %s is a %s', (many, one) => {
  expect(singular(many)).toBe(one)
})

test('words are plain', () => {
  expect(normalize('Café 17½″ × 1,200 CFM (96.7%)')).toBe('cafe 17.5 inch x 1200 cfm 96.7 percent')
  expect(toWords('Two-Stage R-32 Coils')).toEqual(['twostage', 'two', 'stage', 'r32', 'coil'])
})

test('any text can be read as a query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const { code, terms } = understandQuery(text)
      expect(code).toMatch(/^[a-z0-9]*$/)
      expect(
        terms.flatMap((term) => term.alternatives.flat()).filter((word) => !/^[a-z0-9.]+$/.test(word)),
      ).toEqual([])
    }),
  )
})

test.each([
  ['lennox elite 96', 'gas furnace', 'two-stage 96 afue'],
  ['96 lennox elite furnace', '', 'two-stage 96 afue'],
  ['carrier infinity 98', 'gas furnace', 'inverter modulating 98 afue'],
  ['american standard silver 16', 'air conditioner', 'single 16 seer'],
  ['mitsubishi hyper heat', 'mini split', 'cold climate'],
  ['daikin fit', 'heat pump condenser', 'inverter'],
  ['geospring 50', 'heat pump water heater', ''],
])('[27] the words beside a maker: %s is a %s, %s', (text, kind, figures) => {
  expect(understandQuery(text).brand?.said).toMatchObject({ kind, figures })
})

test.each([
  ['ao smith signature 50', 'gallons', 50],
  ['friedrich chill 8000', 'coolingBtu', 8_000],
  ['senville leto 12', 'coolingBtu', 12_000],
  ['ecosmart eco 27', 'kilowatts', 27],
  ['reznor 75', 'inputBtu', 75_000],
])('[27] a bare figure beside a maker: %s', (text, quantity, target) => {
  const [measure] = understandQuery(text).brand?.said?.measures ?? []

  expect(measure?.target).toBe(target)
  expect(measure?.quantities).toContain(quantity)
})

test.each([
  ['20 year old 3 ton unit', '3 ton unit'],
  ['1998 furnace', 'furnace'],
  ['heat pump from 2003', 'heat pump'],
  ['furnace made in the 90s', 'furnace'],
])('[27] an age says nothing of what replaces it: %s', (text, without) => {
  const words = (each: string) => {
    const { terms, measures } = understandQuery(each)
    return [...terms.map(({ said }) => said), ...measures.map(({ target }) => target)]
  }
  expect(words(text)).toEqual(expect.arrayContaining(words(without)))
  expect(words(text).join(' ')).not.toMatch(/\b(?:1998|2003|20|90s?)\b/)
})

test('[27] sister makers share numbers, others do not', () => {
  expect(understandQuery('tempstar n4a330').brand).toMatchObject({
    name: 'Tempstar',
    means: 'air conditioner',
  })
  expect(understandQuery('trane xe80').brand?.model?.kind).toBe('gas furnace')
  expect(understandQuery('rheem xe80t10').brand?.model?.kind).toBe('electric water heater')
  expect(understandQuery('navien npe 240a').brand?.model?.number).toBe('NPE240A')
})

test('2000 cfm, a 10 year warranty and 2,000 square feet are no ages', () => {
  expect(understandQuery('blower 2000 cfm').measures[0]?.target).toBe(2_000)
  expect(understandQuery('furnace 2000 sq ft').measures[0]?.target).toBe(2_000)
})
