import { formatDate } from '#lib/dates.ts'
import { SelectField } from '#ui/field/text-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Link } from '#ui/link/link.tsx'
import type { RebateProgram, Rebates } from '../contract.ts'
import type { Fuel } from '../rules/reach.ts'
import { type ChosenUtilities, OTHER_UTILITY } from '../rules/utilities.ts'
import { shortName, TAX_ARTICLE, texts } from '../texts.ts'

interface Offer {
  readonly program: RebateProgram
  readonly amount: string
  readonly counted: boolean
  /** what is still open, in words */
  readonly conditions: readonly string[]
}

interface Props {
  /** null when the lookup failed */
  readonly rebate: {
    readonly zip: string
    readonly offers: readonly Offer[]
    readonly asOf: string
    readonly endedCredits: readonly { readonly section: string; readonly endedOn: string }[]
    readonly utilities: Rebates['utilities']
    readonly isOpen: boolean
  } | null
  /** what the shopper has named, perhaps a moment before the answer counts it */
  readonly chosen: ChosenUtilities
  readonly onUtility: (fuel: Fuel, name: string | null) => void
}

/** What each program pays for a product: with conditions, source and date, and how to claim it. */
export function RebateDetails({ rebate, chosen, onUtility }: Props) {
  if (!rebate) return <p className="meta">{texts.failed}</p>
  const [counted, others] = [
    rebate.offers.filter((offer) => offer.counted),
    rebate.offers.filter((offer) => !offer.counted),
  ]
  return (
    <div className="stack-s">
      <UtilityChoice zip={rebate.zip} utilities={rebate.utilities} chosen={chosen} onChoose={onUtility} />
      {counted.length === 0 && !rebate.isOpen && (
        <p>{others.length > 0 ? texts.noneCounted(rebate.zip) : texts.none(rebate.zip)}</p>
      )}
      <Offers offers={counted} />
      {others.length > 0 && <p className="plate-label">{texts.mayApply}</p>}
      <Offers offers={others} />
      <p className="meta">{texts.note}</p>
      <p className="meta">
        {texts.asOf(formatDate(rebate.asOf))}{' '}
        {rebate.endedCredits[0] &&
          texts.federalEnded(
            rebate.endedCredits.map(({ section }) => section),
            formatDate(rebate.endedCredits[0].endedOn),
          )}
      </p>
      <p className="meta">
        <TaxArticle />
      </p>
    </div>
  )
}

interface ChoiceProps {
  readonly zip: string
  readonly utilities: Rebates['utilities']
  readonly chosen: ChosenUtilities
  readonly onChoose: (fuel: Fuel, name: string | null) => void
}

/** Asks which utility serves the home, where several may. */
function UtilityChoice({ zip, utilities, chosen, onChoose }: ChoiceProps) {
  if (utilities.length === 0) return null
  return (
    <div className="stack-s">
      <p>{texts.utilityWhy(zip)}</p>
      {utilities.map(({ fuel, names }) => (
        <SelectField
          key={fuel}
          label={texts.utility[fuel]}
          value={chosen[fuel] ?? ''}
          onChange={(event) => onChoose(fuel, event.target.value || null)}
          options={[
            { value: '', label: texts.noUtility },
            ...names.map((name) => ({ value: name, label: name })),
            { value: OTHER_UTILITY, label: texts.otherUtility },
          ]}
        />
      ))}
    </div>
  )
}

function Offers({ offers }: { readonly offers: readonly Offer[] }) {
  if (offers.length === 0) return null
  return (
    <ul className="rebates">
      {offers.map(({ program, amount, conditions }) => (
        <li key={program.id}>
          <div>
            <p className="strong">{shortName(program.authority)}</p>
            <p className="meta">
              {program.name}, {program.endsOn ? texts.until(formatDate(program.endsOn)) : texts.noEnd}.
            </p>
            <p className="meta">{texts.payments[program.payment]}</p>
            {program.incomeTested && <p className="meta">{texts.incomeTested}</p>}
            {conditions.length > 0 && <p className="meta">{texts.provided(conditions)}</p>}
            <Link
              href={program.url}
              target="_blank"
              rel="noopener"
              aria-label={`${texts.claim}: ${shortName(program.authority)}, ${program.name}`}
            >
              {texts.claim} <Icon name="external" />
            </Link>
          </div>
          <span className="num strong">{amount}</span>
        </li>
      ))}
    </ul>
  )
}

/** R-TAXLINK */
export function TaxArticle() {
  return (
    <Link className="rebate-article" href={TAX_ARTICLE} target="_blank" rel="noopener">
      {texts.article} ({texts.articleAt}) <Icon name="external" />
    </Link>
  )
}
