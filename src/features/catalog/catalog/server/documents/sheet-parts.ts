import { documentTexts } from './document-texts.ts'

/** Rows under a heading: a name with its value, or a line alone. */
export interface SheetGroup {
  heading: string
  rows: readonly (readonly string[])[]
}

/** One or two groups beside each other that fit on a sheet, or the one row that is too long for a column. */
export type SheetBlock = { side: readonly SheetGroup[] } | { long: SheetGroup }

/** Lines of a group that stay together; a sheet has room for 50. */
const MOST_TOGETHER = 30
/** Letters of a line in the column of a group. */
const LINE_LETTERS = 22

/**
 * The groups in the order in which they are printed. The renderer drops what does not fit on a sheet and may
 * not be divided, so a group of many rows goes on beside or below itself, with its heading repeated.
 */
export function blocksOf(groups: readonly SheetGroup[]): SheetBlock[] {
  const blocks: SheetBlock[] = []
  for (const part of groups.filter(({ rows }) => rows.length > 0).flatMap(partsOf)) {
    const last = blocks.at(-1)
    if (linesOf(part.rows) > MOST_TOGETHER) blocks.push({ long: part })
    else if (last && 'side' in last && last.side.length === 1)
      blocks[blocks.length - 1] = { side: [...last.side, part] }
    else blocks.push({ side: [part] })
  }
  return blocks
}

function partsOf({ heading, rows }: SheetGroup): SheetGroup[] {
  const parts: (readonly string[])[][] = []
  for (const row of rows) {
    const last = parts.at(-1)
    if (last && linesOf([...last, row]) <= MOST_TOGETHER) last.push(row)
    else parts.push([row])
  }
  return parts.map((part, index) => ({
    heading: index === 0 ? heading : documentTexts.continued(heading),
    rows: part,
  }))
}

const linesOf = (rows: SheetGroup['rows']): number =>
  rows.reduce((sum, row) => sum + Math.max(...row.map(linesOfCell)), 0)

const linesOfCell = (cell: string): number =>
  cell.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LETTERS)), 0)
