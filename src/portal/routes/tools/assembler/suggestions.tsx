import type { Assembled } from '#features/partners/partner-tools/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { texts as tools } from '../texts.ts'
import { unitsSearch } from './address.ts'

const { assemble: texts } = tools

interface Props {
  readonly assembled: Pick<Assembled, 'suggestions' | 'refused'>
  readonly project: number | undefined
}

/** Systems for the rooms, and why each other outdoor unit does not fit. */
export const Suggestions = ({ assembled: { suggestions, refused }, project }: Props) => (
  <div className="stack">
    <h2>{texts.suggestions}</h2>
    {suggestions.length === 0 && <p>{texts.noSuggestion}</p>}
    <ul className="tool-systems">
      {suggestions.map(({ outdoor, heads, percent, price }) => (
        <li key={outdoor.id} className="box row between">
          <p>
            <b>{outdoor.name}</b> ({outdoor.sku})
            <br />
            <span className="meta">
              {heads.map(({ sku, coolingBtu }) => `${sku} ${grouped(coolingBtu)}`).join(' + ')}
              {`, ${percent}%, ${formatMoney(fromWire(price))}`}
            </span>
          </p>
          <LinkButton
            href={unitsSearch(
              project,
              outdoor.id,
              heads.map(({ id }) => id),
            )}
            size="small"
          >
            {texts.take}
            <span className="visually-hidden"> {outdoor.sku}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
    {refused.length > 0 && (
      <Disclosure summary={texts.refusedTitle(refused.length)}>
        <ul className="bullets">
          {refused.map(({ sku, because }) => (
            <li key={sku}>
              <b>{sku}</b>: {because.join(' ')}
            </li>
          ))}
        </ul>
      </Disclosure>
    )}
  </div>
)
