import type { ReactNode } from 'react'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import type { StockTold } from '../../rules/stock.ts'
import { formatDay } from '../day.ts'
import { texts } from '../texts.ts'

export type StockView = StockTold

const looks: Record<StockView['state'], { state: State; icon?: 'check' }> = {
  in: { state: 'ok' },
  low: { state: 'warn', icon: 'check' },
  'back-order': { state: 'none' },
  out: { state: 'none' },
}

/** Whether it can be had, in words: "In stock", "2 left", "Out of stock, expected Tue, Dec 1". */
export function stockWords({ state, left, restockOn }: StockView): string {
  if (state === 'in') return texts.inStock
  if (state === 'low') return texts.left(left ?? 1)
  const word = state === 'back-order' ? texts.backOrder : texts.outOfStock
  return restockOn ? `${word}, ${texts.expected(formatDay(restockOn))}` : word
}

/** Whether it can be had, as a word with a sign. */
export const StockWord = ({ stock }: { stock: StockView }) => (
  <StateWord {...looks[stock.state]}>{stockWords(stock)}</StateWord>
)

/** State and arrival in one line, the same in every card. */
export function StockLine({ stock, arrival }: { stock: StockView; arrival?: ReactNode }) {
  const ships = stock.state === 'in' || stock.state === 'low'
  return (
    <p className="ship">
      <StockWord stock={stock} /> {ships && (arrival ?? texts.typical)}
    </p>
  )
}
