import { useState } from 'react'
import { texts } from '#features/selling/payments/texts.ts'
import { useAnswer } from '#lib/react/use-answer.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { SheetEnd, SheetSum } from './wallet-gateway.ts'

/** Events of an open sheet. */
interface SheetEvents {
  sum: SheetSum
  onPaying(): void
  onEnd(why: SheetEnd): void
}

interface Props<W> {
  readonly name: string
  readonly look: 'apple' | 'google'
  /** Loads everything that a press needs, because the press handler must not wait. */
  readonly open: () => Promise<W>
  /** the lines of the sheet; undefined while the total is unknown, and the page says so */
  readonly sum: () => SheetSum | undefined
  readonly onPress: (wallet: W, events: SheetEvents) => void
}

/**
 * A wallet's button. The sheet is the final confirmation: the buyer places an order with exactly the total
 * that it shows.
 */
export function WalletButton<W>({ name, look, open, sum, onPress }: Props<W>) {
  const [tries, setTries] = useState(1)
  const wallet = useAnswer(open, [tries])
  const [sheet, setSheet] = useState<SheetEnd | 'open' | 'paying'>()
  const isOpen = sheet === 'open' || sheet === 'paying'
  const isBusy = wallet.kind === 'loading' || isOpen

  const press = () => {
    if (wallet.kind !== 'ready' || isOpen) return
    const shown = sum()
    if (!shown) return
    setSheet('open')
    onPress(wallet.data, {
      sum: shown,
      onPaying: () => setSheet('paying'),
      onEnd: setSheet,
    })
  }
  const notice =
    sheet === 'cancelled' ? texts.walletCancelled(name) : sheet === 'failed' ? texts.walletBroken(name) : null

  return (
    <div className="wallet">
      {wallet.kind !== 'failed' && (
        <button
          type="button"
          className="wallet-button"
          data-look={look}
          aria-disabled={isBusy}
          aria-busy={isBusy}
          onClick={press}
        >
          {sheet === 'paying' ? texts.walletPlacing : texts.payWith(name)}
        </button>
      )}
      <div role="status">{notice && <Notice>{notice}</Notice>}</div>
      {wallet.kind === 'failed' && (
        <Notice tone="bad" live="alert">
          <p>{texts.walletFailed(name)}</p>
          <Button size="small" onClick={() => setTries(tries + 1)}>
            {texts.walletRetry}
          </Button>
        </Notice>
      )}
    </div>
  )
}
