import type { Load } from '../load.ts'
import { type AirConditions, airLine } from './air.ts'
import { type DuctLoss, ductLine, totalOf } from './form.ts'
import { type Glass, hottestHour, peakSun, type Sky } from './glass.ts'
import { type Line, plainLine } from './lines.ts'

/** A room as lines of the form, without air and ducts, which the whole house shares. */
interface RoomLines {
  name: string
  /** ft² of floor: its share of the moisture that ducts let in */
  area: number
  /** ft² of wall through which air leaks */
  leaks: number
  lines: readonly Line[]
  glass: Glass
}

/** What belongs to the house and not to a room. */
interface WholeHouse {
  /** air that leaks in, ft³/min */
  cfm: { winter: number; summer: number }
  ducts: DuctLoss
  /** ventilation, blower and other lines after the ducts */
  more: readonly Line[]
}

export interface ExactLoad {
  block: Load
  /**
   * Each room with its share of the ducts' loss, without fans and blower. `load` is for one unit for the
   * whole home, which averages the sun over the day. `zoned` is for a unit or zone of the room's own, which
   * must carry the hottest hour (the peak load procedure of Manual J 8).
   */
  rooms: readonly { name: string; load: Load; zoned: Load }[]
}

/** Shares air and ducts among the rooms, and adds the house up. */
export function addRooms(
  rooms: readonly RoomLines[],
  { cfm, ducts, more }: WholeHouse,
  at: AirConditions & { sky: Sky },
): ExactLoad {
  const outerWall = rooms.reduce((sum, room) => sum + room.leaks, 0)
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  const withAir = rooms.map((room) => {
    const share = outerWall > 0 ? room.leaks / outerWall : 0
    const air = airLine('air', { winter: cfm.winter * share, summer: cfm.summer * share }, at)
    return { ...room, lines: [...room.lines, air] }
  })
  const lines = withAir.flatMap((room) => room.lines)
  const glass = {
    panes: rooms.flatMap((room) => room.glass.panes),
    skylights: rooms.flatMap((room) => room.glass.skylights),
  }
  return {
    block: totalOf([...lines, ductLine(lines, ducts), sunLine(glass, at.sky), ...more]),
    rooms: withAir.map((room) => {
      const own = { ...ducts, latent: (ducts.latent * room.area) / area }
      const load = totalOf([...room.lines, ductLine(room.lines, own), sunLine(room.glass, at.sky)])
      const hot = [...room.lines, hotLine(room, at.sky)]
      return { name: room.name, load, zoned: totalOf([...hot, ductLine(hot, own)]) }
    }),
  }
}

const sunLine = (glass: Glass, sky: Sky): Line => plainLine('windows', 0, peakSun(glass, sky))

/** What the hottest hour adds to the average. A zone of its own never needs less than a part of the home. */
function hotLine({ lines, glass }: RoomLines, sky: Sky): Line {
  const average = lines.reduce((sum, { part, sensible }) => sum + (part === 'windows' ? sensible : 0), 0)
  return plainLine('windows', 0, Math.max(hottestHour(glass, sky) - average, peakSun(glass, sky)))
}
