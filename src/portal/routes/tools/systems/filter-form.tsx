import { Form, useSubmit } from 'react-router'
import type { FoundSystems } from '#features/partners/partner-tools/contract.ts'
import { SORTS, type ToolKind } from '#features/partners/partner-tools/rules/tool-kinds.ts'
import { grouped } from '#lib/numbers.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { NumberField, SelectField, TextField } from '#ui/field/text-field.tsx'
import { texts as tools } from '../texts.ts'
import { NUMBERS, type NumberName } from './filters.ts'

const { systems: texts } = tools

interface Props {
  readonly params: URLSearchParams
  readonly facets: FoundSystems['facets']
  readonly kind: ToolKind
  readonly project: number | undefined
}

/** The number fields of each selector. */
const LIMITS: Readonly<Record<ToolKind, readonly NumberName[]>> = {
  ducted: ['cooling', 'heating', 'seer2', 'hspf2', 'afue', 'mostPrice'],
  'mini-split': ['cooling', 'heating', 'seer2', 'hspf2', 'mostPrice'],
}

/** All filters as one form by GET: a checked box shows its systems at once, and it works without script. */
export function Filters({ params, facets, kind, project }: Props) {
  const submit = useSubmit()
  return (
    <Form
      method="get"
      className="stack tool-filters no-print"
      aria-label={texts.filters}
      onChange={(event) => {
        // Typed values count when the form is sent; a checked box counts at once.
        const target: EventTarget = event.target
        const isTick =
          target instanceof HTMLSelectElement ||
          (target instanceof HTMLInputElement && target.type === 'checkbox')
        if (isTick) void submit(event.currentTarget, { replace: true, preventScrollReset: true })
      }}
    >
      {project !== undefined && <input type="hidden" name="project" value={project} />}
      <div key={typedOf(params, kind)} className="stack">
        <TextField
          label={texts.text}
          hint={texts.textHint}
          name="text"
          defaultValue={params.get('text') ?? ''}
          maxLength={60}
          autoComplete="off"
        />
        <TextField
          label={texts.zip}
          hint={texts.zipHint}
          name="zip"
          inputMode="numeric"
          defaultValue={params.get('zip') ?? ''}
          maxLength={5}
          autoComplete="off"
        />
        <div className="tool-numbers">
          {LIMITS[kind].map((name) => (
            <NumberField
              key={name}
              label={texts[name]}
              name={name}
              decimal
              defaultValue={params.get(name) ?? ''}
              error={isPossible(name, params.get(name)) ? undefined : rangeOf(name)}
            />
          ))}
        </div>
        <label className="row">
          <input
            type="checkbox"
            className="tick"
            name="onlyFitting"
            value="1"
            defaultChecked={params.has('onlyFitting')}
          />
          {texts.onlyFitting}
        </label>
        <SelectField
          label={texts.sort}
          name="sort"
          defaultValue={params.get('sort') ?? 'price'}
          options={SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
        />
      </div>
      <div className="row">
        <Button type="submit" look="primary">
          {texts.show}
        </Button>
        <LinkButton href={project === undefined ? '?' : `?project=${project}`} look="quiet">
          {texts.clear}
        </LinkButton>
      </div>
      {facets.map((facet) => (
        <Facet key={facet.key} facet={facet} />
      ))}
    </Form>
  )
}

const SHOWN_OPEN = 4

function Facet({ facet: { key, label, options } }: { readonly facet: FoundSystems['facets'][number] }) {
  const count = options.filter(({ isChosen }) => isChosen).length
  return (
    <Disclosure
      summary={label}
      aside={count > 0 ? String(count) : undefined}
      open={count > 0 || options.length <= SHOWN_OPEN}
    >
      <fieldset className="tool-facet">
        <legend className="visually-hidden">{label}</legend>
        {options.map(({ value, label: name, count: left, isChosen }) => (
          <label key={`${value} ${isChosen}`} className="row">
            <input type="checkbox" className="tick" name={key} value={value} defaultChecked={isChosen} />
            <span>{name}</span>
            <span className="meta">{grouped(left)}</span>
          </label>
        ))}
      </fieldset>
    </Disclosure>
  )
}

/** The typed part of an address: its fields start again when another address brings other values. */
const typedOf = (params: URLSearchParams, kind: ToolKind): string =>
  ['text', 'zip', 'onlyFitting', 'sort', ...LIMITS[kind]].map((name) => params.get(name) ?? '').join('|')

function isPossible(name: NumberName, text: string | null): boolean {
  if (text === null || text.trim() === '') return true
  const value = Number(text.replaceAll(',', ''))
  return value >= NUMBERS[name].min && value <= NUMBERS[name].max
}

const rangeOf = (name: NumberName): string => {
  const { min, max } = NUMBERS[name]
  return texts.range(grouped(min), grouped(max))
}
