import { formTexts } from '#features/selling/checkout/texts.ts'
import type { PanelProps, PaymentMethodUi } from '../payment-method.ts'

/** A check by mail: nothing is paid online. */
export const check: PaymentMethodUi = {
  method: 'check',
  label: formTexts.check,
  aside: formTexts.checkNote,
  Panel: CheckPanel,
  pay: () => null,
}

function CheckPanel({ billing }: PanelProps) {
  return (
    <>
      <p>{formTexts.checkHow}</p>
      {billing}
    </>
  )
}
