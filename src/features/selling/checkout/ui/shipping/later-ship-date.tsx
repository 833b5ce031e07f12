import { useState } from 'react'
import { nextShipDayText } from '#features/selling/shipping/rules/promise.ts'
import { formatDay } from '#lib/dates.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { formTexts as texts } from '../../texts.ts'

export interface LaterShipDate {
  /** yyyy-mm-dd; null when the order ships as soon as it can */
  readonly requested: string | null
  readonly from: string
  readonly to: string
  readonly onRequest: (day: string | null) => void
}

interface Props {
  readonly later: LaterShipDate
  /** the day on which the order leaves as it is now */
  readonly shipDate: string
}

/**
 * Lets the buyer choose a later ship date, for a house that is not ready yet. The server takes the next
 * business day after a weekend or holiday.
 */
export function LaterShipDateField({ later, shipDate }: Props) {
  const { requested, from, to, onRequest } = later
  const [isOpen, setOpen] = useState(requested !== null)
  const [typed, setTyped] = useState(requested ?? '')
  const ships = texts.shipsOn(nextShipDayText(shipDate, new Date()))
  if (!isOpen)
    return (
      <p className="row checkout-later-link meta">
        <span>{ships}</span>
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          {texts.addShipDate}
        </Button>
      </p>
    )
  const isOutside = typed !== '' && (typed < from || typed > to)
  return (
    <div className="box checkout-box checkout-later">
      <TextField
        type="date"
        label={texts.shipDate}
        hint={texts.shipDateHint}
        min={from}
        max={to}
        value={typed}
        error={isOutside ? texts.shipDateOutside(formatDay(from), formatDay(to)) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          onRequest(value >= from && value <= to ? value : null)
        }}
      />
      <p role="status">{requested !== null && !isOutside && ships}</p>
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          setOpen(false)
          setTyped('')
          onRequest(null)
        }}
      >
        {texts.noShipDate}
      </Button>
    </div>
  )
}
