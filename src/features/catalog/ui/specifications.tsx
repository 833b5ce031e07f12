import { useState } from 'react'
import { Icon } from '#ui/icon/icon.tsx'
import { Measure } from '#ui/plate/rating-plate.tsx'
import { HelpPopover } from '#ui/popover/help-popover.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import type { ProductView } from './product-view.ts'
import { texts } from './texts.ts'

type Groups = ProductView['specs']

/** Groups and rows whose group, name or value holds the text; all of them for an empty one. */
export function findSpecs(groups: Groups, text: string): Groups {
  const wanted = text.trim().toLowerCase()
  if (!wanted) return groups
  const holds = (...words: string[]): boolean => words.some((word) => word.toLowerCase().includes(wanted))
  return groups.flatMap(({ group, rows }) => {
    const found = holds(group) ? rows : rows.filter((row) => holds(row.name, row.value, row.unit))
    return found.length > 0 ? [{ group, rows: found }] : []
  })
}

/** Specifications by group, each with its help in plain words, and a field that finds one. */
export function Specifications({ groups }: { groups: Groups }) {
  const [text, setText] = useState('')
  const found = findSpecs(groups, text)
  return (
    <section className="band rule" id="specs" aria-labelledby="specs-title">
      <div className="sechead">
        <h2 id="specs-title">{texts.specifications}</h2>
        <div className="search spec-search noprint">
          <Icon name="search" />
          <input
            className="input"
            type="search"
            maxLength={60}
            placeholder={texts.findSpecification}
            aria-label={texts.findSpecification}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </div>
      {found.length === 0 && <p role="status">{texts.noSpecification(text)}</p>}
      <div className="specgroups">
        {found.map(({ group, rows }) => (
          <SpecList
            key={group}
            caption={group}
            specs={rows.map(({ name, value, unit, help }) => ({
              name: (
                <>
                  {name} {help && <HelpPopover title={name}>{help}</HelpPopover>}
                </>
              ),
              value: unit === '″' ? `${value}″` : unit ? <Measure value={value} unit={unit} /> : value,
            }))}
          />
        ))}
      </div>
    </section>
  )
}
