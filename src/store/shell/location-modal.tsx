import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { savePlace } from '../client/place.ts'
import { texts } from '../texts.ts'

/** "Your Location": a zip code becomes the place that prices, dates and tax are worked out for (L-ZIP). */
export function LocationModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [zip, setZip] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
    setBusy(true)
    const refusal = await savePlace(zip)
    setBusy(false)
    setError(refusal)
    if (refusal !== undefined) return
    setZip('')
    onClose()
  }

  return (
    <Dialog open={open} title={texts.yourLocation} width="narrow" onClose={onClose}>
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{texts.locationWhy}</p>
        <TextField
          label={texts.zipCode}
          placeholder={texts.zipCode}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={10}
          value={zip}
          error={error}
          onChange={(event) => setZip(event.target.value)}
        />
        <Button type="submit" look="primary" busy={busy}>
          {texts.submit}
        </Button>
      </form>
    </Dialog>
  )
}
