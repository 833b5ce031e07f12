import { stateField, zipField } from '#features/catalog/location/rules/address-fields.ts'
import { email, faultOf, phone } from '#lib/typed/fields.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { texts } from '../../texts.ts'

export interface CustomerValues {
  name: string
  phone: string
  email: string
  street: string
  city: string
  state: string
  zip: string
}

type Problems = Readonly<Record<string, string>>

/** The fields of a customer. */
export const CustomerFields = ({
  values,
  problems = {},
}: {
  readonly values?: Partial<CustomerValues>
  readonly problems?: Problems | undefined
}) => (
  <>
    <TextField
      label={texts.customers.name}
      name="name"
      defaultValue={values?.name}
      error={problems.name}
      maxLength={120}
      autoComplete="off"
    />
    <div className="fields-2">
      <TextField
        label={texts.customers.phone}
        name="phone"
        type="tel"
        defaultValue={values?.phone}
        check={faultOf(phone)}
        error={problems.phone}
        maxLength={40}
        autoComplete="off"
      />
      <TextField
        label={texts.customers.email}
        name="email"
        type="email"
        defaultValue={values?.email}
        check={faultOf(email)}
        error={problems.email}
        maxLength={254}
        autoComplete="off"
      />
    </div>
    <PlaceFields values={values} problems={problems} />
  </>
)

/** The address of a home or a site. */
export const PlaceFields = ({
  values,
  problems = {},
}: {
  readonly values?: Partial<CustomerValues> | undefined
  readonly problems?: Problems | undefined
}) => (
  <>
    <TextField
      label={texts.customers.street}
      name="street"
      defaultValue={values?.street}
      error={problems.street}
      maxLength={120}
      autoComplete="off"
      optional
    />
    <div className="fields-3">
      <TextField
        label={texts.customers.city}
        name="city"
        defaultValue={values?.city}
        error={problems.city}
        maxLength={80}
        autoComplete="off"
        optional
      />
      <TextField
        label={texts.customers.state}
        name="state"
        defaultValue={values?.state}
        check={faultOf(stateField)}
        error={problems.state}
        maxLength={2}
        autoComplete="off"
        optional
      />
      <TextField
        label={texts.customers.zip}
        name="zip"
        inputMode="numeric"
        defaultValue={values?.zip}
        check={faultOf(zipField)}
        error={problems.zip}
        maxLength={10}
        autoComplete="off"
        optional
      />
    </div>
  </>
)

/** Reads the fields of a customer from a form. */
export const customerValues = (field: (name: string) => string): CustomerValues => ({
  name: field('name'),
  phone: field('phone'),
  email: field('email'),
  street: field('street'),
  city: field('city'),
  state: field('state'),
  zip: field('zip'),
})
