import { useState } from 'react'
import { savePlace } from '../client/place.ts'
import { texts } from '../texts.ts'
import { Modal } from './modal.tsx'

/** "Your Location": a zip code becomes the place that prices, dates and tax are worked out for (L-ZIP). */
export function LocationModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [zip, setZip] = useState('')
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  const submit = async (): Promise<void> => {
    setBusy(true)
    const refusal = await savePlace(zip)
    setBusy(false)
    setError(refusal ?? '')
    if (refusal !== undefined) return
    setZip('')
    onClose()
  }

  return (
    <Modal open={open} title={texts.yourLocation} onClose={onClose}>
      <form
        className="zipform stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>Freight, tax and delivery dates are worked out for your place.</p>
        <div className="field">
          <label htmlFor="location-zip">Zip Code</label>
          <input
            id="location-zip"
            type="text"
            placeholder="Zip Code"
            autoComplete="postal-code"
            inputMode="numeric"
            maxLength={10}
            value={zip}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'location-error' : undefined}
            onChange={(event) => setZip(event.target.value)}
          />
          <p className="bad" id="location-error" role="alert">
            {error}
          </p>
        </div>
        <button type="submit" className="btn primary" disabled={busy}>
          Submit
        </button>
      </form>
    </Modal>
  )
}
