import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { COMPANY } from '#features/people/accounts/rules/access.ts'
import {
  needs,
  needsSecondFactor,
  needsSession,
  requirePermission,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { companiesContract } from '../contract.ts'
import { COMPANIES } from '../rules/access.ts'
import { logoAnswer, logoBytes, removeLogo, setLogo } from './index.ts'
import { listCompanies, listContractors, openCompany } from './read-companies.ts'
import { changeCompany, createCompany, setCompanyDisabled } from './write-companies.ts'

interface CompaniesContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

const os = implement(companiesContract).$context<CompaniesContext>()

export const companiesHandlers = {
  list: os.list
    .use(needs(COMPANY.read))
    .handler(({ input, context: { db, permission } }) => listCompanies(db, permission, input)),

  open: os.open
    .use(needs(COMPANY.read))
    .handler(({ input, context: { db, permission } }) => openCompany(db, permission, input.id)),

  create: os.create
    .use(needs(COMPANIES.write))
    .handler(async ({ input, context: { db, actor, clock, permission } }) => {
      const id = await createCompany(db, permission, { typed: input, now: clock.now() })
      return openCompany(db, requirePermission(actor, COMPANY.read), id)
    }),

  change: os.change
    .use(needs(COMPANY.write))
    .handler(async ({ input: { id, version, ...typed }, context: { db, actor, permission } }) => {
      await changeCompany(db, permission, { id, version, typed })
      return openCompany(db, requirePermission(actor, COMPANY.read), id)
    }),

  setLogo: os.setLogo.use(needs(COMPANY.write)).handler(async ({ input, context }) => {
    await setLogo(context, context.permission, input)
    return openCompany(context.db, requirePermission(context.actor, COMPANY.read), input.id)
  }),

  removeLogo: os.removeLogo
    .use(needs(COMPANY.write))
    .handler(async ({ input: { id }, context: { db, actor, permission } }) => {
      await removeLogo(db, permission, id)
      return openCompany(db, requirePermission(actor, COMPANY.read), id)
    }),

  logo: os.logo.use(needsSession).handler(async ({ input, context }) => {
    return logoAnswer(await logoBytes(context, input.logo))
  }),

  setDisabled: os.setDisabled
    .use(needs(COMPANIES.write))
    .use(needsSecondFactor)
    .handler(async ({ input: { id, disabled }, context }) => {
      const { permission } = context
      const now = context.clock.now()
      await setCompanyDisabled(context.db, permission, { id, disabled, now })
      return openCompany(context.db, requirePermission(context.actor, COMPANY.read), id)
    }),

  contractors: os.contractors.use(needsSession).handler(({ input, context }) => {
    return listContractors(context.db, input)
  }),
}
