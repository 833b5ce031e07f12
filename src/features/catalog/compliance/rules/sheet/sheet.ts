import { texts as allTexts } from '../../texts.ts'
import type { Burner, NoxLimit } from '../data/nox-limits.ts'
import type { Law } from '../judgment.ts'
import { classFor, limitsFor, type RulePlace } from '../nox.ts'
import { regionOf } from '../region.ts'
import { LAWS } from '../rules.ts'
import { STATE_REFRIGERANT_LIMITS } from '../state-refrigerants.ts'
import {
  boilerRows,
  coolingRows,
  dehumidifierRows,
  furnaceRows,
  type Requirement,
  roomAcRows,
  waterRows,
  waterRows2029,
} from './efficiency-rows.ts'

const texts = allTexts.sheet

/** One rule of a place: its subject, what it requires, its source, and how far we can trust our reading. */
export interface SheetRow
  extends Requirement,
    Pick<Law, 'source' | 'effectiveFrom' | 'effectiveTo' | 'status' | 'read'> {}

export interface SheetSection {
  title: string
  rows: SheetRow[]
}

const under = (
  { source, effectiveFrom, effectiveTo, status, read }: Law,
  asked: readonly Requirement[],
): SheetRow[] => asked.map((each) => ({ ...each, source, effectiveFrom, effectiveTo, status, read }))

/** The rows of a law of the table that judges every product. */
function by(id: string, asked: readonly Requirement[]): SheetRow[] {
  const law = LAWS.find((each) => each.id === id)
  if (law === undefined) throw new Error(`no law ${id}`)
  return under(law, asked)
}

const BURNERS = Object.keys(texts.burners) as Burner[]

/** The limits for gas burners at a place that hold on a day or begin later. */
function noxRows(place: RulePlace, on: string): { now: SheetRow[]; later: SheetRow[] } {
  const rows = BURNERS.flatMap((burner) =>
    limitsFor({ burner }, place)
      .filter(({ effectiveTo }) => effectiveTo === null || effectiveTo >= on)
      .map((limit) => ({
        isLater: limit.effectiveFrom !== null && limit.effectiveFrom > on,
        rows: under(limit, [noxRow(burner, limit)]),
      })),
  )
  const of = (isLater: boolean) => rows.filter((row) => row.isLater === isLater).flatMap((row) => row.rows)
  return { now: of(false), later: of(true) }
}

function noxRow(
  burner: Burner,
  { limit, fromBtu, belowBtu, breach, unlessCertified, why }: NoxLimit,
): Requirement {
  const asks =
    breach === 'warning' && why !== undefined
      ? [why.replace(/\.$/, '')]
      : [
          texts.noxLimit(limit, classFor(limit)),
          ...(unlessCertified ? [texts.noxCertified] : []),
          ...(breach === 'warning' ? [texts.noxUnsure] : []),
        ]
  return { what: texts.burner(texts.burners[burner], fromBtu, belowBtu), asks: `${asks.join('. ')}.` }
}

const NO_NOX: SheetRow = {
  what: texts.noNoxWhat,
  asks: texts.noNox,
  source: texts.noNoxSource,
  effectiveFrom: null,
  effectiveTo: null,
  status: 'store',
  read: null,
}

/** The state's own limit for refrigerants, where it has one. */
const stateRefrigerantRows = (state: string): SheetRow[] =>
  STATE_REFRIGERANT_LIMITS.filter((limit) => limit.state === state).flatMap((limit) =>
    under(limit, [
      {
        what: texts.stateRefrigerantWhat(allTexts.states[limit.state]),
        asks: texts.stateRefrigerant(limit.isOldStockAllowed),
      },
    ]),
  )

/** Every rule of a place on a day (yyyy-mm-dd) that an installer's permit may ask about. */
export function codeSheet(place: RulePlace, on: string): SheetSection[] {
  const region = regionOf(place.state)
  const nox = noxRows(place, on)
  const { sections } = texts
  return [
    { title: sections.cooling, rows: by('doe-2023-efficiency', coolingRows(region)) },
    {
      title: sections.heating,
      rows: [...by('doe-furnace-minimum', furnaceRows()), ...by('doe-boiler-minimum', boilerRows())],
    },
    { title: sections.water, rows: by('doe-water-heater-minimum', waterRows()) },
    { title: sections.nox, rows: nox.now.length > 0 ? nox.now : [NO_NOX] },
    {
      title: sections.refrigerant,
      rows: [
        ...by('refrigerant-2025', [{ what: texts.refrigerantWhat, asks: texts.refrigerant }]),
        ...stateRefrigerantRows(place.state),
      ],
    },
    {
      title: sections.room,
      rows: [
        ...by('doe-room-air-conditioner-2026', roomAcRows()),
        ...by('doe-dehumidifier', dehumidifierRows()),
      ],
    },
    {
      title: sections.coming,
      rows: [
        ...nox.later,
        ...by('doe-furnace-2028', [{ what: texts.furnace2028What, asks: texts.furnace2028 }]),
        ...by('doe-water-heater-2029', waterRows2029()),
      ],
    },
  ]
}
