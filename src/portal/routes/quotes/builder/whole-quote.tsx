import { type ChangeEvent, useId } from 'react'
import { lastMinuteOf } from '#features/partners/quotes/rules/last-minute.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { displayPhone } from '#lib/phone.ts'
import { email, faultOf } from '#lib/typed/fields.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { PhoneField } from '#ui/field/phone-field.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { type Draft, discountOf } from './draft.ts'
import type { Edit } from './edit.ts'
import { builderTexts as texts } from './texts.ts'

interface Props {
  readonly draft: Draft
  readonly edit: (edit: Edit) => void
}

const NO_DISCOUNT = { reason: '', responsibleParty: '', comments: '' }

/** What holds for the whole quote, in two columns: customer and discount, letter and consultant. */
export const WholeQuote = (props: Props) => (
  <div className="quote-whole">
    <div className="stack">
      <Customer {...props} />
      <Discount {...props} />
    </div>
    <div className="stack">
      <Letter {...props} />
      <Consultant {...props} />
    </div>
  </div>
)

/** The text of the letter, and the last day of the quote. */
function Letter({ draft, edit }: Props) {
  const { content, offeredUntil } = draft
  return (
    <div className="box quote-box stack">
      <TextAreaField
        label={texts.message}
        value={content.message}
        rows={5}
        maxLength={4_000}
        onChange={(event) => edit({ type: 'set-content', to: { message: event.target.value } })}
      />
      <CheckField
        label={texts.drawings}
        checked={content.showsDrawings}
        onChange={(event) => edit({ type: 'set-content', to: { showsDrawings: event.target.checked } })}
      />
      <div className="fields-2">
        <TextField
          label={texts.validTo}
          type="date"
          value={inStoreZone(new Date(offeredUntil)).day}
          onChange={(event) =>
            lastMinuteOf(event.target.value) !== '' &&
            edit({ type: 'set-draft', to: { offeredUntil: lastMinuteOf(event.target.value) } })
          }
        />
      </div>
    </div>
  )
}

/** The reason for lower prices. */
function Discount({ draft, edit }: Props) {
  const { content } = draft
  const listId = useId()
  const discount = content.discount ?? NO_DISCOUNT
  const given = discountOf(content)
  const isGiven =
    given > 0 || content.discount !== null || content.shipping.overrideCost !== null || content.isTaxExempt
  const set = (to: Partial<typeof discount>) => {
    const changed = { ...discount, ...to }
    const isEmpty = Object.values(changed).every((text) => text === '')
    edit({ type: 'set-content', to: { discount: isEmpty ? null : changed } })
  }
  return (
    <section className="box quote-box stack" aria-label={texts.noDiscount}>
      <p className="strong">{given > 0 ? texts.discount(formatMoney(toCents(given))) : texts.noDiscount}</p>
      {!isGiven && <p className="meta">{texts.noDiscountHow}</p>}
      {isGiven && (
        <>
          <div className="fields-2">
            <TextField
              label={texts.reason}
              value={discount.reason}
              maxLength={200}
              list={listId}
              onChange={(event) => set({ reason: event.target.value })}
            />
            <TextField
              label={texts.responsible}
              value={discount.responsibleParty}
              maxLength={120}
              onChange={(event) => set({ responsibleParty: event.target.value })}
            />
          </div>
          <datalist id={listId}>
            {texts.reasons.map((reason) => (
              <option key={reason} value={reason} />
            ))}
          </datalist>
          <TextField
            label={texts.comments}
            value={discount.comments}
            maxLength={1_000}
            onChange={(event) => set({ comments: event.target.value })}
          />
        </>
      )}
      <CheckField
        label={texts.exempt}
        checked={content.isTaxExempt}
        onChange={(event) => edit({ type: 'set-content', to: { isTaxExempt: event.target.checked } })}
      />
    </section>
  )
}

const CONTACT = ['name', 'email', 'phone', 'zip'] as const
const CONSULTANT = ['name', 'email', 'phone', 'extension'] as const
/** Names and addresses take the width of the box, so that they are not cut. */
const isLong = (name: string): boolean => name === 'name' || name === 'email'

const LENGTHS = { name: 120, email: 120, zip: 10, extension: 10 } as const

interface ContactFieldProps {
  readonly name: keyof typeof LENGTHS | 'phone'
  readonly label: string
  readonly value: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** One field of a person. A phone number shows as people write it, in whatever form it is stored. */
const ContactField = ({ name, value, ...field }: ContactFieldProps) =>
  name === 'phone' ? (
    <PhoneField {...field} autoComplete="off" value={displayPhone(value)} />
  ) : (
    <TextField
      {...field}
      value={value}
      type={name === 'email' ? 'email' : 'text'}
      check={name === 'email' ? faultOf(email) : undefined}
      maxLength={LENGTHS[name]}
    />
  )

/** The customer of the quote, and the load of the home. */
function Customer({ draft, edit }: Props) {
  const { contact } = draft
  return (
    <fieldset className="box quote-box">
      <legend className="strong">{texts.customer}</legend>
      <div className="fields-2">
        {CONTACT.map((name) => (
          <div key={name} className={isLong(name) ? 'quote-long' : undefined}>
            <ContactField
              name={name}
              label={texts[name]}
              value={contact[name]}
              onChange={(event) =>
                edit({ type: 'set-draft', to: { contact: { ...contact, [name]: event.target.value } } })
              }
            />
          </div>
        ))}
        <p className="strong quote-long">{texts.load}</p>
        <LoadFields draft={draft} edit={edit} />
      </div>
    </fieldset>
  )
}

function Consultant({ draft, edit }: Props) {
  const { consultant } = draft.content
  return (
    <fieldset className="box quote-box">
      <legend className="strong">{texts.consultant}</legend>
      <div className="fields-2">
        {CONSULTANT.map((name) => (
          <div key={name} className={isLong(name) ? 'quote-long' : undefined}>
            <ContactField
              name={name}
              label={texts[name]}
              value={consultant[name]}
              onChange={(event) =>
                edit({
                  type: 'set-content',
                  to: { consultant: { ...consultant, [name]: event.target.value } },
                })
              }
            />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

function LoadFields({ draft, edit }: Props) {
  const { load } = draft.content
  const set = (to: Partial<NonNullable<typeof load>>) => {
    const changed = { heatingBtu: 0, coolingBtu: 0, source: '', ...load, ...to }
    const isNone = changed.heatingBtu === 0 && changed.coolingBtu === 0
    edit({ type: 'set-content', to: { load: isNone ? null : changed } })
  }
  return (
    <>
      <TextField
        label={texts.heating}
        inputMode="numeric"
        value={load ? String(load.heatingBtu) : ''}
        onChange={(event) => set({ heatingBtu: btuIn(event.target.value) })}
      />
      <TextField
        label={texts.cooling}
        inputMode="numeric"
        value={load ? String(load.coolingBtu) : ''}
        onChange={(event) => set({ coolingBtu: btuIn(event.target.value) })}
      />
    </>
  )
}

const btuIn = (text: string): number => Math.min(10_000_000, Number(text.replace(/\D/g, '')))
