import { makePlaces } from '#lib/http/places.ts'

/**
 * Streams of one process that a group may have: visitors leave places to contractors, and both leave places
 * to staff, so that nobody outside can take the desk from us.
 */
const MOST_OF_GROUP = { visitor: 900, contractor: 1_200, staff: 1_500 } as const
/** Streams of visitors from one network. */
export const STREAMS_A_NETWORK = 40

interface StreamAsked {
  group: keyof typeof MOST_OF_GROUP
  /** who asks: one visitor, or one person for one kind of stream */
  key: string
  /** the most streams of this key */
  most: number
  /** of a visitor */
  network?: string
}

/** The places of live streams in one process. */
export interface StreamPlaces {
  /** Takes a place at once, before anything is awaited; undefined when none is free. */
  take(asked: StreamAsked): (() => void) | undefined
  count(): number
}

const ALL = 'all streams'
const OUTSIDE = 'streams of visitors and contractors'
const VISITORS = 'streams of visitors'

export function streamPlaces(): StreamPlaces {
  const places = makePlaces()
  return {
    take({ group, key, most, network }) {
      const taken = places.take({
        [key]: most,
        [ALL]: MOST_OF_GROUP.staff,
        ...(group === 'staff' ? {} : { [OUTSIDE]: MOST_OF_GROUP.contractor }),
        ...(group === 'visitor' ? { [VISITORS]: MOST_OF_GROUP.visitor } : {}),
        ...(network === undefined ? {} : { [`network ${network}`]: STREAMS_A_NETWORK }),
      })
      return taken.full === undefined ? taken.giveBack : undefined
    },
    count: () => places.count(ALL),
  }
}
