import { useCallback, useReducer, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'
import type { ListedTemplate } from '#features/partners/quotes/contract.ts'
import { CART } from '#features/partners/saved-carts/rules/access.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { useMay } from '../../../frame/permitted.ts'
import { provisional } from '../builder/builder.tsx'
import { type Draft, type DraftSection, draftOf, newKey } from '../builder/draft.ts'
import type { Edit, FoundLine } from '../builder/edit.ts'
import { beginWork, worked } from '../builder/history.ts'
import { AddLines } from '../builder/lines/add-lines.tsx'
import type { LineProduct } from '../builder/lines/line-row.tsx'
import { LineTable } from '../builder/lines/line-table.tsx'
import { Removed } from '../builder/lines/removed.tsx'
import { OptionFields, OptionTabs, PANEL_ID, tabId } from '../builder/option-tabs.tsx'
import { builderTexts } from '../builder/texts.ts'
import { useBuilderKeys } from '../builder/use-builder-keys.ts'
import { wireOf } from '../builder/wire.ts'
import type { NamedProduct } from '../quote-data.server.ts'
import { productsOf } from '../reading.tsx'

/** Texts of the templates of quotes. */
export const templateTexts = defineTexts({
  templates: 'Quote templates',
  noTemplates: 'No templates yet',
  noTemplatesHow:
    'On a quote, choose “Save as template” to keep its options and items for the next customer.',
  templateName: 'Name',
  options: 'Options',
  lines: 'Lines',
  by: 'Saved by',
  changed: 'Changed',
  use: 'Use',
  makeOne: 'Create quote',
  makeFrom: (name: string) => `Create quote from ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  undo: 'Undo',
  restored: (name: string) => `${name} restored.`,
  how: 'Items at our current price are repriced when you create the quote. Custom prices stay.',
  save: 'Save template',
  saved: 'Template saved.',
  openLatest: 'Open the latest version',
  unreadable: 'We couldn’t read these items. Reload the page.',
})

interface Props {
  readonly template: ListedTemplate
  readonly content: WireContent
  readonly products: readonly NamedProduct[]
  readonly now: Date
}

/** A template has no customer and no day. */
const draftWith = (content: WireContent): Draft =>
  draftOf({
    content,
    contact: { name: '', phone: '', email: '', zip: '' },
    ...{ customerID: null, projectID: null, offeredUntil: '' },
  })

/** Changes a template with the tabs and lines of the builder. One press saves all of it. */
export function TemplateEditor({ template, content, products: known, now }: Props) {
  const [work, dispatch] = useReducer(worked, content, (first) => beginWork(draftWith(first)))
  const [products, setProducts] = useState(() => new Map<string, LineProduct>(productsOf(undefined, known)))
  const [chosenKey, choose] = useState<string>()
  const [removed, setRemoved] = useState<string>()
  const { state } = useNavigation()
  const edit = useCallback((change: Edit) => dispatch({ type: 'edit', edit: change }), [])
  const undo = useCallback(() => dispatch({ type: 'undo' }), [])
  const redo = useCallback(() => dispatch({ type: 'redo' }), [])
  useBuilderKeys({ undo, redo })
  const { sections, message } = work.draft.content
  const section = sections.find(({ key }) => key === chosenKey) ?? sections[0]
  const learn = (lines: readonly FoundLine[]) =>
    setProducts(
      (before) => new Map([...lines.map((line) => [line.id, provisional(line)] as const), ...before]),
    )
  return (
    <div className="quote-builder stack">
      <Form method="post" className="row quote-template-head" preventScrollReset>
        <input type="hidden" name="revision" value={template.revision} />
        <input type="hidden" name="content" value={JSON.stringify(wireOf(work.draft.content))} />
        <TextField
          label={templateTexts.templateName}
          name="name"
          defaultValue={template.name}
          required
          maxLength={120}
        />
        <div className="row">
          <Button disabled={work.past.length === 0} onClick={undo}>
            {builderTexts.undo}
          </Button>
          <Button disabled={work.future.length === 0} onClick={redo}>
            {builderTexts.redo}
          </Button>
          <Button type="submit" look="primary" busy={state === 'submitting'}>
            {templateTexts.save}
          </Button>
        </div>
      </Form>
      <OptionTabs sections={sections} chosen={section?.key} choose={choose} edit={edit} totalOf={sumOf} />
      <Removed name={removed} undo={undo} close={() => setRemoved(undefined)} />
      {section && (
        <div className="stack" role="tabpanel" id={PANEL_ID} aria-labelledby={tabId(section.key)}>
          <OptionFields
            section={section}
            index={sections.indexOf(section)}
            count={sections.length}
            choose={choose}
            edit={edit}
            remove={({ key, title }) => {
              edit({ type: 'remove-section', key })
              setRemoved(title)
            }}
          />
          <LineTable
            section={section}
            products={products}
            costs={null}
            showsStock={false}
            at={now}
            edit={edit}
            onRemoved={setRemoved}
          />
          <AddTo section={section} edit={edit} learn={learn} />
        </div>
      )}
      <TextAreaField
        label={builderTexts.message}
        value={message}
        rows={5}
        maxLength={4_000}
        onChange={(event) => edit({ type: 'set-content', to: { message: event.target.value } })}
      />
    </div>
  )
}

const sumOf = ({ lines }: DraftSection): string =>
  formatMoney(toCents(lines.reduce((sum, { price, qty }) => sum + price * qty, 0)))

interface AddProps {
  readonly section: DraftSection
  readonly edit: (edit: Edit) => void
  readonly learn: (lines: readonly FoundLine[]) => void
}

function AddTo({ section, edit, learn }: AddProps) {
  const add = (lines: readonly FoundLine[]) => {
    learn(lines)
    const keyed = lines.map(({ id, qty, price }) => ({ id, qty, price, key: newKey('l') }))
    edit({ type: 'add-lines', section: section.key, lines: keyed })
  }
  return <AddLines add={add} mayUseCarts={useMay(CART.read)} />
}
