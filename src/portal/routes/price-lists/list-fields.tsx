import { LONGEST_NAME } from '#features/selling/price-lists/contract.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { texts as all } from './texts.ts'

const texts = all.lists

/** Name and days of a price list. */
export const ListFields = ({
  values,
}: {
  readonly values?: { name: string; startsOn: string; endsOn: string | null } | undefined
}) => (
  <>
    <TextField label={texts.name} name="name" defaultValue={values?.name} maxLength={LONGEST_NAME} required />
    <div className="fields-2">
      <TextField
        label={texts.startsOn}
        name="startsOn"
        type="date"
        defaultValue={values?.startsOn}
        required
      />
      <TextField
        label={texts.endsOn}
        name="endsOn"
        type="date"
        defaultValue={values?.endsOn ?? undefined}
        optional
      />
    </div>
  </>
)

/** Reads the fields of a price list from a form. */
export const listValues = (field: (name: string) => string) => ({
  name: field('name'),
  startsOn: field('startsOn'),
  endsOn: field('endsOn') || null,
})
