import { DAY_MS, dayFrom } from '#lib/dates.ts'
/** A bill: its days and what was used, in the unit of the fuel. */
export interface BillRow {
  /** days since 1970-01-01; the end is not part of the bill */
  start: number
  end: number
  use: number
  /** °F, where the bill prints it */
  meanF: number | null
}

/** What is wrong with a text or file of bills; lines count from 1. */
export type BillsFault =
  | { kind: 'too-long' }
  | { kind: 'no-rows' }
  | { kind: 'unknown-unit' }
  | { kind: 'not-green-button' }
  | { kind: 'date' | 'order' | 'use' | 'temperature' | 'overlap'; line: number }

export type BillsReading = { rows: BillRow[] } | { fault: BillsFault }

const LONGEST_TEXT = 40_000
const LONGEST_FILE = 4_000_000
const MOST_LINES = 400
const MOST_DAYS = 100
const MOST_USE = 1_000_000
const COLDEST = -60
const HOTTEST = 120

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const AMERICAN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** "2026-01-31" or "1/31/2026" as days since 1970; undefined for anything else and for impossible days. */
function dayOf(text: string): number | undefined {
  const [iso, american] = [ISO.exec(text), AMERICAN.exec(text)]
  const parts = iso
    ? [iso[1], iso[2], iso[3]]
    : american
      ? [american[3], american[1], american[2]]
      : undefined
  if (!parts) return undefined
  const [year, month, date] = parts.map(Number)
  const day = dayFrom(year!, month!, date!)
  return day === undefined ? undefined : Date.parse(day) / DAY_MS
}

const NUMBER = /^-?\d+(?:\.\d+)?$/
const numberOf = (text: string): number => (NUMBER.test(text) ? Number(text) : Number.NaN)

/** Reads bills, one per line: first day, last day, use, and the mean temperature where the bill prints it. */
export function readBillLines(text: string): BillsReading {
  if (text.length > LONGEST_TEXT) return { fault: { kind: 'too-long' } }
  const lines = text.split(/\r?\n/)
  if (lines.length > MOST_LINES) return { fault: { kind: 'too-long' } }
  const rows: BillRow[] = []
  for (const [index, line] of lines.entries()) {
    const isHeading = rows.length === 0 && !/\d/.test(line)
    if (line.trim() === '' || isHeading) continue
    const row = readLine(line)
    if (typeof row === 'string') return { fault: { kind: row, line: index + 1 } }
    if (rows.some((each) => row.start < each.end && each.start < row.end))
      return { fault: { kind: 'overlap', line: index + 1 } }
    rows.push(row)
  }
  return rows.length === 0 ? { fault: { kind: 'no-rows' } } : { rows }
}

function readLine(line: string): BillRow | 'date' | 'order' | 'use' | 'temperature' {
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replaceAll('"', ''))
  const [start, end] = [dayOf(cells[0] ?? ''), dayOf(cells[1] ?? '')]
  if (start === undefined || end === undefined) return 'date'
  if (end < start || end - start > MOST_DAYS) return 'order'
  const use = numberOf(cells[2] ?? '')
  if (!(use >= 0 && use <= MOST_USE)) return 'use'
  const mean = cells[3] ?? ''
  const meanF = mean === '' ? null : numberOf(mean)
  if (meanF !== null && !(meanF >= COLDEST && meanF <= HOTTEST)) return 'temperature'
  return { start, end: end + 1, use, meanF }
}

/** Units of Green Button (ESPI) that are energy or gas, and how many of ours they are. */
const GREEN_BUTTON_UNITS: Readonly<Record<string, number>> = {
  /** watt-hours as kilowatt-hours */
  '72': 0.001,
  /** cubic feet of gas as therms, 1,036 BTU each (EIA, 2025) */
  '119': 0.01036,
  /** therms */
  '169': 1,
}
const READING = /<(?:\w+:)?IntervalReading\b[^>]*>([\s\S]{1,2000}?)<\/(?:\w+:)?IntervalReading>/g
const tag = (xml: string, name: string): number =>
  numberOf(new RegExp(`<(?:\\w+:)?${name}>\\s*(-?\\d{1,15})\\s*</`).exec(xml)?.[1] ?? '')

/**
 * Reads a Green Button file by its interval readings and adds them up by month. It follows no entity and no
 * reference; a file with a document type is refused.
 */
export function readGreenButton(xml: string): BillsReading {
  if (xml.length > LONGEST_FILE) return { fault: { kind: 'too-long' } }
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || !xml.includes('IntervalReading'))
    return { fault: { kind: 'not-green-button' } }
  const unit = GREEN_BUTTON_UNITS[String(tag(xml, 'uom'))]
  if (unit === undefined) return { fault: { kind: 'unknown-unit' } }
  const power = tag(xml, 'powerOfTenMultiplier')
  const factor = unit * 10 ** (Number.isNaN(power) ? 0 : power)
  const months = new Map<string, BillRow>()
  for (const [, reading = ''] of xml.matchAll(READING)) {
    const [start, seconds, value] = [tag(reading, 'start'), tag(reading, 'duration'), tag(reading, 'value')]
    if (!(start > 0 && seconds > 0 && value >= 0)) return { fault: { kind: 'not-green-button' } }
    const [from, to] = [Math.floor(start / 86_400), Math.ceil((start + seconds) / 86_400)]
    const month = new Date(start * 1000).toISOString().slice(0, 7)
    const known = months.get(month)
    months.set(month, {
      start: Math.min(known?.start ?? from, from),
      end: Math.max(known?.end ?? to, to),
      use: (known?.use ?? 0) + value * factor,
      meanF: null,
    })
  }
  return months.size === 0 ? { fault: { kind: 'no-rows' } } : { rows: [...months.values()] }
}
