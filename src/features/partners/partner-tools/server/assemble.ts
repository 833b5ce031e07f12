import { figure, word } from '#features/catalog/accessories/rules/parts.ts'
import { isDuctlessOutdoorHalf } from '#features/catalog/catalog/rules/equipment.ts'
import {
  assemble,
  assemblyOf,
  refusalsOfUnits,
  type SingleUnit,
} from '#features/choosing/system-selector/rules/assembly/assemble.ts'
import { MATCHING_RULES } from '#features/choosing/system-selector/rules/matching/data/matching-rules.ts'
import {
  type KitIndex,
  kitIndex,
  type SelectorPlace,
} from '#features/choosing/system-selector/server/index.ts'
import { itemAvailability } from '#features/selling/cart/rules/availability.ts'
import type { PriceBook } from '#features/selling/pricing/rules/priced-product.ts'
import { pricesFor } from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { add, fromWire, times, toCents, toWire } from '#lib/money.ts'
import type { Assembled, AssemblyLine, AssemblyUnit, ChosenAssembly } from '../contract.ts'
import { portsOf, ratioOf } from '../rules/assembled.ts'
import { texts } from '../texts.ts'
import { type KitLine, kitLines } from './kit-lines.ts'
import { profitOf } from './present-systems.ts'
import { placeFor, type ToolsContext } from './tools-context.ts'
import { forbidden, singleUnits, unitIds } from './units.ts'

export interface AssembleInput {
  outdoor?: string | undefined
  heads: readonly string[]
  extras: readonly string[]
  rooms: Parameters<typeof assemble>[0]
  brand?: string | undefined
  run: number
  zip?: string | undefined
}

const MOST_SUGGESTIONS = 6
const MOST_REFUSED = 40
/** The rules that two units alone can break; the others are about the whole system. */
const PAIR_RULES: ReadonlySet<string> = new Set(['refrigerant', 'zone-largest', 'zone-brand', 'rated'])

/** A kit's units, the reasons against them, and suggestions for rooms. Throws not_found and invalid_zip. */
export async function assembleUnits(input: AssembleInput, context: ToolsContext): Promise<Assembled> {
  const { db, actor, clock } = context
  const now = clock.now()
  const [index, place] = await Promise.all([kitIndex(db, now), placeFor(input.zip, context)])
  const book = await pricesFor(db, actor).priceBook(unitIds(index), now)
  const units = singleUnits(index, book)
  const brands = [...new Set(units.outdoor.map(({ brand }) => brand))].sort()
  const known = new Map([...units.outdoor, ...units.indoor].map((unit) => [unit.id, unit]))
  const unitOf = (id: string): SingleUnit => {
    const unit = known.get(id)
    if (unit === undefined) throw new ApiError('not_found', texts.unknownUnit, { status: 404 })
    return unit
  }
  const outdoor = input.outdoor === undefined ? undefined : unitOf(input.outdoor)
  const heads = input.heads.map(unitOf)
  const brand = outdoor?.brand ?? input.brand
  const ofBrand = (all: readonly SingleUnit[]) => all.filter((unit) => !brand || unit.brand === brand)
  const refusedPair = (one: SingleUnit, head: SingleUnit): string | null =>
    refusalsOfUnits(one, [head], units).find(({ rule }) => PAIR_RULES.has(rule))?.because ?? null
  const ofInput = input.brand
    ? { ...units, outdoor: units.outdoor.filter((unit) => unit.brand === input.brand) }
    : units
  const proposed = input.rooms.length > 0 ? assemble(input.rooms, ofInput) : { assemblies: [], refused: [] }
  const present = (unit: SingleUnit, refused: string | null = null) => presentUnit(unit, book, refused)
  return {
    brands,
    outdoor: (input.brand ? ofInput.outdoor : units.outdoor).map((unit) =>
      present(unit, heads[0] === undefined ? null : refusedPair(unit, heads[0])),
    ),
    indoor: ofBrand(units.indoor).map((head) =>
      present(head, outdoor === undefined ? null : refusedPair(outdoor, head)),
    ),
    chosen:
      outdoor === undefined
        ? null
        : await chosenOf({ outdoor, heads, index, book, place, input, units, context, now }),
    suggestions: proposed.assemblies.slice(0, MOST_SUGGESTIONS).map((each) => ({
      outdoor: present(each.outdoor),
      heads: each.indoor.map((head) => present(head)),
      percent: each.percent,
      atOnce: [...each.atOnce],
      price: toWire(toCents(each.price)),
    })),
    refused: proposed.refused.slice(0, MOST_REFUSED).map(({ outdoor: unit, because }) => {
      const { sku, name } = present(unit)
      return { sku, name, because: [...because] }
    }),
    rules: MATCHING_RULES.filter(({ id }) => !id.startsWith('coil') && id !== 'blower'),
  }
}

function presentUnit(unit: SingleUnit, book: PriceBook, refused: string | null): AssemblyUnit {
  const priced = book.get(unit.id)!
  const isOutdoor = isDuctlessOutdoorHalf(unit.type)
  return {
    id: unit.id,
    sku: priced.sku,
    name: priced.name,
    brand: unit.brand,
    refrigerant: word(unit, 'refrigerant'),
    coolingBtu: figure(unit, 'coolingBtu') ?? 0,
    ports: isOutdoor ? portsOf(unit) : 0,
    airHandlerType: isOutdoor ? '' : word(unit, 'airHandlerType'),
    price: toWire(priced.price),
    stock: itemAvailability(priced),
    refused,
  }
}

interface Choice {
  outdoor: SingleUnit
  heads: readonly SingleUnit[]
  index: KitIndex
  book: PriceBook
  place: SelectorPlace | null
  input: AssembleInput
  units: ReturnType<typeof singleUnits>
  context: ToolsContext
  now: Date
}

async function chosenOf(choice: Choice): Promise<ChosenAssembly> {
  const { outdoor, heads, index, book, place, input, units, context, now } = choice
  const assembly = assemblyOf(outdoor, heads)
  const ratio = ratioOf(assembly)
  const kit = kitLines(assembly, index.parts, input.run)
  const wanted = kit.extras.filter(({ id }) => input.extras.includes(id))
  const all = [...kit.lines, ...wanted]
  const ids = [...all, ...kit.extras].map(({ id }) => id)
  const priced = await pricesFor(context.db, context.actor).priceBook([...new Set(ids)], now)
  const lines = presentLines(all, priced)
  const profit = await profitOf(context, lines, priced)
  return {
    outdoor: presentUnit(outdoor, book, null),
    heads: heads.map((head) => presentUnit(head, book, null)),
    ratio: {
      ...ratio,
      because: [
        texts.ratio(ratio.percent, ratio.least, ratio.most, ratio.fits),
        ...(portsOf(outdoor) > heads.length && ratio.fits
          ? [texts.openPorts(portsOf(outdoor) - heads.length)]
          : []),
      ].join(' '),
    },
    atOnce: [...assembly.atOnce],
    refusals: [
      ...refusalsOfUnits(outdoor, heads, units).map(({ rule, because }) => {
        const stated = MATCHING_RULES.find(({ id }) => id === rule)!
        return { because, says: stated.says, source: stated.source, read: stated.read }
      }),
      ...forbidden([outdoor, ...heads], place, now),
    ],
    lines,
    extras: presentLines(kit.extras, priced),
    lineVerdicts: [...kit.verdicts],
    charge: kit.charge,
    missing: kit.missing,
    total: toWire(add(...lines.map(({ price, qty }) => times(fromWire(price), qty)))),
    ...(profit === undefined ? {} : { grossProfit: profit }),
  }
}

const presentLines = (lines: readonly KitLine[], book: PriceBook): AssemblyLine[] =>
  lines.flatMap(({ id, qty, kind, why }) => {
    const product = book.get(id)
    if (!product?.sellable) return []
    const { sku, name, price } = product
    return [{ id, sku, name, qty, price: toWire(price), kind, why, stock: itemAvailability(product, qty) }]
  })
