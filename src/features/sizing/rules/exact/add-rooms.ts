import type { Load } from '../load.ts'
import { type AirConditions, airLine } from './air.ts'
import { type DuctLoss, ductLine, totalOf } from './form.ts'
import { type Pane, peakSun, type Sky } from './glass.ts'
import { type Line, plainLine } from './lines.ts'

/** A room as lines of the form, without air and ducts, which the whole house shares. */
interface RoomLines {
  name: string
  /** ft² of floor: its share of the moisture that ducts let in */
  area: number
  /** ft² of wall through which air leaks */
  leaks: number
  lines: readonly Line[]
  panes: readonly Pane[]
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
  /** each room with its share of the ducts' loss and its own peak of the sun, without fans and blower */
  rooms: readonly { name: string; load: Load }[]
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
  const panes = rooms.flatMap((room) => room.panes)
  return {
    block: totalOf([...lines, ductLine(lines, ducts), sunLine(panes, at.sky), ...more]),
    rooms: withAir.map((room) => {
      const own = { ...ducts, latent: (ducts.latent * room.area) / area }
      const load = totalOf([...room.lines, ductLine(room.lines, own), sunLine(room.panes, at.sky)])
      return { name: room.name, load }
    }),
  }
}

const sunLine = (panes: readonly Pane[], sky: Sky): Line => plainLine('windows', 0, peakSun(panes, sky))
