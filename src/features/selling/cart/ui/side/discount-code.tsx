import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Tag } from '#ui/tag/tag.tsx'
import type { CartCoupon } from '../../rules/types.ts'
import { texts } from '../../texts.ts'

interface Props {
  readonly coupon: CartCoupon
  readonly onEnter: (code: string) => void
  readonly onRemove: () => void
}

/**
 * A discount code: a link that opens one field. An applied code is a tag that can be removed.
 */
export function DiscountCode({ coupon, onEnter, onRemove }: Props) {
  const [code, setCode] = useState('')
  if (coupon.kind === 'applied') return <Tag label={coupon.code} onRemove={onRemove} />

  const enter = (event: FormEvent) => {
    event.preventDefault()
    const trimmed = code.trim().toUpperCase()
    if (trimmed) onEnter(trimmed)
  }
  return (
    <details className="cart-code" open={coupon.kind === 'none' ? undefined : true}>
      <summary>{texts.discountCode}</summary>
      <form className="row nowrap" onSubmit={enter}>
        <TextField
          label={texts.codeLabel}
          hideLabel
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={coupon.kind === 'failed' ? coupon.message : undefined}
        />
        <Button type="submit" busy={coupon.kind === 'applying'} busyText={texts.applying}>
          {texts.apply}
        </Button>
      </form>
    </details>
  )
}
