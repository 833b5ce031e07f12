import { noApproval } from '#features/checkout/rules/checkout-state.ts'
import { amazonCard } from '#features/checkout/rules/wallet-form.ts'
import { formTexts } from '#features/checkout/texts.ts'
import { methodNames } from '#features/payments/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { PaymentRoom, PayWay } from '../payment-method.ts'
import { AmazonButton } from './amazon-button.tsx'
import { createSignature } from './amazon-calls.ts'

/** Amazon Pay: she chooses account and card at Amazon, comes back to the review, places the order, and confirms it at Amazon. */
export function amazonWay({ store, view, offer }: PaymentRoom): PayWay {
  const { sessionId, error } = view.form.amazonPay
  const needsApproval = sessionId === ''
  return {
    method: 'AmazonPay',
    label: methodNames.AmazonPay,
    aside: formTexts.amazonNote,
    needsApproval,
    panel: ({ billing, isComplete }) => (
      <>
        {error !== '' && view.problem === null && <Notice tone="bad">{error}</Notice>}
        {billing}
        {needsApproval ? (
          <>
            <p className="meta">{formTexts.amazonHow}</p>
            {offer.amazon && (
              <AmazonButton
                scriptUrl={offer.amazon.scriptUrl}
                productType="PayOnly"
                createSignature={createSignature}
                mayBegin={isComplete}
              />
            )}
          </>
        ) : (
          <Notice tone="ok">
            <div className="stack">
              <p>{formTexts.amazonChosen(amazonCard(view.form))}</p>
              <Button size="small" onClick={() => store.change({ amazonPay: noApproval.amazonPay })}>
                {formTexts.amazonOther}
              </Button>
            </div>
          </Notice>
        )}
      </>
    ),
  }
}
