import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { texts } from '../../texts.ts'
import { unchosenTexts } from '../choose-texts.ts'
import { figure, type Part, read, word } from '../parts.ts'
import { byKind, type Need, need, unknownNeed } from './need.ts'

/** A 2 inch vent is large enough up to this burner, in BTU/h. */
const TWO_INCH_VENT_BTU = 80_000
/** Length of the pieces of a run in feet. Shorter pieces only fill a gap. */
const RUN_PIECE_FT = { 'Type B vent': 5, 'PVC vent pipe': 10, 'Stainless vent': 3, 'Smoke pipe': 2 }
/** Pieces for a usual run: through one story and the roof, or through an outside wall. */
const RUN_PIECES = { 'Type B vent': 3, 'PVC vent pipe': 2, 'Stainless vent': 2, 'Smoke pipe': 3 }
/** Below this AFUE in percent a furnace has a metal vent; from here on it condenses and vents through PVC. */
const CONDENSING_AFUE = 90
/** Above this uniform energy factor a gas water heater condenses. */
const CONDENSING_UEF = 0.9

type PipeKind = keyof typeof RUN_PIECE_FT

/** The end pieces of each kind of vent pipe. */
const ENDS: Readonly<Record<PipeKind, readonly string[]>> = {
  'Type B vent': ['Type B rain cap'],
  'PVC vent pipe': ['Concentric kit', 'Sidewall Termination Kit'],
  'Stainless vent': ['Stainless termination'],
  'Smoke pipe': [],
}

/**
 * The diameters in inches that a vent's text names: "Metal, 3 or 4 in" gives 3 and 4. Empty when it names
 * none.
 */
const inchesOf = (vent: string): number[] =>
  /\bin\b/.test(vent) ? (vent.match(/\d+(\.\d+)?/g) ?? []).map(Number) : []

/** The kind of pipe that a burner's vent needs; undefined when the vent comes in the box. */
function pipeOf(unit: Part): PipeKind | undefined {
  const vent = word(unit, 'vent')
  if (vent.startsWith('PVC')) return 'PVC vent pipe'
  if (vent.startsWith('Metal')) return 'Type B vent'
  if (vent.startsWith('Stainless')) return 'Stainless vent'
  if (vent.startsWith('Chimney')) return 'Smoke pipe'
  if (vent !== '') return undefined
  const condenses =
    (figure(unit, 'afue') ?? 0) >= CONDENSING_AFUE || (figure(unit, 'uef') ?? 0) > CONDENSING_UEF
  return condenses ? 'PVC vent pipe' : 'Type B vent'
}

/** A way out of the house, with the pipe that it takes. */
interface Way {
  way: string
  kind: PipeKind
}

/**
 * A power-vented heater pushes its flue gas. Through the roof the vent is vertical and type B holds; through
 * a wall it is under pressure and needs sealed stainless, category III (IFGC 503.4 and 503.6; the listing of
 * type B vent is for vertical vents without pressure).
 */
const ROOF_OR_WALL: readonly Way[] = [
  { way: unchosenTexts.ways.roof, kind: 'Type B vent' },
  { way: unchosenTexts.ways.wall, kind: 'Stainless vent' },
]

function waysOf(unit: Part): readonly Way[] {
  if (word(unit, 'vent').startsWith('Roof or wall')) return ROOF_OR_WALL
  const kind = pipeOf(unit)
  return kind === undefined ? [] : [{ way: '', kind }]
}

/** The vent of a burner: pipe for the run and an end piece outside, for each way that it may take. */
export function ventOf(unit: Part): Need[] {
  if (read(unit, 'mobileHome') === true && pipeOf(unit) === 'Type B vent')
    return [need('vent', true, byKind('Roof jack', texts.fits.roofJack))]
  return waysOf(unit).flatMap((way) => pipeAndEnd(unit, way))
}

function pipeAndEnd(unit: Part, { way, kind }: Way): Need[] {
  const [wanted, burner] = [inchesOf(word(unit, 'vent')), burnerOf(unit)]
  const isWide = (inch: number | undefined): inch is number =>
    inch !== undefined &&
    (wanted.length === 0 || wanted.includes(inch)) &&
    (kind !== 'PVC vent pipe' || inch === 3 || (inch === 2 && burner <= TWO_INCH_VENT_BTU))
  const own = { of: way, way }
  const pipe: Need['fits'] = (part) => {
    const inch = figure(part, 'diameter')
    return word(part, 'kind') === kind && isWide(inch) && figure(part, 'length') === RUN_PIECE_FT[kind]
      ? texts.fits.ventPipe(inch, RUN_PIECE_FT[kind], RUN_PIECES[kind])
      : undefined
  }
  const end: Need['fits'] = (part) => {
    const inch = figure(part, 'diameter')
    return ENDS[kind].includes(word(part, 'kind')) && isWide(inch)
      ? texts.fits.ventEnd(inch, burner)
      : undefined
  }
  const endKind = kind === 'PVC vent pipe' ? 'vent' : 'ventEnd'
  return [
    need('ventPipe', true, pipe, { quantity: RUN_PIECES[kind], ...own }),
    ...(ENDS[kind].length === 0 ? [] : [need(endKind, true, end, own)]),
  ]
}

/** Types whose burner is one of a package unit, which has kits of its own. */
const stagingOf = (text: string): string => text.toLowerCase().replace('-stage', '')

/**
 * The kit that changes a gas burner to propane: of the furnace's staging, or for package units. Equipment
 * that has the kit in its box needs none.
 */
export function propane(unit: Part): Need[] {
  if (read(unit, 'lpConvertible') !== true || word(unit, 'propaneKit') === 'In the box') return []
  const staging = word(unit, 'staging')
  const size = hasTrait(unit.type, 'is-packaged') ? 'package units' : stagingOf(staging)
  return [
    need('propane', false, (part) =>
      word(part, 'kind') === 'Propane kit' && stagingOf(word(part, 'size')) === size
        ? hasTrait(unit.type, 'is-packaged')
          ? texts.fits.propanePackaged
          : texts.fits.propane(staging)
        : undefined,
    ),
  ]
}

/**
 * Above this burner, in BTU/h, a heater needs a connector, a valve and a trap of ¾ inch: what a ½ inch
 * connector of 18 inches carries (its maker's table; docs/data-sources.md).
 */
const HALF_INCH_UP_TO_BTU = 100_000

/** A heater that does not state its burner counts as large. */
const LARGE_BURNER_BTU = 150_000

/** The burner's BTU/h; a heater that does not state it counts as large. */
const burnerOf = (unit: Part): number => figure(unit, 'inputBtu') ?? LARGE_BURNER_BTU

const GAS: ReadonlySet<string> = new Set(['Natural gas', 'Propane'])

/**
 * Between the house's gas pipe and the burner: a shutoff valve (IFGC 409.5), a pipe or a listed connector
 * (411.1) and a sediment trap unless the appliance has one (408.4). None for what burns no gas.
 */
export function gasLine(unit: Part): Need[] {
  if (!GAS.has(word(unit, 'fuel'))) return []
  const size = burnerOf(unit) > HALF_INCH_UP_TO_BTU ? '¾ in' : '½ in'
  const ofKind =
    (kind: string): Need['fits'] =>
    (part) =>
      word(part, 'size') === size && word(part, 'kind') === kind ? texts.fits.gas(size) : undefined
  return [
    need('gasValve', true, ofKind('Gas valve')),
    need('gasLine', true, ofKind('Gas line')),
    need('sedimentTrap', true, ofKind('Sediment trap')),
  ]
}

/** A line with a filter and valves feeds an oil burner; we do not sell it (NFPA 31; IRC M2201 to M2203). */
export const oilLine: Need = unknownNeed('oilLine', unchosenTexts.said.oilLine)

/** The drain of a burner that condenses: the water is acid. */
export const neutralizer: Need = need(
  'neutralizer',
  false,
  byKind('Condensate Neutralizer', texts.fits.neutralizer),
)

/** True for a burner that condenses the water of its flue gas and drains it. */
export const condenses = (unit: Part): boolean =>
  pipeOf(unit) === 'PVC vent pipe' &&
  ((figure(unit, 'afue') ?? 0) >= CONDENSING_AFUE || (figure(unit, 'uef') ?? 0) > CONDENSING_UEF)
