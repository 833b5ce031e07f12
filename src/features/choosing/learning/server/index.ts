import type { FactTable } from '../contract.ts'
import { bends, lineCharges, lineSizes, serviceSpace } from './facts/installation-facts.ts'
import { federalCredits, stateRebates } from './facts/money-facts.ts'
import { coolingMinimums, type FactsContext, furnaceLimits, heatingMinimums } from './facts/rule-facts.ts'
import { fixtureFlows, sampleLoads, sizeWindow, tanklessFlows } from './facts/size-facts.ts'

/**
 * Tables that an article names and the store fills from the data that its own tools use, so that an article
 * and a tool always give the same figure.
 */
const TABLES: Readonly<Record<string, (context: FactsContext) => FactTable | Promise<FactTable>>> = {
  'size-window': sizeWindow,
  'sample-loads': sampleLoads,
  'cooling-minimums': coolingMinimums,
  'heating-minimums': heatingMinimums,
  'furnace-nox-limits': furnaceLimits,
  'federal-credits': federalCredits,
  'state-rebates': stateRebates,
  'line-sizes': lineSizes,
  'line-charges': lineCharges,
  'line-bends': bends,
  'service-space': serviceSpace,
  'fixture-flows': fixtureFlows,
  'tankless-flows': tanklessFlows,
}

export const factTableNames: readonly string[] = Object.keys(TABLES)

/** The table of a name; undefined for a name that no table has. */
export const factTable = async (name: string, context: FactsContext): Promise<FactTable | undefined> =>
  Object.hasOwn(TABLES, name) ? TABLES[name]?.(context) : undefined
