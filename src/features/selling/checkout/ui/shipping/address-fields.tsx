import { type ChangeEvent, useEffect, useState } from 'react'
import { stateName, stateQuestion } from '#features/catalog/location/rules/address-fields.ts'
import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { placeCode, placeOfZip, statesOfZip } from '#features/catalog/location/rules/zip-states.ts'
import { Button } from '#ui/button/button.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { AddressField, Faults } from '../../rules/check-address.ts'
import type { CheckoutAddress } from '../../rules/checkout-state.ts'
import { formTexts as texts } from '../../texts.ts'

/** Finds the place of a zip, or the sentence that refuses it (empty when the lookup did not answer). */
export type Locate = (
  zip: string,
) => Promise<{ city: string; state: string; country: 'US' | 'CA'; zipcode: string } | { refusal: string }>

interface Props {
  readonly prefix: 'shipping' | 'billing'
  readonly address: CheckoutAddress
  readonly errors: Faults<AddressField>
  readonly locate: Locate
  /** true while a place is looked up */
  readonly onLocating?: ((isLocating: boolean) => void) | undefined
  readonly onChange: (part: Partial<CheckoutAddress>) => void
  /** why nothing of this order may go to this zip */
  readonly zipRefusal?: string | undefined
}

export function NameFields({
  prefix,
  address,
  errors,
  onChange,
}: Omit<Props, 'locate' | 'onLocating' | 'zipRefusal'>) {
  const typed = (key: keyof CheckoutAddress) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ [key]: event.currentTarget.value })
  return (
    <div className="fields-2 keep">
      <TextField
        id={`${prefix}-firstName`}
        label={texts.firstName}
        autoComplete={`${prefix} given-name`}
        maxLength={60}
        value={address.firstName}
        error={errors.firstName}
        onChange={typed('firstName')}
      />
      <TextField
        id={`${prefix}-lastName`}
        label={texts.lastName}
        autoComplete={`${prefix} family-name`}
        maxLength={59}
        value={address.lastName}
        error={errors.lastName}
        onChange={typed('lastName')}
      />
    </div>
  )
}

/** Street and zip; city and state follow from the zip and stay editable behind a link. */
export function PlaceFields({ prefix, address, errors, locate, onLocating, onChange, zipRefusal }: Props) {
  const [editing, setEditing] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { zipcode, city, state } = address
  const states = statesOfZip(placeOfZip(zipcode))
  const mustChoose = states.length > 1

  function fillPlace(answer: Awaited<ReturnType<Locate>>): void {
    if ('refusal' in answer) {
      setRefusal(answer.refusal || undefined)
      setEditing(true)
      return
    }
    if (!answer.city || !answer.state) setEditing(true)
    // A city or state that the buyer corrected stays: a new zip has cleared both before. Where the zip
    // crosses a state line, the buyer says the state.
    onChange({
      city: city || answer.city,
      state: state || (mustChoose ? '' : answer.state),
      country: answer.country,
    })
  }

  useLookup(placeCode(zipcode, state), {
    locate,
    onStart: () => setRefusal(undefined),
    onLocating,
    onAnswer: fillPlace,
  })

  const typed = (key: keyof CheckoutAddress) => (event: ChangeEvent<HTMLInputElement>) =>
    onChange({ [key]: event.currentTarget.value })
  const auto = (token: string) => `${prefix} ${token}`
  return (
    <>
      <div className="checkout-zip">
        <TextField
          id={`${prefix}-address`}
          label={texts.street}
          autoComplete={auto('address-line1')}
          maxLength={120}
          value={address.address}
          error={errors.address}
          onChange={typed('address')}
        />
        <TextField
          id={`${prefix}-zipcode`}
          label={texts.zip}
          autoComplete={auto('postal-code')}
          maxLength={10}
          value={zipcode}
          error={refusal ?? errors.zipcode ?? zipRefusal}
          onChange={(event) => onChange({ zipcode: event.currentTarget.value, city: '', state: '' })}
        />
      </div>
      {mustChoose && (
        <StateChoice
          {...{ prefix, zip: placeOfZip(zipcode), states, state, error: errors.state, onChange }}
        />
      )}
      {editing || errors.city !== undefined || (errors.state !== undefined && !mustChoose) ? (
        <CityFields {...{ prefix, address, errors, onChange, hasState: !mustChoose }} />
      ) : (
        <Derived text={city && state ? `${city}, ${state} ${zipcode}` : ''} onEdit={() => setEditing(true)} />
      )}
    </>
  )
}

/** Asks which state it is, where the zip crosses a state line. */
function StateChoice(props: {
  readonly prefix: Props['prefix']
  readonly zip: string
  readonly states: readonly string[]
  readonly state: string
  readonly error: string | undefined
  readonly onChange: Props['onChange']
}) {
  const { prefix, zip, states, state, error, onChange } = props
  const question = stateQuestion(states, zip)
  return (
    <RadioGroup
      id={`${prefix}-state`}
      name={`${prefix}-state`}
      layout="across"
      className="checkout-choices"
      label={question.label}
      hint={question.why}
      error={error}
      value={state}
      onChange={(chosen) => onChange({ state: chosen })}
      options={states.map((value) => ({ value, label: stateName(value) }))}
    />
  )
}

function CityFields({
  prefix,
  address: { city, state },
  errors,
  onChange,
  hasState,
}: Pick<Props, 'prefix' | 'address' | 'errors' | 'onChange'> & { readonly hasState: boolean }) {
  return (
    <div className="checkout-zip">
      <TextField
        id={`${prefix}-city`}
        label={texts.city}
        autoComplete={`${prefix} address-level2`}
        maxLength={80}
        value={city}
        error={errors.city}
        onChange={(event) => onChange({ city: event.currentTarget.value })}
      />
      {hasState && (
        <TextField
          id={`${prefix}-state`}
          label={texts.state}
          autoComplete={`${prefix} address-level1`}
          maxLength={2}
          value={state}
          error={errors.state}
          onChange={(event) => onChange({ state: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

/**
 * Looks the place of each whole zip up, and again for its other state. The answer for an earlier one is
 * dropped.
 */
function useLookup(
  zip: string,
  {
    locate,
    onStart,
    onLocating,
    onAnswer,
  }: Pick<Props, 'locate' | 'onLocating'> & {
    onStart: () => void
    onAnswer: (answer: Awaited<ReturnType<Locate>>) => void
  },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new zip asks again
  useEffect(() => {
    onStart()
    if (!isTypedZip(zip)) return
    let isCurrent = true
    onLocating?.(true)
    void locate(zip.trim()).then((answer) => {
      if (!isCurrent) return
      onAnswer(answer)
      onLocating?.(false)
    })
    return () => {
      isCurrent = false
      onLocating?.(false)
    }
  }, [zip])
}

/** City and state of the zip. The line keeps its height while the lookup is pending. */
function Derived({ text, onEdit }: { readonly text: string; readonly onEdit: () => void }) {
  return (
    <p className="checkout-derived" aria-live="polite">
      {text && (
        <>
          <StateWord state="ok">{text}</StateWord>{' '}
          <Button look="quiet" size="small" onClick={onEdit}>
            {texts.notYourCity}
          </Button>
        </>
      )}
    </p>
  )
}
