/** The largest file of a certificate. */
export const MOST_FILE_BYTES = 5_000_000
/** The most certificates of one company that may wait for a decision. */
export const MOST_WAITING = 20

const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** What a certificate's number may look like: each state has its own form. */
export const EXEMPTION_NUMBER = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,39}$/

export interface Exemption {
  status: 'waiting' | 'accepted' | 'refused'
  /** two letters */
  state: string
  /** yyyy-mm-dd, the last day on which it holds */
  endsOn: string
  /** the one customer it is for; null for everything that the company buys */
  customerId: number | null
}

/** Whether a certificate takes the tax off an order to this state on this day. */
export const isInForce = (
  { status, state, endsOn, customerId }: Exemption,
  order: { state: string; day: string; customerId: number | null },
): boolean =>
  status === 'accepted' &&
  state === order.state &&
  endsOn >= order.day &&
  (customerId === null || customerId === order.customerId)

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte)

/** The type of a file by its bytes, never by its name or by the sender's word; undefined for other types. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  // "%PDF-" at the start and "%%EOF" near the end
  const tail = String.fromCharCode(...bytes.subarray(-1_024))
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d]) && tail.includes('%%EOF')) return 'application/pdf'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  return startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) ? 'image/png' : undefined
}
