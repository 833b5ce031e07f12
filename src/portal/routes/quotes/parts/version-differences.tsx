import type { Content, Section } from '#features/partners/quotes/rules/content.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { classNames } from '#ui/class-names.ts'
import { texts } from '../quote-texts.ts'
import { type ComparedLine, compareVersions } from './compare-versions.ts'

interface Side {
  name: string
  content: Omit<Content, 'sections'> & { sections: readonly Section[] }
  /** what an option costs, by its key, as text */
  totals?: ReadonlyMap<string, string>
}

interface Props {
  readonly before: Side
  readonly after: Side
  readonly nameOf: (id: string) => string
}

/** Two versions side by side: options, lines, prices and totals, with what changed. */
export function VersionDifferences({ before, after, nameOf }: Props) {
  const { sections, others } = compareVersions(before.content, after.content)
  const isSame =
    others.length === 0 &&
    sections.every((each) => each.before === each.after && each.lines.every((line) => !line.isChanged))
  return (
    <div className="scroll-x stack">
      {isSame && <p>{texts.same}</p>}
      {others.length > 0 && <p>{texts.alsoDiffers(others.join(', '))}</p>}
      <table className="dense quote-compare">
        <caption className="visually-hidden">{texts.differences}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col" className="numeric">
              {before.name}
            </th>
            <th scope="col" className="numeric">
              {after.name}
            </th>
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.key}>
            <tr className="quote-compare-option">
              <th scope="rowgroup">{section.after ?? section.before}</th>
              <td className="numeric">
                {section.before === undefined ? texts.noOption : before.totals?.get(section.key)}
              </td>
              <td className="numeric">
                {section.after === undefined ? texts.noOption : after.totals?.get(section.key)}
              </td>
            </tr>
            {section.lines.map((line) => (
              <tr key={line.key} className={classNames(line.isChanged && 'changed')}>
                <th scope="row">{nameOf(line.id)}</th>
                <td className="numeric">{sideWords(line.before)}</td>
                <td className="numeric">{sideWords(line.after)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

const sideWords = (side: ComparedLine['before']): string =>
  side ? texts.each(side.qty, formatMoney(toCents(side.price))) : '–'
