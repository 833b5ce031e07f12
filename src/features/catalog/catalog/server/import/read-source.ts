import type { TableProblem } from '#lib/table/table-problem.ts'
import type { Cells, SourceRow } from '#lib/table/table-rows.ts'
import type { CheckProduct } from '../../rules/check/rule.ts'
import type { ImportedImage } from '../../rules/import/import-links.ts'
import { readRow } from '../../rules/import/import-row.ts'
import type { TakePicture } from '../pictures/take-picture.ts'
import { plainCells } from './plain-cells.ts'
import type { ProblemList } from './problem-lists.ts'
import type { StagedRow } from './stage.ts'

/** The dependencies of reading one file, and the lists of its problems. */
export interface Reading {
  categoryIds: ReadonlyMap<string, number>
  check: CheckProduct
  problems: ProblemList
  warnings: ProblemList
  takePicture: TakePicture
}

export const noPictures: TakePicture = async () => ({
  kind: 'refused',
  expected: 'a row without pictures: this way of importing takes none',
  found: 'one',
})

function plainRow({ line, cells }: { line: number; cells: Cells }, warnings: ProblemList): Cells {
  const plain = plainCells(cells)
  warnings.add(plain.notes.map((note) => ({ line, ...note })))
  return plain.cells
}

/** A row of the file with all checks that need nothing but the row. Undefined when one of them refuses it. */
export async function readSource(
  source: SourceRow,
  { categoryIds, check, problems, warnings, takePicture }: Reading,
): Promise<StagedRow | undefined> {
  const { line } = source
  if ('note' in source) {
    warnings.add([{ line, ...source.note }])
    return undefined
  }
  const read =
    'cells' in source
      ? readRow(plainRow(source, warnings), categoryIds)
      : { kind: 'wrong' as const, problems: source.problems }
  if (read.kind === 'wrong') {
    problems.add(read.problems.map((problem) => ({ ...problem, line })))
    return undefined
  }
  const errors: TableProblem[] = []
  for (const { severity, column, expected, found } of check(read.row))
    if (severity === 'error') errors.push({ line, column, expected, found })
    else warnings.add([{ line, column, expected, found }])
  problems.add(errors)
  if (errors.length > 0) return undefined
  const { images, ...row } = read.row
  if (images === null) return { line, row, pictures: null }
  const pictures = await takeAll(images, takePicture)
  problems.add(pictures.refused.map((problem) => ({ line, column: 'images', ...problem })))
  return pictures.refused.length > 0 ? undefined : { line, row, pictures: pictures.stored }
}

async function takeAll(images: readonly ImportedImage[], takePicture: TakePicture) {
  const taken = await Promise.all(
    images.map(async ({ file, alt, kind }) => ({ alt, kind, file, result: await takePicture(file) })),
  )
  return {
    stored: taken.flatMap(({ alt, kind, result }) =>
      result.kind === 'stored' ? [{ ...result.picture, alt, kind }] : [],
    ),
    refused: taken.flatMap(({ file, result }) =>
      result.kind === 'refused' ? [{ expected: result.expected, found: `${file}: ${result.found}` }] : [],
    ),
  }
}
