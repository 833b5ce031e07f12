import { serialTexts as texts } from './serial-texts.ts'

/** Serial numbers of one form or command. */
export const MOST_SERIALS = 100
export const LONGEST_SERIAL = 40

/** A serial number as makers print it: capitals and digits, without blanks. */
export const plainSerial = (typed: string): string => typed.toUpperCase().replace(/[\s.]/g, '')

/**
 * What is wrong with a serial number; undefined for one that a plate may show. Makers print 5 to 20 capitals
 * and digits, some with hyphens, and always a digit. As seen on plates of the trade, 2026-11.
 */
export function serialFault(typed: string, model: string): string | undefined {
  const serial = plainSerial(typed)
  if (!/^[A-Z0-9-]*$/.test(serial)) return texts.signs
  if (serial.length < 5 || serial.length > 20) return texts.length(serial.length)
  if (!/\d/.test(serial) || /^(.)\1*$/.test(serial)) return texts.none
  return serial === plainSerial(model) ? texts.model : undefined
}

/** The serial numbers in a text that was pasted: a column of a sheet, a list, or one. */
export const serialsIn = (pasted: string): string[] => pasted.split(/[\s,;]+/).filter(Boolean)

/** Machines of one kind in one parcel (a shipment or a replacement that has left). */
interface SerialPlace {
  /** of the shipment or the replacement */
  parcel: string
  lineNo: number
  /** the place of the machine among the units of the product */
  part: number
}

/** How many machines a place has, and the serial numbers that are known. */
export interface SerialRoom extends SerialPlace {
  model: string
  machines: number
  known: readonly string[]
}

/** A serial number that a person enters. Without `parcel` it goes to the first one with room. */
export interface WantedSerial {
  parcel?: string | undefined
  lineNo: number
  part: number
  serial: string
}

export type PlacedSerial = { kind: 'new' | 'known'; place: SerialRoom; serial: string }

/** The places of serial numbers, or the first that is wrong: `at` is its place in `wanted`. */
export function placeSerials(
  rooms: readonly SerialRoom[],
  wanted: readonly WantedSerial[],
): { placed: PlacedSerial[] } | { fault: string; at: number } {
  const placed: PlacedSerial[] = []
  for (const [at, { parcel, lineNo, part, serial: typed }] of wanted.entries()) {
    const serial = plainSerial(typed)
    const places = rooms.filter(
      (room) =>
        room.lineNo === lineNo && room.part === part && (parcel === undefined || room.parcel === parcel),
    )
    const fault = serialFault(serial, places[0]?.model ?? '')
    if (fault !== undefined) return { fault, at }
    if (placed.some((each) => each.serial === serial && each.place.model === places[0]?.model))
      return { fault: texts.twice, at }
    const same = places.find(({ known }) => known.includes(serial))
    const free = places.find(
      (room) =>
        room.known.length + placed.filter((each) => each.kind === 'new' && each.place === room).length <
        room.machines,
    )
    if (same) placed.push({ kind: 'known', place: same, serial })
    else if (free) placed.push({ kind: 'new', place: free, serial })
    else return { fault: texts.notShipped, at }
  }
  return { placed }
}
