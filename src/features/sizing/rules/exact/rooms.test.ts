import { expect, test } from 'vitest'
import { EXAMPLE_HOUSES } from '#tests/fixtures/sizing/data/house-rooms.ts'
import { addRooms } from './add-rooms.ts'
import { areaLine, plainLine } from './lines.ts'

type House = (typeof EXAMPLE_HOUSES)['Walker']

/** The rooms by our engine, which shares out air, ducts and the sun's peak. */
function roomsOf(house: House) {
  const { latitude, heatDifference, coolDifference, altitude, grains, range } = house
  const rooms = house.rooms.map(({ name, area, leaks, surfaces, glass, people, appliances }) => {
    const panes = Object.entries(glass).map(([kind, ft2]) => ({
      isShaded: false,
      sunScreen: 1,
      ...house.glass[kind]!,
      area: ft2,
    }))
    return {
      name,
      area,
      leaks,
      panes,
      lines: [
        ...Object.entries(surfaces).map(([kind, ft2]) => areaLine('walls', ft2, ...house.surfaces[kind]!)),
        ...panes.map((pane) => areaLine('windows', pane.area, pane.heat, pane.cool)),
        plainLine('people', 0, 230 * people, 200 * people),
        plainLine('appliances', 0, appliances),
      ],
    }
  })
  const sky = { latitude, difference: coolDifference, range }
  const at = { altitude, heatDifference, coolDifference, grains, sky }
  return addRooms(rooms, { cfm: house.cfm, ducts: house.ducts, more: [] }, at).rooms
}

/** Rooms of the book are within 10 % or 500 BTU/h: it rounds more often, and reads the sun off curves. */
const isNear = (ours: number, printed: number): boolean =>
  Math.abs(ours - printed) <= Math.max(500, printed * 0.1)

for (const [name, house] of Object.entries(EXAMPLE_HOUSES))
  test(`[R-SIZING] ${name}: heating and sensible cooling of each room as the book prints them`, () => {
    const rooms = roomsOf(house)
    const compared = rooms.map(({ name: room, load }, at) => {
      const [heating, sensible] = house.rooms[at]!.printed
      return {
        room,
        heating: [Math.round(load.heating), heating],
        sensible: [Math.round(load.coolingSensible), sensible],
      }
    })
    const far = compared.filter(
      ({ heating, sensible }) => !isNear(heating[0]!, heating[1]!) || !isNear(sensible[0]!, sensible[1]!),
    )

    expect(far).toEqual([])
  })
