import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { printedOrderNumber } from '../rules/order-number.ts'
import { pageTexts as texts } from '../texts.ts'

interface Props {
  readonly orderID: string
  /** where the form goes: the same page with ?postal= */
  readonly action: string
  readonly refusal?: string | undefined
}

/**
 * Asks for the postal code that opens an order on another device. A plain form, so it works without script.
 */
export function OpenOrderForm({ orderID, action, refusal }: Props) {
  return (
    <form method="get" action={action} className="box stack order-open">
      <h1>{texts.openTitle(printedOrderNumber(orderID))}</h1>
      <p>{texts.openWhy}</p>
      <TextField
        label={texts.postal}
        name="postal"
        autoComplete="postal-code"
        maxLength={12}
        check={typedZipFault}
        required
        error={refusal}
      />
      <Button type="submit" look="primary">
        {texts.open}
      </Button>
    </form>
  )
}
