import { expect, test } from 'vitest'
import { ATTR } from '#features/catalog/catalog/rules/attributes.ts'
import { judge, type Offer } from '#features/catalog/rebates/rules/eligible.ts'
import { areasAt, reachedPlace } from '#features/catalog/rebates/rules/reach.ts'
import { rebateOf } from '#features/catalog/rebates/rules/total.ts'
import { readAreas, readPrograms } from '#features/catalog/rebates/server/programs.ts'
import { toCents } from '#lib/money.ts'
import { generateProducts } from './generate.ts'

const DAY = '2026-11-22'
// Zip, state, county and city of the places that were found to promise too much, and others across the
// country.
const PLACES = `
  97201 OR 41051 Portland; 97501 OR 41029 Medford; 97520 OR 41029 Ashland; 97601 OR 41035 Klamath Falls
  01880 MA 25017 Wakefield; 02108 MA 25025 Boston; 01960 MA 25009 Peabody; 01833 MA 25009 Georgetown
  87102 NM 35001 Albuquerque; 88001 NM 35013 Las Cruces; 80202 CO 08031 Denver; 80302 CO 08013 Boulder
  60614 IL 17031 Chicago; 55401 MN 27053 Minneapolis; 10001 NY 36061 New York; 14201 NY 36029 Buffalo
  04101 ME 23005 Portland; 05401 VT 50007 Burlington; 03101 NH 33011 Manchester; 06103 CT 09110 Hartford
  02903 RI 44007 Providence; 48201 MI 26163 Detroit; 53202 WI 55079 Milwaukee; 98101 WA 53033 Seattle
  94103 CA 06075 San Francisco; 90012 CA 06037 Los Angeles; 95814 CA 06067 Sacramento; 85001 AZ 04013 Phoenix
  84101 UT 49035 Salt Lake City; 30303 GA 13121 Atlanta; 28202 NC 37119 Charlotte; 77002 TX 48201 Houston
  78701 TX 48453 Austin; 46204 IN 18097 Indianapolis; 59801 MT 30063 Missoula; 99501 AK 02020 Anchorage`
  .trim()
  .split(/;|\n/)
  .map((text) => {
    const [zip = '', state = '', countyFips = '', ...city] = text.trim().split(' ')
    return { zip, state, countyFips, city: city.join(' ') }
  })

const JUDGED =
  /heat-pump|mini-split-[os]|multi-zone|tank-water-heater|package|(ducted|cooling)-system|thermostat/

const programs = readPrograms()
const areas = readAreas()
const territories = new Set(areas.filter(({ kind }) => kind === 'territory').map(({ id }) => id))

/** Kinds of programs that must never be part of a total. */
function kindOf({ program }: Offer, type: string): string[] {
  return [
    ...(program.payment === 'assistance' ? ['assistance'] : []),
    ...(program.payment === 'savings' ? ['modeled savings'] : []),
    ...(program.wholeHome ? ['a whole home'] : []),
    ...(program.smallerAmountsExist ? ['the most of several amounts'] : []),
    ...(program.basis === 'share-of-price' && type !== 'thermostat' ? ['a share of the installed cost'] : []),
    ...(program.incomeTested ? ['income tested'] : []),
    ...(program.requirements.membersOf === null ? [] : ['of a tribe']),
    ...(/geothermal|ground.(source|coupled)/i.test(program.name + program.url) ? ['ground source'] : []),
  ]
}

/** What must never be part of a total. */
function wrongOf(offer: Offer, type: string, price: number): string[] {
  const { program, conditions, amount } = offer
  return [
    ...kindOf(offer, type),
    ...(['heat-pump', 'mini-split-outdoor', 'air-conditioner'].includes(type)
      ? ['an outdoor unit alone']
      : []),
    ...(program.areas.every((area) => territories.has(area)) && !conditions.includes('served')
      ? ['a utility without the condition that it serves the home']
      : []),
    ...(program.basis !== 'dollars' && type !== 'thermostat' && !conditions.includes('installed')
      ? ['installed cost not told']
      : []),
    ...(amount >= price ? ['the whole price'] : []),
    ...(program.cap !== null && amount > program.cap ? ['above its cap'] : []),
    ...(program.basis === 'dollars' && amount > program.amount * 100 ? ['above its amount'] : []),
  ]
}

test('[C-REBATES] at 36 zips no total promises more than the programs of its counted offers', () => {
  const goods = [
    ...new Map(
      generateProducts()
        .filter(({ type }) => JUDGED.test(type))
        .map((product) => [JSON.stringify([product.type, product.attributes, product.priceCents]), product]),
    ).values(),
  ]
  let totals = 0
  const wrong = PLACES.flatMap((place) => {
    const found = areasAt(areas, place)
    const here = programs.filter((program) => program.areas.some((area) => found.has(area)))
    const reached = reachedPlace(found, here, territories)
    return goods.flatMap(({ sku, type, attributes, priceCents }) => {
      const product = { type, attributes, price: toCents(priceCents) }
      const { best, offers, total } = rebateOf(
        here.flatMap((program) => judge(program, product, reached, DAY) ?? []),
        product.price,
      )
      if (total > 0) totals++
      const counted = offers.filter((offer) => offer.counted)
      const levels = new Set(counted.map(({ program }) => program.level))
      const sum = counted.reduce((all, { amount }) => all + amount, 0)
      return [
        ...best.flatMap((offer) =>
          wrongOf(offer, type, priceCents).map((why) => `${offer.program.id}: ${why}`),
        ),
        ...(levels.size === counted.length ? [] : ['two of a level count']),
        ...(sum === total ? [] : ['the total is not the sum of what counts']),
        ...(total < priceCents ? [] : [`${total} is counted on a price of ${priceCents}`]),
      ].map((why) => `${place.zip} ${sku}: ${why}`)
    })
  })

  expect(wrong.slice(0, 20)).toEqual([])
  expect(PLACES).toHaveLength(36)
  expect(totals).toBeGreaterThan(1_000)
}, 120_000)

test('[A7] in every area no total of the cheapest or dearest of a kind reaches its price', () => {
  const byKind = Map.groupBy(
    generateProducts().filter(({ type }) => JUDGED.test(type)),
    ({ type, attributes }) => `${type} ${attributes[ATTR.systemTons] ?? attributes[ATTR.coolingBtu] ?? ''}`,
  )
  const goods = [...byKind.values()].flatMap((group) => {
    const byPrice = group.toSorted((one, other) => one.priceCents - other.priceCents)
    return [byPrice[0]!, byPrice.at(-1)!]
  })
  let counted = 0
  const wrong = areas.flatMap((area) => {
    const state = /^[A-Z]{2}/.exec(programs.find((program) => program.areas.includes(area.id))?.id ?? '')?.[0]
    const whole = areas.find((each) => each.kind === 'state' && each.state === state)
    const found = new Map([area.id, whole?.id ?? area.id].map((id) => [id, 'inside' as const]))
    const here = programs.filter((program) => program.areas.some((id) => found.has(id)))
    const reached = reachedPlace(found, here, territories)
    return goods.flatMap(({ sku, type, attributes, priceCents }) => {
      const product = { type, attributes, price: toCents(priceCents) }
      const { best, total } = rebateOf(
        here.flatMap((program) => judge(program, product, reached, DAY) ?? []),
        product.price,
      )
      counted += best.length
      return [
        ...best.flatMap((offer) => wrongOf(offer, type, priceCents)),
        ...(total < priceCents ? [] : [`${total} of ${priceCents}`]),
      ].map((why) => `${area.id} ${sku}: ${why}`)
    })
  })

  expect(wrong.slice(0, 20)).toEqual([])
  expect(areas.length).toBeGreaterThan(800)
  expect(counted).toBeGreaterThan(10_000)
}, 120_000)
