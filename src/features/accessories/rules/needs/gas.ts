import { texts } from '../../texts.ts'
import { figure, type Part, read, word } from '../parts.ts'
import { byKind, type Need, need } from './need.ts'

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

/** The vent of a burner: pipe for the run and an end piece outside. */
export function ventOf(unit: Part): Need[] {
  if (read(unit, 'mobileHome') === true && pipeOf(unit) === 'Type B vent')
    return [need('vent', true, byKind('Roof jack', texts.fits.roofJack))]
  const kind = pipeOf(unit)
  if (kind === undefined) return []
  const [wanted, burner] = [inchesOf(word(unit, 'vent')), burnerOf(unit)]
  const isWide = (inch: number | undefined): inch is number =>
    inch !== undefined &&
    (wanted.length === 0 || wanted.includes(inch)) &&
    (kind !== 'PVC vent pipe' || inch === 3 || (inch === 2 && burner <= TWO_INCH_VENT_BTU))
  return [
    need(
      'ventPipe',
      true,
      (part) => {
        const inch = figure(part, 'diameter')
        return word(part, 'kind') === kind && isWide(inch) && figure(part, 'length') === RUN_PIECE_FT[kind]
          ? texts.fits.ventPipe(inch, RUN_PIECE_FT[kind], RUN_PIECES[kind])
          : undefined
      },
      { quantity: RUN_PIECES[kind] },
    ),
    ...(ENDS[kind].length === 0
      ? []
      : [
          need(kind === 'PVC vent pipe' ? 'vent' : 'ventEnd', true, (part) => {
            const inch = figure(part, 'diameter')
            return ENDS[kind].includes(word(part, 'kind')) && isWide(inch)
              ? texts.fits.ventEnd(inch, burner)
              : undefined
          }),
        ]),
  ]
}

/** The conversion kit to propane for a furnace of the same staging. */
export function propane(unit: Part): Need {
  const staging = word(unit, 'staging')
  return need('propane', false, (part) =>
    word(part, 'kind') === 'Propane kit' &&
    word(part, 'size').toLowerCase().replace('-stage', '') === staging.toLowerCase().replace('-stage', '')
      ? texts.fits.propane(staging)
      : undefined,
  )
}

/** From this burner on, in BTU/h, a heater needs a ¾ inch gas connector. */
const LARGE_BURNER_BTU = 150_000

/** The burner's BTU/h; a heater that does not state it counts as large. */
export const burnerOf = (unit: Part): number => figure(unit, 'inputBtu') ?? LARGE_BURNER_BTU

export function gasLine(burner: number): Need {
  const size = burner >= LARGE_BURNER_BTU ? '¾ in' : '½ in'
  return need('gasLine', false, (part) =>
    word(part, 'size') === size && word(part, 'kind') === 'Gas line' ? texts.fits.gas(size) : undefined,
  )
}
