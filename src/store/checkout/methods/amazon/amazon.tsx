import { noApproval } from '#features/selling/checkout/rules/checkout-state.ts'
import { amazonCard } from '#features/selling/checkout/rules/wallet-form.ts'
import { formTexts } from '#features/selling/checkout/texts.ts'
import type { CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import { methodNames } from '#features/selling/payments/rules/methods.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { PanelProps, PaymentMethodUi } from '../payment-method.ts'
import { AmazonButton } from './amazon-button.tsx'
import { confirmAtAmazon, createSignature } from './amazon-calls.ts'

/**
 * Amazon Pay: the buyer chooses account and card at Amazon, comes back to the review, places the order, and
 * confirms it at Amazon.
 */
export const amazon: PaymentMethodUi = {
  method: 'AmazonPay',
  label: methodNames.AmazonPay,
  aside: formTexts.amazonNote,
  Panel: AmazonPanel,
  needsApproval,
  pay: ({ form }) =>
    form.amazonPay.sessionId === '' ? undefined : confirmAtAmazon(form.amazonPay.sessionId, form.costs.total),
}

function needsApproval({ form }: CheckoutView): boolean {
  return form.amazonPay.sessionId === ''
}

function AmazonPanel({ context, billing, isComplete }: PanelProps) {
  const { store, view, offer } = context
  const { error } = view.form.amazonPay
  return (
    <>
      {error !== '' && view.problem === null && <Notice tone="bad">{error}</Notice>}
      {billing}
      {needsApproval(view) ? (
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
  )
}
