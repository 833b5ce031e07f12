import { z } from 'zod'
import { readTextFile } from '#lib/table/import-file.ts'
import { didYouMean } from '#lib/text/near-word.ts'
import { COLUMN_NAMES, isKnown } from '../../rules/import/import-columns.ts'
import { type Mapping, UNITS, unfinished } from '../../rules/mapping/mapping.ts'

const MOST_BYTES = 2_000_000
const texts = z.record(z.string(), z.string())

const mappingSchema: z.ZodType<Mapping> = z.strictObject({
  table: z.string(),
  columns: z.record(
    z.string(),
    z.strictObject({
      from: z.union([z.string(), z.array(z.string())]).exactOptional(),
      join: z.string().exactOptional(),
      object: texts.exactOptional(),
      value: z.string().exactOptional(),
      unit: z.enum(UNITS).exactOptional(),
      words: texts.exactOptional(),
    }),
  ),
  family: z
    .strictObject({ of: z.string(), names: z.array(z.string()), columns: z.array(z.string()) })
    .optional(),
  skip: z.record(z.string(), z.array(z.string())).optional(),
  leftOut: z.array(z.string()).optional(),
})

/** A mapping that a person has completed, or why it cannot be used. */
export async function readMappingFile(file: string): Promise<{ read: Mapping } | { refusal: string }> {
  const text = await readTextFile(file, MOST_BYTES)
  if ('refusal' in text) return text
  let json: unknown
  try {
    json = JSON.parse(text.read)
  } catch (error) {
    return { refusal: `expected JSON: ${error instanceof Error ? error.message : String(error)}` }
  }
  const mapping = mappingSchema.safeParse(json)
  if (!mapping.success)
    return {
      refusal: mapping.error.issues
        .map(({ path, message }) => `${path.join(', ') || 'the file'}: ${message}`)
        .join('\n'),
    }
  const unknown = Object.keys(mapping.data.columns).filter((column) => !isKnown(column))
  if (unknown.length > 0)
    return {
      refusal: unknown
        .map((column) => `the catalog has no column ${column}${didYouMean(column, COLUMN_NAMES)}`)
        .join('\n'),
    }
  const open = unfinished(mapping.data)
  return open.length === 0
    ? { read: mapping.data }
    : { refusal: `complete what is still empty: ${open.join('; ')}` }
}
