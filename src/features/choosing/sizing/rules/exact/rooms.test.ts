import { expect, test } from 'vitest'
import { EXAMPLE_HOUSES, type ExampleHouse } from '#tests/fixtures/sizing/data/house-rooms.ts'
import { MORE_HOUSES } from '#tests/fixtures/sizing/data/more-house-rooms.ts'
import { addRooms } from './add-rooms.ts'
import { meanSkylight, paneMultiplier } from './glass.ts'
import { areaLine, plainLine } from './lines.ts'

/** The rooms by our engine, which shares out air, ducts and the sun's peak. */
function roomsOf(house: ExampleHouse) {
  const { latitude, heatDifference, coolDifference, altitude, grains, range } = house
  const sky = { latitude, difference: coolDifference, range }
  const rooms = house.rooms.map(
    ({ name, area, leaks, surfaces, glass, skylights: roof, people, appliances }) => {
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
      return {
        name,
        area,
        leaks,
        glass: { panes, skylights },
        lines: [
          ...Object.entries(surfaces).map(([kind, ft2]) => areaLine('walls', ft2, ...house.surfaces[kind]!)),
          ...panes.map((pane) => {
            const { heat = pane.u * heatDifference, cool = paneMultiplier(pane, sky) } = pane
            return areaLine('windows', pane.area, heat, cool)
          }),
          ...skylights.map((each) => areaLine('windows', each.area, each.u * heatDifference, each.cool)),
          plainLine('people', 0, 230 * people, 200 * people),
          plainLine('appliances', 0, appliances),
        ],
      }
    },
  )
  const at = { altitude, heatDifference, coolDifference, grains, sky }
  return addRooms(rooms, { cfm: house.cfm, ducts: house.ducts, more: [] }, at).rooms
}

for (const [name, house] of Object.entries({ ...EXAMPLE_HOUSES, ...MORE_HOUSES }))
  test.each(Object.entries(house.skylights ?? {}))(
    `[R-SIZING] ${name}: the %s skylight is within 2% of the printed multiplier`,
    (_, skylight) => {
      const { latitude, coolDifference: difference, range } = house
      const ours = meanSkylight({ ...skylight, area: 1 }, { latitude, difference, range })
      expect(Math.abs(ours - skylight.cool)).toBeLessThan(0.02 * skylight.cool)
    },
  )

/** Rooms of the book are within 10 % or 500 BTU/h: it rounds more often, and reads the sun off curves. */
const isNear = ([ours, printed]: readonly [ours: number, printed: number | null]): boolean =>
  printed === null || Math.abs(ours - printed) <= Math.max(500, printed * 0.1)

for (const [name, house] of Object.entries({ ...EXAMPLE_HOUSES, ...MORE_HOUSES }))
  test(`[R-SIZING] ${name}: heating and sensible cooling of each room as the book prints them`, () => {
    const rooms = roomsOf(house)
    const compared = rooms.map(({ name: room, load: averaged, zoned }, at) => {
      const [heating, sensible] = house.rooms[at]!.printed
      const load = house.isZoned ? zoned : averaged
      return {
        room,
        heating: [Math.round(load.heating), heating] as const,
        sensible: [Math.round(load.coolingSensible), sensible] as const,
      }
    })
    const far = compared.filter(({ heating, sensible }) => !isNear(heating) || !isNear(sensible))

    expect(far).toEqual([])
  })
