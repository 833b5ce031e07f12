import { useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import { fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import type { FoundLine } from '../edit.ts'
import { builderTexts as texts } from '../texts.ts'

interface ListedCart {
  id: number
  cartName: string
  customerName: string
  items: number
}

interface OpenCart {
  products: readonly {
    id: string
    sku: string
    name: string
    qty: number
    price: number
    priceNow: number | null
  }[]
}

interface Props {
  readonly add: (lines: readonly FoundLine[]) => void
  readonly onClose: () => void
}

/** Puts the lines of a saved cart into the option, at the prices of today. */
export function FromCart({ add, onClose }: Props) {
  const [carts, setCarts] = useState<readonly ListedCart[]>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    call('GET', '/partner/carts').then(
      (answer) => setCarts((answer as { carts: ListedCart[] }).carts),
      () => setProblem(texts.notSearched),
    )
  }, [])
  const take = async (id: number) => {
    try {
      const { products } = (await call('GET', `/partner/carts/${id}`)) as OpenCart
      add(
        products.flatMap(({ priceNow, ...line }) =>
          priceNow === null
            ? []
            : [{ id: line.id, sku: line.sku, name: line.name, qty: line.qty, price: fromWire(priceNow) }],
        ),
      )
      onClose()
    } catch {
      setProblem(texts.notSearched)
    }
  }
  return (
    <Dialog open onClose={onClose} title={texts.cartTitle}>
      <p role="status">
        {problem || (carts === undefined ? texts.searching : carts.length === 0 && texts.noCarts)}
      </p>
      <ul className="quote-carts">
        {carts?.map(({ id, cartName, customerName, items }) => (
          <li key={id}>
            <Button look="quiet" onClick={() => void take(id)}>
              {texts.takeCart(cartName)}
            </Button>{' '}
            <span className="meta">{[customerName, texts.itemsIn(items)].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
