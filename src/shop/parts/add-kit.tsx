import { useEffect, useRef, useState } from 'react'
import { cartLink } from '#features/selling/cart/rules/cart-link.ts'
import { addTexts } from '#features/selling/cart/ui/add-to-cart/button.tsx'
import { useCartAccess } from '#features/selling/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'

/** The lines that one press puts into the cart. */
export interface KitLine {
  readonly id: string
  readonly qty: number
}

export interface AddKitProps {
  readonly lines: readonly KitLine[]
  readonly look: 'primary' | 'plain'
  /** the kit's name, for screen readers */
  readonly name: string
  readonly texts: {
    readonly addKit: string
    readonly adding: string
    readonly addFailed: string
    readonly added: (count: number) => string
    readonly undo: string
    readonly undone: string
    readonly toCart: string
  }
}

type State =
  | { kind: 'ready' | 'adding' | 'undone' }
  | { kind: 'failed'; message: string }
  /** how many of each the cart had before */
  | { kind: 'added'; before: readonly KitLine[] }

const quantities = (store: CartStore, lines: readonly KitLine[]): KitLine[] => {
  const { items } = store.state.getState()
  return lines.map(({ id }) => ({ id, qty: items.find((item) => item.id === id)?.qty ?? 0 }))
}

/**
 * Puts a whole kit into the cart with one press: all lines or none. Afterwards it offers to undo that.
 * Without script the link opens the cart with the kit.
 */
export function AddKit({ lines, look, name, texts }: AddKitProps) {
  const access = useCartAccess()
  const [state, setState] = useState<State>({ kind: 'ready' })
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state.kind === 'added') done.current?.querySelector('a')?.focus()
  }, [state.kind])

  const add = async () => {
    setState({ kind: 'adding' })
    const failed = (message: string) => setState({ kind: 'failed', message })
    // A browser does not ask again for code that it could not load, so that another press would fail too.
    const cart = await access.load().catch(() => failed(addTexts.notLoaded))
    if (!cart) return
    try {
      const before = quantities(cart, lines)
      await cart.addAccessories(lines)
      setState({ kind: 'added', before })
    } catch {
      failed(texts.addFailed)
    }
  }
  const undo = async (before: readonly KitLine[]) => {
    const cart = await access.load()
    for (const { id, qty } of before) cart.send({ type: 'quantityChanged', id, qty })
    setState({ kind: 'undone' })
  }

  const count = lines.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <>
      {state.kind === 'added' ? (
        <div className="kit-added" ref={done}>
          <p className="ok">{texts.added(count)}</p>
          <div className="row">
            <LinkButton href="/cart" look={look} size="big">
              {texts.toCart}
            </LinkButton>
            <Button look="quiet" onClick={() => void undo(state.before)}>
              {texts.undo}
            </Button>
          </div>
        </div>
      ) : (
        <LinkButton
          href={cartLink(lines)}
          look={look}
          size="big"
          full
          rel="nofollow"
          aria-label={`${state.kind === 'adding' ? texts.adding : texts.addKit}: ${name}`}
          onClick={(event) => {
            event.preventDefault()
            if (state.kind !== 'adding') void add()
          }}
        >
          {state.kind === 'adding' ? texts.adding : texts.addKit}
        </LinkButton>
      )}
      <span role="alert" className={state.kind === 'failed' ? 'bad' : 'visually-hidden'}>
        {state.kind === 'failed' && state.message}
      </span>
      <span role="status" className={state.kind === 'undone' ? 'meta' : 'visually-hidden'}>
        {state.kind === 'added' && texts.added(count)}
        {state.kind === 'undone' && texts.undone}
      </span>
    </>
  )
}
