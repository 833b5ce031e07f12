import type { Customer } from '#features/partners/customers/contract.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import * as fields from '#lib/typed/fields.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DraftForm } from '../../frame/draft-form.tsx'
import { texts } from '../../texts.ts'

/** Other people to reach: a spouse, a tenant, a building manager. */
export const Contacts = ({
  contacts,
  mayWrite,
}: Pick<Customer, 'contacts'> & { readonly mayWrite: boolean }) => (
  <section className="stack">
    <h2>{texts.customers.contacts}</h2>
    {contacts.length > 0 && (
      <ul className="stack-s">
        {contacts.map(({ id, name, role, phone, email }) => (
          <li key={id} className="portal-reach">
            <span className="strong">{name}</span>
            {role && <span>{role}</span>}
            {phone && <a href={telephone(phone)}>{displayPhone(phone)}</a>}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </li>
        ))}
      </ul>
    )}
    {mayWrite && (
      <Disclosure summary={texts.customers.addContact}>
        <DraftForm
          draft={`contact.${contacts.length}`}
          submit={texts.customers.addContact}
          key={contacts.length}
        >
          <input type="hidden" name="intent" value="contact" />
          <div className="fields-2">
            <TextField label={texts.customers.name} name="name" maxLength={120} autoComplete="off" />
            <TextField label={texts.customers.role} name="role" maxLength={60} optional />
            <TextField
              label={texts.customers.phone}
              name="phone"
              type="tel"
              maxLength={40}
              check={fields.faultOf(fields.phone)}
              optional
            />
            <TextField
              label={texts.customers.email}
              name="email"
              type="email"
              maxLength={254}
              check={fields.faultOf(fields.email)}
              optional
            />
          </div>
        </DraftForm>
      </Disclosure>
    )}
  </section>
)
