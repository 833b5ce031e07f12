import { Form, useNavigation } from 'react-router'
import type { Company } from '#features/partners/companies/contract.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Button } from '#ui/button/button.tsx'
import { FileField } from '#ui/field/text-field.tsx'
import { texts as all } from './texts.ts'

const texts = all.company

/** The logo on the quotes of a company. */
export function CompanyLogo({
  company: { name, logo },
  mayChange,
}: {
  readonly company: Company
  readonly mayChange: boolean
}) {
  const { state } = useNavigation()
  return (
    <section className="stack-s">
      <h2>{texts.logo}</h2>
      <p className="meta">{texts.logoWhy}</p>
      {logo ? (
        <img className="company-logo" src={`/v1/api/company-logos/${logo}`} alt={texts.logoOf(name)} />
      ) : (
        <p>{texts.noLogo}</p>
      )}
      {mayChange && (
        // The key empties the field when the logo was saved.
        <Form method="post" encType="multipart/form-data" className="stack-s" key={logo}>
          <FileField
            label={texts.logoFile}
            hint={texts.logoHint}
            name="picture"
            accept={PHOTO_TYPES}
            required
          />
          <p className="row">
            <Button type="submit" name="intent" value="logo" busy={state === 'submitting'}>
              {texts.setLogo}
            </Button>
          </p>
        </Form>
      )}
      {mayChange && logo && (
        <Form method="post">
          <Button type="submit" name="intent" value="remove-logo" look="quiet">
            {texts.removeLogo}
          </Button>
        </Form>
      )}
    </section>
  )
}
