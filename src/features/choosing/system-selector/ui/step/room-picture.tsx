import type { HeadType } from '../../rules/selections.ts'

interface Props {
  readonly head: HeadType | undefined
  /** "9,000 BTU/h"; empty while no size was chosen */
  readonly size: string
}

/** Where each indoor unit hangs in a room of 160 by 96: its box and where its air goes. */
const HEADS: Readonly<Record<HeadType, { box: string; air: string }>> = {
  'Wall Mount': {
    box: 'M16 22h44v13h-44z',
    air: 'M24 40c2 8 8 12 14 18M36 40c2 8 8 12 14 16M50 40c3 7 9 9 15 12',
  },
  'Low Wall': {
    box: 'M16 64h34v20h-34z',
    air: 'M22 60c0-8 4-12 8-18M34 60c0-8 5-12 10-16M46 60c2-7 8-9 14-12',
  },
  'Ceiling Cassette': {
    box: 'M54 12h52v8h-52z',
    air: 'M56 24c-6 4-10 8-16 18M74 24v18M86 24v18M104 24c6 4 10 8 16 18',
  },
  'Slim Ceiling Cassette': { box: 'M60 12h40v6h-40z', air: 'M66 22c-2 8-6 12-10 20M80 22v20' },
  'Concealed Duct': { box: 'M20 4h60v7h-60zM104 10h22v3h-22z', air: 'M108 18v18M115 18v18M122 18v18' },
  'Floor Ceiling': { box: 'M14 56h26v28h-26z', air: 'M44 58c10-4 18-8 30-10M44 66c10-3 20-5 32-6' },
}

/** A room cut through, with its indoor unit and its load. The fields beside it say the same in words. */
export function RoomPicture({ head, size }: Props) {
  return (
    <svg className="room-picture" viewBox="0 0 160 104" width={160} height={104} aria-hidden="true">
      <path className="room-wall" d="M12 12h136v72h-136z" />
      <path className="room-line" d="M112 30h26v30h-26zM125 30v30M112 45h26" />
      <path className="room-line" d="M70 84v-14h34v14M74 70v-10h26v10" />
      {head && (
        <>
          <path className="room-head" d={HEADS[head].box} />
          <path className="room-air" d={HEADS[head].air} />
        </>
      )}
      <text className="room-size" x={80} y={100} textAnchor="middle">
        {size}
      </text>
    </svg>
  )
}
