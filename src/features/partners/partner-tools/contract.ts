import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { assembleInput, assembleOutput } from './contract/assemble.ts'
import { systemsInput, systemsOutput } from './contract/systems.ts'

export type { Assembled, AssemblyLine, AssemblyUnit, ChosenAssembly } from './contract/assemble.ts'
export type { FoundSystems, RowGauge, SystemRow } from './contract/systems.ts'

const TAGS = ['partners']

/** The tools of partners. Every call: 401 `sign_in_needed`, 403 `forbidden`. */
export const partnerToolsContract = {
  /** 400 `invalid_zip`, 404 `not_found` for a unit that we do not sell. */
  assemble: oc
    .route({
      method: 'POST',
      path: '/partner/tools/assemble',
      tags: TAGS,
      summary: 'Mini split units for rooms, and whether chosen units are a system, with lines and parts',
    })
    .input(assembleInput)
    .output(assembleOutput),

  /** 400 `invalid_zip`. */
  systems: oc
    .route({
      method: 'POST',
      path: '/partner/tools/systems',
      tags: TAGS,
      summary: 'Matched systems by many filters, model or AHRI number, with the partner’s prices',
    })
    .input(systemsInput)
    .output(systemsOutput),

  find: oc
    .route({
      method: 'GET',
      path: '/partner/tools/find',
      tags: TAGS,
      summary: 'Products by model number, AHRI number or the model that they replace',
    })
    .input(z.strictObject({ search: line(100) }))
    .output(z.object({ found: z.array(z.object({ href: z.string(), name: z.string(), note: z.string() })) })),
}
