import { type ChangeEvent, useEffect, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { CheckoutAddress } from '../rules/checkout-state.ts'
import type { ShippingField } from '../rules/check-address.ts'
import { formTexts as texts } from '../texts.ts'

/** Finds the place of a zip, or the sentence that refuses it. */
export type Locate = (zip: string) => Promise<{ city: string; state: string; country: 'US' | 'CA'; zipcode: string } | { refusal: string }>

interface Props {
  readonly prefix: 'shipping' | 'billing'
  readonly address: CheckoutAddress
  readonly errors: Partial<Record<ShippingField, string>>
  readonly locate: Locate
  readonly onChange: (part: Partial<CheckoutAddress>) => void
}

const FULL_ZIP = /^(\d{5}(-\d{4})?|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d)$/

export function NameFields({ prefix, address, errors, onChange }: Omit<Props, 'locate'>) {
  const auto = prefix === 'billing' ? 'billing ' : ''
  const typed = (key: keyof CheckoutAddress) => (event: ChangeEvent<HTMLInputElement>) => onChange({ [key]: event.currentTarget.value })
  return (
    <div className="f2 keep">
      <TextField
        id={`${prefix}-firstName`}
        label={texts.firstName}
        autoComplete={`${auto}given-name`}
        maxLength={60}
        value={address.firstName}
        error={errors.firstName}
        onChange={typed('firstName')}
      />
      <TextField id={`${prefix}-lastName`} label={texts.lastName} autoComplete={`${auto}family-name`} maxLength={59} value={address.lastName} error={errors.lastName} onChange={typed('lastName')} />
    </div>
  )
}

/** Street and zip; city and state follow from the zip and stay editable behind a link. */
export function PlaceFields({ prefix, address, errors, locate, onChange }: Props) {
  const auto = prefix === 'billing' ? 'billing ' : ''
  const [editing, setEditing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { zipcode } = address
  const derived = address.city !== '' && address.state !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new zip asks again
  useEffect(() => {
    if (!FULL_ZIP.test(zipcode.trim())) return
    let here = true
    void locate(zipcode.trim()).then((place) => {
      if (!here) return
      if ('refusal' in place) return setRefusal(place.refusal)
      setRefusal(undefined)
      onChange({ city: place.city || address.city, state: place.state || address.state, country: place.country })
    })
    return () => {
      here = false
    }
  }, [zipcode])

  const typed = (key: keyof CheckoutAddress) => (event: ChangeEvent<HTMLInputElement>) => onChange({ [key]: event.currentTarget.value })
  const open = editing || errors.city !== undefined || errors.state !== undefined
  return (
    <>
      <div className="co-zip">
        <TextField id={`${prefix}-address`} label={texts.street} autoComplete={`${auto}address-line1`} maxLength={120} value={address.address} error={errors.address} onChange={typed('address')} />
        <TextField id={`${prefix}-zipcode`} label={texts.zip} autoComplete={`${auto}postal-code`} maxLength={10} value={zipcode} error={refusal ?? errors.zipcode} onChange={typed('zipcode')} />
      </div>
      {open ? (
        <div className="co-zip">
          <TextField id={`${prefix}-city`} label={texts.city} autoComplete={`${auto}address-level2`} maxLength={80} value={address.city} error={errors.city} onChange={typed('city')} />
          <TextField id={`${prefix}-state`} label={texts.state} autoComplete={`${auto}address-level1`} maxLength={2} value={address.state} error={errors.state} onChange={typed('state')} />
        </div>
      ) : (
        <p className="co-derived" aria-live="polite">
          {derived && (
            <>
              <StateWord state="ok">{`${address.city}, ${address.state} ${zipcode}`}</StateWord>{' '}
              <Button look="quiet" size="small" onClick={() => setEditing(true)}>
                {texts.notYourCity}
              </Button>
            </>
          )}
        </p>
      )}
    </>
  )
}
