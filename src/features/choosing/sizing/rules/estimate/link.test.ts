import { expect, test } from 'vitest'
import { unknownNames } from '#lib/text/unknown-names.ts'
import { linkTexts } from '../../../../../store/routes/tools/load-estimate.server.ts'
import { isKnownName, sizedOf } from './sized.ts'
import { linkFault, stamped, stampOf } from './stamp.ts'

const climate = {
  heat99F: 2.8,
  cool1F: 88.9,
  elevationFt: 594,
  dailyRangeF: 19,
  grains: 32,
  latitude: 41.9,
  dataBuiltOn: '2026-04-26',
}
const HOME = 'squareFeet=2000&zipCode=60614'
const needOf = (search: string) => {
  const reading = sizedOf(new URLSearchParams(search), climate)
  if (!('sized' in reading)) throw new Error(JSON.stringify(reading))
  return reading.sized.need
}

test.each([
  [HOME],
  [`${HOME}&billed=36500`],
  [`${HOME}&depth=rooms`],
  [`${HOME}&depth=rooms&wall=log&room=Den~300~8~20_0_15_0~10_0_40_0~0~1~attic~slab~2~1200`],
])('[R-SIZING] a link opens the result that its maker saw: %s', (search) => {
  const link = stamped(search, stampOf(needOf(search), climate))
  const opened = new URLSearchParams(link)

  expect(needOf(link)).toEqual(needOf(search))
  expect(linkFault(opened, stampOf(needOf(link), climate))).toBeNull()
  expect(unknownNames(opened, isKnownName)).toEqual([])
})

const made = (then: Partial<ReturnType<typeof stampOf>>) =>
  stamped(HOME, { ...stampOf(needOf(HOME), climate), ...then })

test.each([
  [made({ heatingBtu: 99_000 }), 'changed', /answers in this link were changed.*99,000.*44,812/],
  [made({ heatingBtu: 99_000, engine: '0.9' }), 'newer-method', /older than our method: version 0\.9/],
  [made({ coolingBtu: 1, climateDate: '2025-01-31' }), 'newer-weather', /weather table of 2026-04-26/],
  [`${HOME}&made=1.0~2026-04-26~44812`, 'unreadable', /changed or cut off/],
  [`${HOME}&made=%3Cscript%3E`, 'unreadable', /changed or cut off/],
])('[R-SIZING] an old or changed link says what differs: %s', (link, kind, words) => {
  const fault = linkFault(new URLSearchParams(link), stampOf(needOf(link), climate))

  expect(fault?.kind).toBe(kind)
  expect(fault && linkTexts.fault(fault)).toMatch(words)
})

test('[R-SIZING] a method that gives the same result needs no word', () => {
  expect(linkFault(new URLSearchParams(made({ engine: '0.9' })), stampOf(needOf(HOME), climate))).toBeNull()
})

test.each([
  [`${HOME}&billed=-5`, { fault: 'billed' }],
  [`${HOME}&billed=1e5`, { fault: 'billed' }],
  [`${HOME}&billed=999`, { fault: 'billed' }],
  [`${HOME}&depth=rooms&room=Den~1`, { fault: 'rooms' }],
  [`${HOME}&depth=rooms&wall=straw&room=Den~300~8~9_0_0_0~0_0_0_0~0~0~attic~slab~2~0`, { fault: 'rooms' }],
  [`${HOME}&depth=rooms&room=Den~300~8~9_0_0_0~99_0_0_0~0~0~attic~slab~2~0`, { fault: 'rooms' }],
  ['squareFeet=0&zipCode=60614', { faults: { squareFeet: true } }],
  [`${HOME}&numFloors=40`, { faults: { numFloors: true } }],
])('[R-SIZING] an impossible address gives no result: %s', (search, reading) => {
  expect(sizedOf(new URLSearchParams(search), climate)).toEqual(reading)
})

test('[R-SIZING] unknown answers are named, tracking names are not', () => {
  const names = (search: string) => unknownNames(new URLSearchParams(search), isKnownName)

  expect(names(`${HOME}&utm_source=mail&gclid=1&step=2&show=cooling`)).toEqual([])
  expect(names(`${HOME}&sqft=3&sqft=4&${'x'.repeat(99)}=1`)).toEqual(['sqft', `${'x'.repeat(30)}…`])
  expect(names('a=1&b=1&c=1&d=1&e=1&f=1&g=1')).toHaveLength(5)
})
