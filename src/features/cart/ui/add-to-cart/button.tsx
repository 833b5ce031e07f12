import { type ReactNode, useState } from 'react'
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

/** Adds a product to the cart; the dialog confirms it, and a refusal appears below the button. */
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

  const add = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const cart = await access.load()
      await cart.add(id, quantity)
    } catch (error) {
      setFailure(error instanceof Error && error.name === 'ApiError' ? error.message : texts.addFailed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        {...shape}
        busy={busy}
        disabled={disabled}
        onClick={add}
        aria-label={children === texts.add ? texts.addNamed(name) : undefined}
      >
        {children}
      </Button>
      <span role="alert" className={failure ? 'bad' : 'visually-hidden'}>
        {failure}
      </span>
    </>
  )
}
