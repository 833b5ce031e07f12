import { useState } from 'react'
import { Drawing } from '#ui/drawing/drawing.tsx'
import { texts } from '../texts.ts'
import { useCartAccess } from './cart-context.tsx'

/** How an item looks: its rendering, or its drawing where it has none. */
export function ItemPicture({ id }: { readonly id: string }) {
  const { renderingUrl, drawingUrl } = useCartAccess()
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="cart-pic">
      {isMissing ? (
        <Drawing src={drawingUrl(id)} />
      ) : (
        <img
          src={renderingUrl(id)}
          alt={texts.rendering}
          width={640}
          height={480}
          decoding="async"
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
