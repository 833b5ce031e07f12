import { implement } from '@orpc/server'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { partnerToolsContract } from '../contract.ts'
import { assembleUnits } from './assemble.ts'
import { modelRows } from './find-models.ts'
import { findSystems } from './systems.ts'
import type { ToolsContext } from './tools-context.ts'

const os = implement(partnerToolsContract).$context<ToolsContext>()

export const partnerToolsHandlers = {
  assemble: os.assemble.handler(({ input, context }) => {
    requirePermission(context.actor, 'projects.read')
    return assembleUnits(input, context)
  }),
  systems: os.systems.handler(({ input, context }) => {
    requirePermission(context.actor, 'projects.read')
    return findSystems(input, context)
  }),
  find: os.find.handler(async ({ input, context }) => {
    requirePermission(context.actor, 'projects.read')
    return { found: await modelRows(context.db, input.search) }
  }),
}
