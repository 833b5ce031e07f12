import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** The status of a row: built, or the capability that it waits for. */
const status = z.union([z.literal('built'), z.string().regex(/^waits for [a-z ]+$/)])

const requirementId = z.string().regex(/^[RLESVACXK]-[A-Z0-9]+(-[A-Z0-9]+)*$/)

/** A table of tests/ledger/data, each row read by its schema. */
function table<Row extends z.ZodType>(name: string, row: Row): z.infer<Row>[] {
  const text = readFileSync(`tests/ledger/data/${name}.csv`, 'utf8')
  return z.array(row).parse(parse(text, { columns: true }))
}

/** Every requirement of the specification, one row each. */
export const requirements = table('requirements', z.object({ id: requirementId, status, text: z.string() }))

/** Every address of the specification's section 2 and the route that answers for it. */
export const routes = table(
  'routes',
  z.object({ id: requirementId, address: z.string(), route: z.string(), status }),
)

/** Routes that the specification does not name, each with its reason. */
export const ownRoutes = table('own-routes', z.object({ route: z.string(), reason: z.string().min(1) }))

export const redirects = table('redirects', z.object({ id: requirementId, from: z.string(), to: z.string() }))

/** Every call of the specification's section 7: method and path below /v1/api. */
export const calls = table('calls', z.object({ id: requirementId, call: z.string(), status }))

/** Every text that the specification gives word for word. */
export const texts = table('texts', z.object({ id: requirementId, text: z.string(), status }))

/** Every cookie and every key of the browser's storage. */
export const browserStorage = table(
  'browser-storage',
  z.object({
    kind: z.enum(['cookie', 'storage']),
    name: z.string().startsWith('alpine.'),
    'id or reason': z.string().min(1),
    status,
  }),
)

export const isBuilt = (row: { status: string }): boolean => row.status === 'built'
