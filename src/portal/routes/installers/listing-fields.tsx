import type { DeskListing } from '#features/service/contractors/contract.ts'
import {
  EPA_TYPES,
  JOBS,
  MOST_MILES,
  MOST_OF_LISTING,
  zipsIn,
} from '#features/service/contractors/rules/listing.ts'
import { texts as shopTexts } from '#features/service/contractors/texts.ts'
import { CheckField } from '#ui/field/check-field.tsx'
import { NumberField, SelectField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { texts as all } from './texts.ts'

const texts = all.one

interface Props {
  readonly values: DeskListing
  readonly problems: Readonly<Record<string, string>>
  /** a company changes its own listing: what staff check is left out */
  readonly isOwn: boolean
}

/** The fields of a listing, in the order in which homeowners read them. */
export const ListingFields = (props: Props) => (
  <>
    <LicenseFields {...props} />
    <CertificateFields {...props} />
    <AreaFields {...props} />
    <PriceFields {...props} />
    {!props.isOwn && (
      <CheckField
        name="isShown"
        label={texts.show}
        hint={texts.showHint}
        defaultChecked={props.values.isShown}
        error={props.problems.isShown}
      />
    )}
  </>
)

const LicenseFields = ({ values, problems, isOwn }: Props) => (
  <fieldset className="stack">
    <legend>
      <h2>{texts.license}</h2>
    </legend>
    <div className="fields-2">
      <TextField
        label={texts.licenseNumber}
        name="licenseNumber"
        defaultValue={values.licenseNumber}
        error={problems.licenseNumber}
        maxLength={MOST_OF_LISTING.number}
        autoComplete="off"
      />
      <TextField
        label={texts.licenseIssuer}
        hint={texts.licenseIssuerHint}
        name="licenseIssuer"
        defaultValue={values.licenseIssuer}
        error={problems.licenseIssuer}
        maxLength={MOST_OF_LISTING.issuer}
        autoComplete="off"
      />
      <TextField
        label={texts.licenseEndsOn}
        hint={texts.licenseEndsOnHint}
        name="licenseEndsOn"
        type="date"
        defaultValue={values.licenseEndsOn}
        error={problems.licenseEndsOn}
      />
      {!isOwn && (
        <TextField
          label={texts.licenseCheckedOn}
          name="licenseCheckedOn"
          type="date"
          defaultValue={values.licenseCheckedOn}
          error={problems.licenseCheckedOn}
        />
      )}
    </div>
  </fieldset>
)

const CertificateFields = ({ values, problems, isOwn }: Props) => (
  <fieldset className="stack">
    <legend>
      <h2>{texts.epa}</h2>
    </legend>
    <div className="fields-2">
      <TextField
        label={texts.epaNumber}
        hint={isOwn ? texts.ownEpaNumberHint : texts.epaNumberHint}
        name="epaNumber"
        defaultValue={values.epaNumber}
        error={problems.epaNumber}
        maxLength={MOST_OF_LISTING.number}
        autoComplete="off"
      />
      <SelectField
        label={texts.epaType}
        name="epaType"
        defaultValue={values.epaType}
        error={problems.epaType}
        options={['' as const, ...EPA_TYPES].map((value) => ({ value, label: texts.epaTypes[value] }))}
      />
      {!isOwn && (
        <TextField
          label={texts.epaCheckedOn}
          name="epaCheckedOn"
          type="date"
          defaultValue={values.epaCheckedOn}
          error={problems.epaCheckedOn}
        />
      )}
    </div>
  </fieldset>
)

const AreaFields = ({ values, problems }: Props) => (
  <fieldset className="stack">
    <legend>
      <h2>{texts.area}</h2>
    </legend>
    <div className="fields-2">
      <TextField
        label={texts.baseZip}
        name="baseZip"
        inputMode="numeric"
        defaultValue={values.baseZip}
        error={problems.baseZip}
        maxLength={MOST_OF_LISTING.zip}
        autoComplete="off"
      />
      <NumberField
        label={texts.radiusMiles}
        hint={texts.radiusHint}
        name="radiusMiles"
        defaultValue={values.radiusMiles}
        error={problems.radiusMiles}
        maxLength={String(MOST_MILES).length}
      />
    </div>
    <TextAreaField
      label={texts.extraZips}
      hint={texts.extraZipsHint}
      name="extraZips"
      rows={2}
      maxLength={MOST_OF_LISTING.zips}
      defaultValue={values.extraZips.join(' ')}
      error={problems.extraZips}
      optional
    />
  </fieldset>
)

const PriceFields = ({ values, problems }: Props) => (
  <fieldset className="stack">
    <legend>
      <h2>{texts.prices}</h2>
    </legend>
    <p className="meta">{texts.pricesHint}</p>
    {JOBS.map((job) => {
      const price = values.prices.find((each) => each.job === job)
      return (
        <div className="fields-2 keep" key={job}>
          <NumberField
            label={texts.low(shopTexts.jobs[job])}
            name={`low-${job}`}
            defaultValue={price?.low}
            error={problems[`price-${job}`]}
            maxLength={5}
          />
          <NumberField
            label={texts.high(shopTexts.jobs[job])}
            name={`high-${job}`}
            defaultValue={price?.high}
            maxLength={5}
          />
        </div>
      )
    })}
  </fieldset>
)

/** Whole dollars that a person typed; 0 is refused by the rules. */
const dollars = (text: string): number => (/^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : 0)

/** Reads from a form what a company says of itself. */
export const listingValues = (field: (name: string) => string) => {
  const radius = field('radiusMiles').trim()
  return {
    licenseNumber: field('licenseNumber'),
    licenseIssuer: field('licenseIssuer'),
    licenseEndsOn: field('licenseEndsOn'),
    epaNumber: field('epaNumber'),
    epaType: EPA_TYPES.find((each) => each === field('epaType')) ?? ('' as const),
    baseZip: field('baseZip'),
    // An unreadable distance goes to the rules as one that they refuse.
    radiusMiles: /^\d{1,3}$/.test(radius) ? Number(radius) : -1,
    extraZips: zipsIn(field('extraZips')),
    prices: JOBS.flatMap((job) => {
      const [low, high] = [field(`low-${job}`), field(`high-${job}`)]
      return low.trim() === '' && high.trim() === '' ? [] : [{ job, low: dollars(low), high: dollars(high) }]
    }),
  }
}

/** Reads from a form what staff checked. */
export const checkedValues = (field: (name: string) => string) => ({
  licenseCheckedOn: field('licenseCheckedOn'),
  epaCheckedOn: field('epaCheckedOn'),
  isShown: field('isShown') !== '',
})
