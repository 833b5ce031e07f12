import { scopeOf } from '#features/people/accounts/rules/permissions.ts'
import { costsOf } from '#features/selling/pricing/server/index.ts'
import { grossProfit } from '#features/selling/repricing/rules/repricing.ts'
import { fromWire, toWire, ZERO } from '#lib/money.ts'
import type { ToolsContext } from './tools-context.ts'

interface PricedLine {
  id: string
  qty: number
  /** dollars each */
  price: number
}

/** What products cost us, for staff; undefined for other callers, so that their answers lack the figure. */
export async function costsFor({ db, actor }: Pick<ToolsContext, 'db' | 'actor'>, ids: readonly string[]) {
  return scopeOf(actor, 'cart.internal-figures') === 'all' ? costsOf(db, [...new Set(ids)]) : undefined
}

type Costs = Awaited<ReturnType<typeof costsFor>>

/** Dollars that lines earn; null when a cost is not known, undefined for a person who may not see it. */
export function earned(costs: Costs, lines: readonly PricedLine[]): number | null | undefined {
  if (costs === undefined) return undefined
  const profit = grossProfit(
    lines.map(({ id, qty, price }) => ({ qty, asked: fromWire(price), cost: costs.get(id) ?? null })),
    ZERO,
  )
  return profit === null ? null : toWire(profit)
}

export const profitOf = async (context: ToolsContext, lines: readonly PricedLine[]) =>
  earned(
    await costsFor(
      context,
      lines.map(({ id }) => id),
    ),
    lines,
  )
