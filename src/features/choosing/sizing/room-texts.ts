import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { ductTexts } from './duct-texts.ts'
import type { BuildChoice, BuildNumber } from './rules/estimate/plan-text.ts'
import {
  BASEMENT_WALLS,
  CEILINGS,
  FLOORS,
  SLAB_EDGES,
  SOILS,
  WALLS,
  WINDOWS,
} from './rules/exact/data/constructions.ts'
import type { PlanFault, RoomPlan, Side } from './rules/exact/plan.ts'

const labels = (table: Readonly<Record<string, { label: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(table).map(([key, { label }]) => [key, label]))

const side: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }

/** Texts of the load room by room. */
export const roomTexts = defineTexts({
  lead:
    'We began with your whole house. Divide it into rooms, and say what walls, windows and ceilings are ' +
    'made of. The address of this page keeps everything.',
  build: 'What the house is built of',
  rooms: 'Rooms',
  name: 'Name',
  add: 'Add a room',
  remove: 'Remove',
  roomName: (at: number) => `Room ${at}`,
  table: 'Rooms, BTU/h',
  heating: 'Heating',
  cooling: 'Cooling',
  ownUnit: 'Cooling, own unit',
  ownUnitMeans:
    'One unit for the whole home averages the sun over the day. ' +
    'A room with its own unit or zone must carry its hottest hour.',
  share: 'Air flow',
  total: 'Whole house',
  sides: side,
  wall: (facing: Side) => `Outer wall to the ${side[facing]}`,
  glass: (facing: Side) => `Glass to the ${side[facing]}`,
  numbers: {
    area: 'Floor area',
    ceilingFt: 'Ceiling height',
    skylights: 'Skylights',
    doors: 'Outer doors',
    people: 'People',
    appliances: 'Appliances and lights',
  } satisfies Partial<Record<keyof RoomPlan, string>>,
  units: { area: 'sq ft', ceilingFt: 'ft', skylights: 'sq ft', doors: '', people: '', appliances: 'BTU/h' },
  above: { label: 'Above it', attic: 'Attic or roof', heated: 'A heated room' },
  below: {
    label: 'Below it',
    heated: 'A heated room',
    slab: 'Slab on the ground',
    crawl: 'Crawl space or cold basement',
    ground: 'It is in the ground (basement)',
  },
  choices: {
    wall: { label: 'Walls', options: labels(WALLS) },
    window: { label: 'Windows', options: labels(WINDOWS) },
    ceiling: { label: 'Ceiling', options: labels(CEILINGS) },
    floor: { label: 'Floor over a cold space', options: labels(FLOORS) },
    edge: { label: 'Edge of the slab', options: labels(SLAB_EDGES) },
    soil: { label: 'Soil', options: labels(SOILS) },
    basementWall: { label: 'Basement walls', options: labels(BASEMENT_WALLS) },
    roof: {
      label: 'Roof',
      options: {
        dark: 'Dark shingles',
        light: 'Light color or tile',
        reflective: 'White, or with a radiant barrier',
      },
    },
    shade: {
      label: 'Shade',
      options: {
        none: 'None',
        blinds: 'Blinds or curtains',
        'half-blinds': 'Blinds, half closed in the sun',
        eaves: 'Blinds, and eaves over south windows',
        screens: 'Blinds, and sun screens outside',
      },
    },
    tightness: {
      label: 'Air leaks',
      options: {
        tight: 'Tight, tested new house (3 air changes at 50 Pa)',
        good: 'Good (5)',
        average: 'Average (9)',
        leaky: 'Leaky (14)',
        drafty: 'Very drafty (20)',
      },
    },
    ducts: { label: ductTexts.place, options: ductTexts.places },
    ductSealing: { label: ductTexts.sealing, options: ductTexts.sealings },
    ductInsulation: { label: ductTexts.insulation, options: ductTexts.insulations },
    fans: {
      label: 'Ventilation fan',
      options: { balanced: 'In and out', supply: 'In only', exhaust: 'Out only' },
    },
  } satisfies Record<BuildChoice, { label: string; options: Record<string, string> }>,
  buildNumbers: {
    measuredAir: { label: 'Blower door result, if measured', unit: 'at 50 Pa' },
    ventilation: { label: 'Ventilation all day', unit: 'cfm' },
    recovery: { label: 'Heat recovered', unit: '%' },
  } satisfies Record<BuildNumber, { label: string; unit: string }>,
  limits: (min: number, max: number) =>
    `Enter ${grouped(min)} to ${grouped(max)}. The result keeps the last possible value.`,
  latitude: (own: number, nearest: number) =>
    `The tables of the sun reach from 28° to 60° north. Your place is at ${Math.round(own)}°, so we ` +
    `took the values of ${nearest}°.`,
  oneWay:
    'A fan that only blows air in, or only out, recovers no heat. Enter 0, or choose a fan that blows ' +
    'in and out.',
  stale:
    'This link has rooms that we cannot read: it was cut off, changed, or made by another version of this ' +
    'page. We ignored all of its rooms.',
  fault(fault: PlanFault): string {
    switch (fault.kind) {
      case 'no-rooms':
        return 'Add at least one room.'
      case 'too-many-rooms':
        return 'A plan has at most 40 rooms.'
      case 'no-outer-wall':
        return 'No room has an outer wall. Enter the outer walls of at least one room.'
      case 'glass-over-wall':
        return `${fault.room}: the glass to the ${side[fault.side]} is larger than its wall.`
      case 'doors-over-wall':
        return `${fault.room}: the doors do not fit into its outer walls beside the glass.`
      case 'recovery-one-way':
        return roomTexts.oneWay
      case 'skylight-over-ceiling':
        return `${fault.room}: skylights need a roof above that is larger than they are.`
    }
  },
  zones(heads: string, outdoor: number, percent: number, fits: boolean): string {
    const words = `As a multi-zone mini split: heads of ${heads} BTU/h, outdoor unit of ${grouped(outdoor)}. `
    return fits
      ? `${words}It fits, because the heads add up to ${percent}% of the outdoor unit (usual: 100 to 130%).`
      : `${words}It does not fit yet, because the heads add up to ${percent}% of it (usual: 100 to 130%).`
  },
  zonesMaker: 'The maker’s combination table decides.',
  noZones: 'No multi-zone mini split is built for these rooms: one of them needs more than one head.',
  differs: (exact: number, simple: number) =>
    `Room by room, heating is ${Math.abs(Math.round((exact / simple - 1) * 100))}% ` +
    `${exact >= simple ? 'above' : 'below'} the estimate for the whole house, ` +
    'because this plan says what the estimate assumes.',
})
