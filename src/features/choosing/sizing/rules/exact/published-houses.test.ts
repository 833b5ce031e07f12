import { expect, test } from 'vitest'
import { MORE_HOUSES } from '#tests/fixtures/sizing/data/more-house-rooms.ts'
import { PUBLISHED_HOUSES, type PublishedHouse } from '#tests/fixtures/sizing/data/published-houses.ts'
import { ductShares } from '../ducts.ts'
import { emptyRoom } from '../estimate/starter.ts'
import type { Load } from '../load.ts'
import { addRooms } from './add-rooms.ts'
import { airLine, airOfChanges, altitudeFactor, blowerHeat } from './air.ts'
import { doorCltd, tableDifference, wallCltd } from './cltd.ts'
import { SLAB_EDGES } from './data/constructions.ts'
import { exactLoad } from './exact-load.ts'
import { meanSkylight, paneMultiplier, skylightU } from './glass.ts'
import { areaLine, edgeLine, opaqueLine, plainLine } from './lines.ts'
import { BUILD_DEFAULTS, type Build, type RoomPlan } from './plan.ts'

const BLINDS = 0.6
const CURB_U = 1 / 1.96

/** The house as one room. Its ducts and its slab are those of our tables; nothing is fitted to its load. */
function loadOf(house: PublishedHouse): Load {
  const { heatDifference: winter, coolDifference: summer, latitude, grains } = house
  const sky = { latitude, difference: summer, range: 'medium' as const }
  const at = {
    altitude: altitudeFactor(house.elevationFt),
    heatDifference: winter,
    coolDifference: summer,
    grains,
    sky,
  }
  const panes = house.glass.map((pane) => ({
    screen: 1,
    isShaded: false,
    ...pane,
    insideShade: BLINDS,
    sunScreen: 1,
  }))
  const skylights = house.skylights.map(({ curb, ...each }) => ({
    ...each,
    u: skylightU(each.u, [{ u: CURB_U, share: curb }]),
    tilt: 30,
  }))
  const [winterChanges, summerChanges, volume, fireplace] = house.air
  const [doorFt2, doorU] = house.doors
  const [ceilingFt2, ceilingU, ceilingF] = house.ceiling
  const lines = [
    ...panes.map((pane) => areaLine('windows', pane.area, pane.u * winter, paneMultiplier(pane, sky))),
    ...skylights.map((each) => areaLine('windows', each.area, each.u * winter, meanSkylight(each, sky))),
    opaqueLine('doors', { area: doorFt2, u: doorU }, winter, doorCltd(summer, 'medium')),
    ...house.walls.map(([area, u, group]) =>
      opaqueLine('walls', { area, u }, winter, wallCltd(group, tableDifference(summer), 'medium')),
    ),
    ...house.otherWalls.map(([area, u, f]) => opaqueLine('walls', { area, u }, winter, f)),
    opaqueLine('ceiling', { area: ceilingFt2, u: ceilingU }, winter, ceilingF),
    ...(house.slab ? [edgeLine(house.slab[0], SLAB_EDGES[house.slab[1]].f[house.slab[2]], winter)] : []),
    ...(house.floor
      ? [
          opaqueLine(
            'floor',
            { area: house.floor[0], u: house.floor[1] },
            winter,
            house.floor[2] ? summer : 0,
          ),
        ]
      : []),
    plainLine('people', 0, 230 * house.people, 200 * house.people),
    plainLine('appliances', 0, house.appliances),
  ]
  const shares = ductShares(house.ducts, { area: house.area, numFloors: 1 })
  const fans = { winter: house.ventilation, summer: house.ventilation }
  return addRooms(
    [{ name: 'house', area: house.area, leaks: 1, lines, glass: { panes, skylights } }],
    {
      cfm: {
        winter: airOfChanges(winterChanges, volume) + fireplace,
        summer: airOfChanges(summerChanges, volume),
      },
      ducts: { ...shares, latent: 0.68 * at.altitude * shares.air * grains },
      more: [airLine('ventilation', fans, at), plainLine('blower', 0, blowerHeat(500))],
    },
    at,
  ).block
}

/** Bell: rooms by the book, with the slab and the ducts of our tables. */
function bellLoad(): Load {
  const house = MORE_HOUSES.Bell
  const { latitude, heatDifference, coolDifference, altitude, grains, range } = house
  const sky = { latitude, difference: coolDifference, range }
  const at = { altitude, heatDifference, coolDifference, grains, sky }
  const surfaces: typeof house.surfaces = {
    ...house.surfaces,
    slabFeet: [SLAB_EDGES['edge-10-4'].f.medium * heatDifference, 0],
  }
  const rooms = house.rooms.map(({ name, area, leaks, glass, skylights: roof, ...room }) => {
    const panes = Object.entries(glass).map(([kind, ft2]) => ({
      isShaded: false,
      sunScreen: 1,
      ...house.glass[kind]!,
      area: ft2,
    }))
    const skylights = Object.entries(roof ?? {}).map(([kind, ft2]) => ({
      ...house.skylights![kind]!,
      area: ft2,
    }))
    const lines = [
      ...Object.entries(room.surfaces).map(([kind, ft2]) => areaLine('walls', ft2, ...surfaces[kind]!)),
      ...panes.map((pane) =>
        areaLine('windows', pane.area, pane.u * heatDifference, paneMultiplier(pane, sky)),
      ),
      ...skylights.map((each) => areaLine('windows', each.area, each.u * heatDifference, each.cool)),
      plainLine('people', 0, 230 * room.people, 200 * room.people),
      plainLine('appliances', 0, room.appliances),
    ]
    return { name, area, leaks, lines, glass: { panes, skylights } }
  })
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  const shares = ductShares({ place: 'slab', sealing: 'sealed', insulation: 'r-8' }, { area, numFloors: 1 })
  return addRooms(
    rooms,
    {
      cfm: house.cfm,
      ducts: { ...shares, latent: 0.68 * altitude * shares.air * grains },
      more: [
        airLine('ventilation', { winter: 50, summer: 50 }, at, { winter: 0.48, summer: 0.42 }),
        plainLine('blower', 0, blowerHeat(500)),
      ],
    },
    at,
  ).block
}

const off = (ours: number, printed: number): string => `${((ours / printed - 1) * 100).toFixed(1)} %`

/**
 * Two houses that were not looked at before the tables were made: OpenStudio-HPXML's base-foundation-slab.xml
 * and base-foundation-vented-crawlspace.xml, 1,350 ft² in Denver, through the choices that a shopper has.
 * Loads of its results_workflow_simulations1_hvac_design_load.csv (commit 97f8d087), read 2026-11-27. They
 * come out as they do; docs/methods.md says why.
 */
const DENVER = {
  heat99F: 6.8,
  cool1F: 91.8,
  elevationFt: 5_414,
  dailyRangeF: 27,
  grains: 0,
  latitude: 39.8,
}
const SAMPLE: RoomPlan = {
  ...emptyRoom('house'),
  area: 1_350,
  walls: { N: 37.5, E: 37.5, S: 37.5, W: 37.5 },
  glass: { N: 108, E: 72, S: 108, W: 72 },
  doors: 2,
  above: 'attic',
  people: 4,
  appliances: 2_400,
}
const SAMPLE_BUILD: Build = {
  ...BUILD_DEFAULTS,
  wall: 'frame-20-5',
  window: 'low-e',
  ceiling: 'attic-38',
  floor: 'raised-19',
  shade: 'half-blinds',
  measuredAir: 3,
  ductSealing: 'unsealed',
  ductInsulation: 'r-4',
}

test.each([
  [
    'slab on the ground, ducts under it',
    { below: 'slab', ducts: 'slab' },
    { heating: 28_709, sensible: 13_403 },
  ],
  [
    'vented crawl space, ducts in it',
    { below: 'crawl', ducts: 'crawl' },
    { heating: 24_332, sensible: 16_104 },
  ],
] as const)('[R-SIZING] published as it comes out: Denver, %s', (name, { below, ducts }, published) => {
  const { block } = exactLoad(
    {
      rooms: [{ ...SAMPLE, below }],
      build: { ...SAMPLE_BUILD, ducts },
      numFloors: 1,
      thermostatHT: 70,
      thermostatAC: 75,
    },
    DENVER,
  )
  // The source counts no blower.
  const sensible = block.coolingSensible - Math.round(blowerHeat(500))
  console.log(
    `${name}: heating ${block.heating} (${off(block.heating, published.heating)}), ` +
      `sensible ${sensible} (${off(sensible, published.sensible)})`,
  )
  expect(block.heating).toBeGreaterThan(0)
})

const houses = [
  ...Object.entries(PUBLISHED_HOUSES).map(
    ([name, house]) => [name, () => loadOf(house), house.published] as const,
  ),
  ['Bell', bellLoad, { heating: 28_188, sensible: 31_461, latent: 1_634 }] as const,
]

for (const [name, find, published] of houses)
  test(`[R-SIZING] ${name}: heating and sensible cooling within 10 % of the book, with its ducts`, () => {
    const { heating, coolingSensible, coolingLatent } = find()
    console.log(
      `${name}: heating ${heating} (${off(heating, published.heating)}), ` +
        `sensible ${coolingSensible} (${off(coolingSensible, published.sensible)}), ` +
        `moisture ${coolingLatent} (${off(coolingLatent, published.latent)})`,
    )

    expect(Math.abs(heating / published.heating - 1)).toBeLessThan(0.1)
    expect(Math.abs(coolingSensible / published.sensible - 1)).toBeLessThan(0.1)
  })
