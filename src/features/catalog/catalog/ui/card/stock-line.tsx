import type { ReactNode } from 'react'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import { type Availability, shipsNow } from '../../rules/stock.ts'
import { stockWords } from '../../rules/stock-words.ts'
import { cardTexts as texts } from '../card-texts.ts'

export type StockView = Availability

const looks: Record<StockView['status'], { state: State; icon?: 'check' }> = {
  in_stock: { state: 'ok' },
  few_left: { state: 'warn', icon: 'check' },
  back_order: { state: 'none' },
  out_of_stock: { state: 'none' },
  no_longer_sold: { state: 'none' },
}

/** The stock as a word with an icon. */
export const StockWord = ({ stock }: { stock: StockView }) => (
  <StateWord {...looks[stock.status]}>{stockWords(stock)}</StateWord>
)

/** State and arrival in one line, the same in every card. */
export function StockLine({ stock, arrival }: { stock: StockView; arrival?: ReactNode }) {
  const ships = shipsNow(stock)
  return (
    <p className="ship">
      <StockWord stock={stock} /> {ships && (arrival ?? texts.typical)}
    </p>
  )
}
