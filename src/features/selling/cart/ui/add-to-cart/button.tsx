import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { whenIdle } from '#lib/react/first-input.ts'
import { afterPaint } from '#ui/after-paint.ts'
import { Button, type ButtonShape } from '#ui/button/button.tsx'
import { addTexts as texts } from '../../add-texts.ts'
import { useCartAccess } from '../cart-context.tsx'

export interface AddToCartProps extends ButtonShape {
  readonly id: string
  readonly name: string
  readonly quantity?: number
  readonly disabled?: boolean
  readonly children?: ReactNode
}

/**
 * Adds a product to the cart; the dialog confirms it, and a refusal appears below the button. The button
 * answers a press in the next frame. What the dialog shows is loaded before: the code when the pointer or the
 * focus comes near, the product's item and parts when the press begins.
 */
export function AddToCart({
  id,
  name,
  quantity = 1,
  disabled,
  children = texts.add,
  ...shape
}: AddToCartProps) {
  const access = useCartAccess()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => whenIdle(() => access.prepare?.()), [access])

  const add = async () => {
    try {
      // A browser does not ask again for code that it could not load, so that another press would fail too.
      const cart = await access.load().catch(() => setFailure(texts.notLoaded))
      await cart?.add(id, quantity, name)
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'ApiError' ? error.message : texts.addFailed)
    } finally {
      setBusy(false)
    }
  }
  const press = () => {
    setBusy(true)
    setFailure(null)
    afterPaint(() => void add())
  }
  const near = () => access.prepare?.()
  const begin = () => {
    access.prepare?.(id)
    void access.load().catch(() => undefined)
  }

  return (
    <>
      <Button
        {...shape}
        className={NEEDS_SCRIPT}
        busy={busy}
        busyText={texts.adding}
        disabled={disabled}
        onPointerEnter={near}
        onFocus={near}
        onPointerDown={begin}
        onKeyDown={(event) => isPress(event) && begin()}
        onClick={press}
        aria-label={children === texts.add && !busy ? texts.addNamed(name) : undefined}
      >
        {children}
      </Button>
      <span role="alert" className={failure ? 'bad' : 'visually-hidden'}>
        {failure}
      </span>
    </>
  )
}

/** Without script the button is not offered; the page says how to order by phone. */
const NEEDS_SCRIPT = 'needs-script'

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '
