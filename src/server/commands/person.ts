import { writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { localFiles } from '#adapters/files-local/files-local.ts'
import { PEOPLE_DATA } from '#features/desk/people-data/rules/access.ts'
import { carryOutErasures, type EraseServices } from '#features/desk/people-data/server/carry-out.ts'
import { askErasure, type ExportServices, exportPerson } from '#features/desk/people-data/server/requests.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { systemClock } from '#lib/clock.ts'
import { email } from '#lib/typed/schemas.ts'
import { personalData } from '../declared.ts'
import { consoleStaff } from './console.ts'
import { withDatabase } from './with-database.ts'

export const personUsage = `  person EMAIL export --reason WHY --save FILE.zip
                       writes what the store has of a person into a ZIP file
  person EMAIL erase --reason WHY
                       erases a person, but for what the law keeps`

const PAUSE_MS = 1_000

const ASKED = z.object({
  email,
  act: z.enum(['export', 'erase']),
  reason: z.string().min(1),
  save: z.string().optional(),
})
type Asked = z.infer<typeof ASKED>

/** The commands of a person's data, by the functions of the portal's page. Undefined for a wrong use. */
export async function person(args: readonly string[]): Promise<number | undefined> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string' }, save: { type: 'string' } },
  })
  const [typed, act, ...rest] = positionals
  const asked = ASKED.safeParse({ email: typed, act, ...values })
  if (!asked.success || rest.length > 0) return undefined
  if (asked.data.act === 'export' && asked.data.save === undefined) return undefined
  return withDatabase(async (db, { filesDir }) => {
    const services = { db, personalData, clock: systemClock, files: localFiles(filesDir) }
    try {
      return asked.data.act === 'export'
        ? await save(services, asked.data)
        : await erase(services, asked.data)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      console.error(error.message)
      return 1
    }
  })
}

/** Who has a shell on the server administers it. */
const administrator = () => ({ ...consoleStaff(userInfo().username), role: 'admin' }) as const

async function save(services: ExportServices, { email, reason, save: file = '' }: Asked): Promise<number> {
  const permission = requirePermission(administrator(), PEOPLE_DATA.export)
  const now = systemClock.now()
  const { id, parts, zip } = await exportPerson(services, permission, { email, reason, now })
  await writeFile(file, zip, { mode: 0o600 })
  console.log(`Request ${id}: ${parts} parts are in ${file}`)
  return 0
}

/** Erases at once, beside a store that may run and work on the same request. */
async function erase(services: EraseServices, { email, reason }: Asked): Promise<number> {
  const permission = requirePermission(administrator(), PEOPLE_DATA.erase)
  const now = systemClock.now()
  const id = await askErasure(services, permission, { email, again: email, reason, now })
  for (;;) {
    await carryOutErasures(services)
    const row = await services.db
      .selectFrom('person_request')
      .select(['state', 'erased', 'kept', 'refusal'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (row.state === 'refused') console.error(row.refusal)
    if (row.state === 'done') print(id, row)
    if (row.state !== 'waiting') return row.state === 'done' ? 0 : 1
    await sleep(PAUSE_MS)
  }
}

function print(id: number, { erased, kept }: Record<'erased' | 'kept', Record<string, number>>): void {
  console.log(`Request ${id}`)
  for (const [what, count] of Object.entries(erased)) console.log(`  erased ${count}: ${what}`)
  for (const [what, count] of Object.entries(kept)) console.log(`  kept ${count}: ${what}`)
}
