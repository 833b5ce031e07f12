import {
  isOtherDelivery,
  isOtherPlace,
  type TotalNow,
  totalChanges,
} from '#features/partners/quotes/rules/signed-total.ts'
import { formatMoney } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { quotedTexts as texts } from '../quoted-texts.ts'
import { isSettled, type QuoteCheckout } from '../rules/quote-checkout.ts'

interface Props {
  readonly quote: QuoteCheckout
  readonly now: TotalNow
  readonly onAgree: (isAgreed: boolean) => void
  readonly onSignedAddress: () => void
  readonly onSignedDelivery: () => void
}

/** What makes the total another one than the signed one, the way back, and the agreement to the new total. */
export function SignedTotalNotice({ quote, now, onAgree, onSignedAddress, onSignedDelivery }: Props) {
  const { signed, address } = quote
  const changes = totalChanges(signed, now)
  if (now.total === signed.total) return null
  const places = [
    `${address.city}, ${signed.state} ${signed.zip}`,
    now.state === '' ? now.zip : `${now.state} ${now.zip}`,
  ] as const
  const reasons = [...new Set(changes.map(({ reason }) => reason))]
  const total = formatMoney(now.total)
  return (
    <Notice
      tone="warn"
      live="status"
      title={texts.title(formatMoney(signed.total), total)}
      className="checkout-signed"
    >
      <div className="stack-s">
        {reasons.map((reason) => (
          <p key={reason}>{texts.reason[reason](...places)}</p>
        ))}
        <ul>
          {changes.map(({ part, was, now: amount }) => (
            <li key={part}>{texts.change[part](formatMoney(was), formatMoney(amount))}</li>
          ))}
        </ul>
        <CheckField
          label={texts.agree(total)}
          checked={isSettled(quote, now.total)}
          onChange={(event) => onAgree(event.currentTarget.checked)}
        />
        <p className="row">
          {isOtherPlace(signed, now) && <Button onClick={onSignedAddress}>{texts.signedAddress}</Button>}
          {isOtherDelivery(signed, now) && <Button onClick={onSignedDelivery}>{texts.signedDelivery}</Button>}
        </p>
      </div>
    </Notice>
  )
}

/** Beside the sum: the quote that is paid, and what is not part of the order. */
export function SignedTotalNote({
  quote,
  total,
}: {
  readonly quote: QuoteCheckout
  readonly total: TotalNow['total']
}) {
  const { number, signed, labor } = quote
  return (
    <>
      {total === signed.total && <p className="meta">{texts.signed(number, formatMoney(total))}</p>}
      {labor && <p className="meta">{texts.labor(labor.company, formatMoney(labor.total))}</p>}
    </>
  )
}
