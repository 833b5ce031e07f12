import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { defineTexts } from '#lib/language/texts.ts'
import { afterPaint, whenIdle } from '#lib/react/first-input.ts'
import { Button, type ButtonShape } from '#ui/button/button.tsx'
import { useCartAccess } from '../cart-context.tsx'

/** The texts of the add-to-cart button, apart from those of the cart because every list loads them. */
export const addTexts = defineTexts({
  add: 'Add to cart',
  adding: 'Adding…',
  addNamed: (name: string) => `Add to cart: ${name}`,
  notLoaded: 'Part of this page could not be loaded. Reload the page, then add it again.',
  addFailed: 'We couldn’t add this to your cart. Please try again.',
})

interface AddToCartProps extends ButtonShape {
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
  children = addTexts.add,
  ...shape
}: AddToCartProps) {
  const access = useCartAccess()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => whenIdle(() => access.prepare?.()), [access])

  const add = async () => {
    try {
      // A browser does not ask again for code that it could not load, so that another press would fail too.
      const cart = await access.load().catch(() => setFailure(addTexts.notLoaded))
      await cart?.add(id, quantity, name)
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'ApiError' ? error.message : addTexts.addFailed)
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
        busyText={addTexts.adding}
        disabled={disabled}
        onPointerEnter={near}
        onFocus={near}
        onPointerDown={begin}
        onKeyDown={(event) => isPress(event) && begin()}
        onClick={press}
        aria-label={children === addTexts.add && !busy ? addTexts.addNamed(name) : undefined}
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
