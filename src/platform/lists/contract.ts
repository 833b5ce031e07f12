import { z } from 'zod'
import {
  type Filter,
  type Filters,
  faultOf,
  type ListQuery,
  nothingSaid,
  type ValueOf,
} from './rules/query.ts'

/** Where a page of a list begins: `next` of the answer before. */
export const after = z.string().max(400).optional()

/** Where the next page begins; null after the last. */
export const next = z.string().nullable()

type SchemaOf<F> = F extends { first: string }
  ? z.ZodDefault<z.ZodType<ValueOf<F>, ValueOf<F> | ''>>
  : z.ZodOptional<z.ZodType<ValueOf<F>, ValueOf<F> | ''>>
type Fields<F extends Filters, M extends z.ZodRawShape> = z.ZodObject<
  { [N in keyof F]: SchemaOf<F[N]> } & M,
  z.core.$strict
>

/**
 * The input of a call that lists: the filters of its query with the names and values of the address, their
 * older names too. A value that a filter does not have is refused at its field. `more`: other fields, such as
 * `after` and `limit`.
 */
export function listInput<F extends Filters, M extends z.ZodRawShape>(
  query: ListQuery<F>,
  more: M,
): z.ZodType<z.output<Fields<F, M>>, z.input<Fields<F, M>>>
export function listInput({ filters }: ListQuery<Filters>, more: z.ZodRawShape): z.ZodType {
  const entries = Object.entries(filters)
  const renamed = entries.filter(([, { was }]) => was !== undefined)
  const fields = z.strictObject({
    ...Object.fromEntries(entries.map(([name, filter]) => [name, fieldOf(filter)])),
    ...Object.fromEntries(renamed.map(([name, filter]) => [filter.was, earlierField(name, filter)])),
    ...more,
  })
  if (renamed.length === 0) return fields
  return fields.transform((input) => {
    const said: Record<string, unknown> = { ...input }
    for (const [name, filter] of renamed) {
      const { was = '' } = filter
      if (said[name] === nothingSaid(filter)) said[name] = said[was] ?? said[name]
      delete said[was]
    }
    return said
  })
}

function fieldOf(filter: Filter): z.ZodType {
  const first = nothingSaid(filter)
  return first === undefined ? schemaOf(filter).optional() : schemaOf(filter).default(first)
}

/** The values that `faultOf` finds no fault in, with its sentence for others. */
function schemaOf(filter: Filter): z.ZodType {
  // What is no text has the sentence that every call has for a value of another kind.
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'string' ? faultOf(filter, input) : undefined
  const fits = (said: string) => faultOf(filter, said) === undefined
  switch (filter.kind) {
    case 'choice':
      return z.enum(['', ...filter.values], { error }).transform((value) => value || filter.first)
    case 'words':
      return z.string().trim().refine(fits, { error }).meta({ maxLength: filter.longest })
    case 'id':
      return z.union([z.int().positive(), z.string().refine(fits).transform(Number)], { error })
    case 'day':
      return z.string().refine(fits, { error }).meta({ format: 'date' })
    case 'ids':
      return z.string().refine(fits, { error })
  }
}

/** An earlier name takes the values of then and of now. */
const earlierField = (name: string, filter: Filter): z.ZodType => {
  const { says = {} } = filter
  const value = z
    .string()
    .transform((said) => says[said] ?? said)
    .pipe(schemaOf(filter) as z.ZodType<unknown, string>)
  return value.optional().describe(`earlier name of \`${name}\``)
}
