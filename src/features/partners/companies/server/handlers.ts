import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import {
  requirePermission,
  requireSignedIn,
  requireStepUp,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { companiesContract } from '../contract.ts'
import { logoAnswer, logoBytes, removeLogo, setLogo } from './logos.ts'
import { listCompanies, listContractors, openCompany } from './read-companies.ts'
import { changeCompany, createCompany, setCompanyDisabled } from './write-companies.ts'

interface CompaniesContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

const os = implement(companiesContract).$context<CompaniesContext>()

export const companiesHandlers = {
  list: os.list.handler(({ input, context: { db, actor } }) =>
    listCompanies(db, requirePermission(actor, 'company.read'), input),
  ),

  open: os.open.handler(({ input, context: { db, actor } }) =>
    openCompany(db, requirePermission(actor, 'company.read'), input.id),
  ),

  create: os.create.handler(async ({ input, context: { db, actor, clock } }) => {
    const permission = requirePermission(actor, 'companies.write')
    const id = await createCompany(db, permission, { typed: input, now: clock.now() })
    return openCompany(db, requirePermission(actor, 'company.read'), id)
  }),

  change: os.change.handler(async ({ input: { id, version, ...typed }, context: { db, actor } }) => {
    await changeCompany(db, requirePermission(actor, 'company.write'), { id, version, typed })
    return openCompany(db, requirePermission(actor, 'company.read'), id)
  }),

  setLogo: os.setLogo.handler(async ({ input, context }) => {
    await setLogo(context, requirePermission(context.actor, 'company.write'), input)
    return openCompany(context.db, requirePermission(context.actor, 'company.read'), input.id)
  }),

  removeLogo: os.removeLogo.handler(async ({ input: { id }, context: { db, actor } }) => {
    await removeLogo(db, requirePermission(actor, 'company.write'), id)
    return openCompany(db, requirePermission(actor, 'company.read'), id)
  }),

  logo: os.logo.handler(async ({ input, context }) => {
    requireSignedIn(context)
    return logoAnswer(await logoBytes(context, input.logo))
  }),

  setDisabled: os.setDisabled.handler(async ({ input: { id, disabled }, context }) => {
    const permission = requirePermission(context.actor, 'companies.write')
    const now = context.clock.now()
    requireStepUp(context, now)
    await setCompanyDisabled(context.db, permission, { id, disabled, now })
    return openCompany(context.db, requirePermission(context.actor, 'company.read'), id)
  }),

  contractors: os.contractors.handler(({ input, context }) => {
    requireSignedIn(context)
    return listContractors(context.db, input)
  }),
}
