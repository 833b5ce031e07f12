import { crc32, deflateRawSync } from 'node:zlib'

export interface ZippedFile {
  /** with strokes between its folders */
  name: string
  bytes: Uint8Array
}

const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
const VERSION = 20
/** names are UTF-8 */
const UTF_8 = 0x0800
const STORED = 0
const DEFLATED = 8

/**
 * A ZIP file (PKWARE APPNOTE 6.3, without ZIP64): at most 65,535 files and 4 GB. A file that compressing
 * makes no smaller, such as a photo, is stored as it is.
 */
export function makeZip(files: readonly ZippedFile[], at: Date): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const deflated = deflateRawSync(bytes)
    const isSmaller = deflated.length < bytes.length
    const content = isSmaller ? deflated : Buffer.from(bytes)
    const path = Buffer.from(name)
    const about = Buffer.alloc(26)
    about.writeUInt16LE(VERSION, 0)
    about.writeUInt16LE(UTF_8, 2)
    about.writeUInt16LE(isSmaller ? DEFLATED : STORED, 4)
    about.writeUInt16LE(timeOf(at), 6)
    about.writeUInt16LE(dayOf(at), 8)
    about.writeUInt32LE(crc32(bytes), 10)
    about.writeUInt32LE(content.length, 14)
    about.writeUInt32LE(bytes.length, 18)
    about.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([uint32(LOCAL), about, path, content])
    // No comment, first disk, no attributes; then where the file begins.
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([uint32(CENTRAL), uint16(VERSION), about, place, path]))
    parts.push(local)
    offset += local.length
  }
  const index = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(index.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, index, end])
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

// Time and day as MS-DOS has them: seconds by two, years from 1980.
const timeOf = (at: Date): number =>
  (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)
const dayOf = (at: Date): number =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()
