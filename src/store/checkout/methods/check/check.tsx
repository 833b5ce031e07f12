import { formTexts } from '#features/checkout/texts.ts'
import type { PayWay } from '../payment-method.ts'

/** A check by mail: nothing is paid online. */
export const checkWay: PayWay = {
  method: 'check',
  label: formTexts.check,
  aside: formTexts.checkNote,
  panel: ({ billing }) => (
    <>
      <p>{formTexts.checkHow}</p>
      {billing}
    </>
  ),
}
