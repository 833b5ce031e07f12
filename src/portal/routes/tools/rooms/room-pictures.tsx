import { type RoomPlan, SIDES, type Side } from '#features/choosing/sizing/rules/exact/plan.ts'
import type { Load } from '#features/choosing/sizing/rules/load.ts'
import { grouped } from '#lib/numbers.ts'
import { texts } from './texts.ts'

interface Props {
  readonly rooms: readonly RoomPlan[]
  readonly loads: readonly Load[]
}

/** Pixels of a room of the largest area. */
const LARGEST = 88
const SMALLEST = 28
const EDGE = 8

/** Each room from above at one scale: outer walls thick, glass light, north at the top. */
export function RoomPictures({ rooms, loads }: Props) {
  const most = Math.max(...rooms.map(({ area }) => area))
  return (
    <figure className="room-pictures">
      <figcaption className="plate-label">{texts.drawn}</figcaption>
      <ul>
        {rooms.map((room, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms may have one name; a picture keeps no state
          <li key={index}>
            <RoomPicture room={room} size={Math.max(SMALLEST, Math.sqrt(room.area / most) * LARGEST)} />
            <span>
              <b>{room.name}</b>
              <br />
              <span className="meta">
                {grouped(Math.round(loads[index]?.heating ?? 0))} /{' '}
                {grouped(Math.round(loads[index]?.cooling ?? 0))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** The two corners of each side, in shares of the room. */
const CORNERS: Readonly<Record<Side, readonly [number, number, number, number]>> = {
  N: [0, 0, 1, 0],
  E: [1, 0, 1, 1],
  S: [0, 1, 1, 1],
  W: [0, 0, 0, 1],
}

function RoomPicture({ room, size }: { readonly room: RoomPlan; readonly size: number }) {
  const { name, area, walls, glass, ceilingFt } = room
  const side = Math.sqrt(area)
  const at = (share: number): number => EDGE + share * size
  const box = size + 2 * EDGE
  /** A part of a side around its middle. */
  const line = (of: Side, share: number): string => {
    const [x1, y1, x2, y2] = CORNERS[of]
    const cut = (from: number, to: number) => from + ((to - from) * (1 - Math.min(1, share))) / 2
    return `M${at(cut(x1, x2))} ${at(cut(y1, y2))}L${at(cut(x2, x1))} ${at(cut(y2, y1))}`
  }
  const outer = SIDES.filter((of) => walls[of] > 0)
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      width={box}
      height={box}
      role="img"
      aria-label={texts.drawing(name, area)}
      className="room-picture"
    >
      <rect x={EDGE} y={EDGE} width={size} height={size} />
      <path className="room-wall" d={outer.map((of) => line(of, walls[of] / side)).join('')} />
      <path
        className="room-glass"
        d={outer
          .filter((of) => glass[of] > 0)
          .map((of) => line(of, glass[of] / ceilingFt / side))
          .join('')}
      />
    </svg>
  )
}
