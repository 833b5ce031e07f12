import { useState } from 'react'
import { stateName } from '#features/catalog/location/rules/address-fields.ts'
import { taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { placeCode, placeOfZip, statesOfZip } from '#features/catalog/location/rules/zip-states.ts'
import { texts as locationTexts } from '#features/catalog/location/texts.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useShop } from '../shop-context.ts'
import { texts } from '../texts.ts'
import { useVisitor } from '../visitor.ts'
import { dialogTexts, savePlace } from './save-place.ts'

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

  const digits = placeOfZip(zip)
  const states = statesOfZip(digits)
  const [state, setState] = useState(location.state)
  const isAsked = states.length > 1

  const submit = async (): Promise<void> => {
    if (isAsked && !states.includes(state)) return setError(locationTexts.whichState(states.map(stateName)))
    setBusy(true)
    const refusal = await savePlace(shop, isAsked ? placeCode(zip, state) : zip)
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
        <p>{dialogTexts.why}</p>
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
            hint={error === locationTexts.invalidZip ? texts.zipHint : undefined}
            onChange={(event) => setZip(event.target.value)}
          />
          <Button type="submit" look="primary" busy={busy}>
            {texts.submit}
          </Button>
        </div>
        {isAsked && (
          <RadioGroup
            name="state"
            layout="across"
            label={locationTexts.whichState(states.map(stateName))}
            hint={locationTexts.whichStateWhy(digits)}
            value={state}
            onChange={setState}
            options={states.map((value) => ({ value, label: stateName(value) }))}
          />
        )}
        <p className="meta">
          {knowsPlace
            ? dialogTexts.now(location.label, taxWords(location.taxRate, location.taxBasis).label)
            : dialogTexts.example(location.label)}
        </p>
      </form>
    </Dialog>
  )
}
