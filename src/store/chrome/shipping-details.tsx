import { defineTexts } from '#lib/language/texts.ts'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { shippingTexts } from '../page-texts.ts'
import { texts } from '../texts.ts'

const detailsTexts = defineTexts({ aboutDelivery: 'All about delivery' })

/** The details of Free Shipping (L-TOP-SHIP, L-SHIP-COPY). */
export function ShippingDetails({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open title={texts.freeShipping} onClose={onClose}>
      <ul className="ticks">
        {Object.values(shippingTexts).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        <RoutedLink href="/free-shipping" onClick={onClose}>
          {detailsTexts.aboutDelivery}
        </RoutedLink>
      </p>
    </Dialog>
  )
}
