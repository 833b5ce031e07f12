import type { Company } from '#features/partners/companies/contract.ts'
import { MOST_OF_COMPANY } from '#features/partners/companies/rules/company.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { SelectField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { CustomerFields, customerValues } from '../customers/customer-fields.tsx'
import { texts as all } from './texts.ts'

const texts = all.company

type Problems = Readonly<Record<string, string>>

/** The fields of a company. */
export const CompanyFields = ({
  values,
  problems = {},
}: {
  readonly values?: Company | undefined
  readonly problems?: Problems | undefined
}) => (
  <>
    <CustomerFields {...(values ? { values } : {})} problems={problems} />
    <TextField
      label={texts.website}
      name="website"
      inputMode="url"
      defaultValue={values?.website}
      error={problems.website}
      maxLength={MOST_OF_COMPANY.website}
      autoComplete="off"
      optional
    />
    <TextField
      label={texts.license}
      hint={texts.licenseHint}
      name="license"
      defaultValue={values?.license}
      maxLength={MOST_OF_COMPANY.license}
      autoComplete="off"
      optional
    />
    <SelectField
      label={texts.deliversTo}
      hint={texts.deliversToHint}
      name="deliversTo"
      defaultValue={values?.deliversTo ?? 'job-site'}
      options={[
        { value: 'job-site', label: texts.jobSite },
        { value: 'office', label: texts.office },
      ]}
    />
    <TextAreaField
      label={texts.about}
      hint={texts.aboutHint}
      name="about"
      defaultValue={values?.about}
      maxLength={MOST_OF_COMPANY.about}
      rows={3}
      optional
    />
    <CheckField
      name="isListed"
      label={texts.listed}
      hint={texts.listedHint}
      defaultChecked={values?.isListed}
    />
  </>
)

/** Reads the fields of a company from a form. */
export const companyValues = (field: (name: string) => string) => ({
  ...customerValues(field),
  website: field('website'),
  about: field('about'),
  license: field('license'),
  isListed: field('isListed') !== '',
  deliversTo: field('deliversTo') === 'office' ? ('office' as const) : ('job-site' as const),
})
