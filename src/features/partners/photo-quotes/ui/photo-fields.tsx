import { CheckField } from '#ui/field/check-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import type { PhotoDraft } from '../contract.ts'
import { type FormProblems, formProblems, MOST } from '../rules/form.ts'
import { texts } from '../texts.ts'

const { form: words } = texts

export type FieldValues = Pick<
  PhotoDraft,
  'name' | 'phone' | 'email' | 'zip' | 'rooms' | 'wishes' | 'hasConsent'
>

export const NO_VALUES: FieldValues = {
  name: '',
  phone: '',
  email: '',
  zip: '',
  rooms: '',
  wishes: '',
  hasConsent: false,
}

/** The id of a field, for the links of the error summary. */
export const fieldId = (name: keyof FormProblems): string => (name === 'photos' ? 'photos' : `pq-${name}`)

const CONTACT = [
  { name: 'name', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'zip', inputMode: 'numeric', autoComplete: 'postal-code' },
] as const

interface Props {
  readonly values: FieldValues
  readonly problems: FormProblems
}

/** The home, the wishes, and where the answer goes. */
export function PhotoFields({ values, problems }: Props) {
  return (
    <>
      <section className="box stack">
        <h2>{words.homeTitle}</h2>
        <TextField
          label={words.rooms}
          hint={words.roomsHint}
          name="rooms"
          defaultValue={values.rooms}
          maxLength={MOST.rooms}
          optional
        />
        <TextAreaField
          label={words.wishes}
          hint={words.wishesHint}
          name="wishes"
          defaultValue={values.wishes}
          maxLength={MOST.wishes}
          optional
        />
      </section>
      <section className="box stack">
        <h2>{words.contactTitle}</h2>
        <div className="photo-contact">
          {CONTACT.map(({ name, ...field }) => (
            <TextField
              key={name}
              id={fieldId(name)}
              label={words[name]}
              name={name}
              {...field}
              defaultValue={values[name]}
              maxLength={MOST[name]}
              check={(typed) => formProblems({ ...NO_VALUES, [name]: typed }, 1)[name]}
              error={problems[name]}
            />
          ))}
        </div>
        <CheckField
          id={fieldId('consent')}
          label={words.consent}
          hint={words.consentHint}
          name="consent"
          value="yes"
          defaultChecked={values.hasConsent}
          error={problems.consent}
        />
      </section>
    </>
  )
}
