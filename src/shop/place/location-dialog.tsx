import { useState } from 'react'
import { taxWords } from '#features/location/rules/tax/sales-tax.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useShop } from '../shop-context.ts'
import { texts } from '../texts.ts'
import { useVisitor } from '../visitor.ts'
import { savePlace } from './save-place.ts'

/** The field has the focus and its value is selected, so the next digit replaces the old ZIP code. */
function selectOnOpen(field: HTMLInputElement | null): void {
  // The dialog moves the focus to its heading when it opens, so this waits for it.
  if (!field) return
  setTimeout(() => {
    field.focus()
    field.select()
  }, 0)
}

/** "Your Location": sets the zip code for which prices, dates and tax are calculated (L-ZIP). */
export function LocationDialog({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const shop = useShop()
  const { location, knowsPlace } = useVisitor()
  const [zip, setZip] = useState(knowsPlace ? location.zipcode : '')

  const submit = async (): Promise<void> => {
    setBusy(true)
    const refusal = await savePlace(shop, zip)
    setBusy(false)
    setError(refusal)
    if (refusal === undefined) onClose()
  }

  return (
    <Dialog open title={texts.yourLocation} width="narrow" onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{texts.locationWhy}</p>
        <div className="zip-line">
          <TextField
            label={texts.zipCode}
            placeholder={texts.zipCode}
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
            ref={selectOnOpen}
            value={zip}
            error={error}
            onChange={(event) => setZip(event.target.value)}
          />
          <Button type="submit" look="primary" busy={busy}>
            {texts.submit}
          </Button>
        </div>
        <p className="meta">
          {texts.locationNow(location.label, taxWords(location.taxRate, location.taxBasis).label)}
        </p>
      </form>
    </Dialog>
  )
}
