import { Form } from 'react-router'
import type { ListedRule, OpenPriceList } from '#features/selling/price-lists/contract.ts'
import { BASES, ROUNDINGS } from '#features/selling/pricing/rules/price-rule.ts'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { texts as all } from './texts.ts'

const texts = all.rules

interface Props {
  readonly rules: OpenPriceList['rules']
  /** what a new rule can name; null for a person who may not write */
  readonly choices: {
    categories: readonly { id: number; name: string; depth: number }[]
    brands: readonly string[]
  } | null
  readonly problems: Readonly<Record<string, string>>
}

const goodsOf = ({ category, brand }: ListedRule): string =>
  [category?.name, brand].filter(Boolean).join(', ') || texts.all

/** Percentages of a list for categories and brands. */
export const Rules = ({ rules, choices, problems }: Props) => (
  <section className="stack">
    <h2>{texts.title}</h2>
    <p className="meta">{texts.lead}</p>
    {rules.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <DataTable
        caption={texts.title}
        hideCaption
        rows={rules}
        keyOf={({ id }) => id}
        columns={[
          { name: texts.goods, rowHeader: true, cell: goodsOf },
          {
            name: texts.price,
            cell: ({ basis, percent, rounding }) => (
              <>
                {texts.shown[basis](percent)} <span className="meta">{texts.roundings[rounding]}</span>
              </>
            ),
          },
          { name: texts.from, numeric: true, cell: ({ from }) => from },
          ...(choices
            ? [
                {
                  name: texts.remove,
                  cell: (rule: ListedRule) => (
                    <Form method="post">
                      <input type="hidden" name="rule" value={rule.id} />
                      <Button
                        type="submit"
                        name="intent"
                        value="remove-rule"
                        size="small"
                        aria-label={texts.removeOf(goodsOf(rule))}
                      >
                        {texts.remove}
                      </Button>
                    </Form>
                  ),
                },
              ]
            : []),
        ]}
      />
    )}
    {choices && <NewRule choices={choices} problems={problems} />}
  </section>
)

const BRANDS = 'rule-brands'

const NewRule = ({
  choices,
  problems,
}: { choices: NonNullable<Props['choices']> } & Pick<Props, 'problems'>) => (
  <Form method="post" className="stack company-form">
    <h3>{texts.add}</h3>
    <SelectField
      label={texts.category}
      name="category"
      options={[
        { value: '', label: texts.anyCategory },
        ...choices.categories.map(({ id, name, depth }) => ({
          value: String(id),
          // Below its own category, as a tree: browsers drop spaces at the start of a choice.
          label: '\u2003'.repeat(depth) + name,
        })),
      ]}
    />
    <TextField label={texts.brand} name="brand" list={BRANDS} error={problems.brand} optional />
    <datalist id={BRANDS}>
      {choices.brands.map((brand) => (
        <option key={brand} value={brand} />
      ))}
    </datalist>
    <div className="fields-2">
      <SelectField
        label={texts.basis}
        name="basis"
        defaultValue="public"
        options={BASES.map((value) => ({ value, label: texts.bases[value] }))}
      />
      <TextField
        label={texts.percent}
        name="percent"
        inputMode="decimal"
        error={problems.percent && texts.number}
        required
      />
      <SelectField
        label={texts.rounding}
        name="rounding"
        options={ROUNDINGS.map((value) => ({ value, label: texts.roundings[value] }))}
      />
      <TextField
        label={texts.units}
        name="from"
        type="number"
        min={1}
        max={MAX_QUANTITY}
        defaultValue={1}
        required
      />
    </div>
    <div>
      <Button type="submit" name="intent" value="add-rule">
        {texts.add}
      </Button>
    </div>
  </Form>
)
