import { type FormEvent, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { NumberField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import {
  priceField,
  type ReadSale,
  readSaleForm,
  type SaleFacts,
  type SaleLine,
  type SaleProblem,
} from '../rules/sale-form.ts'
import { saleTexts as texts } from '../sale-texts.ts'

interface Props {
  /** what the reader may change: the form offers nothing else */
  readonly may: {
    reprice: boolean
    removeTax: boolean
    lowerShipping: boolean
    alonePercent: number
  }
  readonly lines: readonly SaleLine[]
  /** dollars that shipping costs */
  readonly shipping: number
  readonly facts: SaleFacts
  /** Carries the sale out. Rejects with the server's refusal. */
  readonly save: (sale: ReadSale) => Promise<void>
  readonly onClose: () => void
}

/** Prices, tax, shipping and facts of a sale, for partners. */
export function SaleForm({ may, lines, shipping, facts, save, onClose }: Props) {
  const [problems, setProblems] = useState<ReadSale['problems']>({})
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const form = event.currentTarget
    const data = new FormData(form)
    const sale = readSaleForm((name) => String(data.get(name) ?? ''), { lines, shipping })
    setProblems(sale.problems)
    setFailure(undefined)
    const [first] = Object.keys(sale.problems)
    if (first !== undefined) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    setSaving(true)
    try {
      await save(sale)
    } catch (error) {
      setFailure(messageOf(error))
      setSaving(false)
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} closeOutside={false}>
      <form className="stack-l" noValidate onSubmit={(event) => void submit(event)}>
        {may.reprice && <Prices lines={lines} problems={problems} percent={may.alonePercent} />}
        {may.reprice && may.lowerShipping && shipping > 0 && (
          <NumberField
            decimal
            label={texts.shipping}
            hint={texts.shippingNow(formatWire(shipping))}
            name="shippingCost"
            unit="$"
            defaultValue={facts.shippingCost ?? ''}
            error={wordsOf(problems.shippingCost)}
          />
        )}
        {may.removeTax && (
          <CheckField label={texts.removeTax} name="removeTax" defaultChecked={facts.removeTax} />
        )}
        {may.reprice && <Reasons facts={facts} problems={problems} />}
        <div className="stack">
          <TextField
            label={texts.originalOrder}
            hint={texts.originalOrderHint}
            name="originalOrder"
            maxLength={40}
            defaultValue={facts.originalOrder ?? ''}
          />
          <TextField
            label={texts.purchaseOrder}
            name="purchaseOrder"
            maxLength={40}
            defaultValue={facts.purchaseOrder}
          />
          <CheckField label={texts.removeVideo} name="removeVideo" defaultChecked={facts.removeVideo} />
        </div>
        {failure && (
          <Notice tone="bad" live="alert">
            {failure}
          </Notice>
        )}
        <Button type="submit" look="primary" busy={isSaving} busyText={texts.saving}>
          {texts.save}
        </Button>
      </form>
    </Dialog>
  )
}

type Problems = ReadSale['problems']

/** The words of a field's problem. */
const wordsOf = (problem: SaleProblem | undefined) => problem && texts[problem]

const Prices = ({
  lines,
  problems,
  percent,
}: {
  readonly lines: readonly SaleLine[]
  readonly problems: Problems
  readonly percent: number
}) => (
  <fieldset className="stack">
    <legend>{texts.prices}</legend>
    <p className="meta">{texts.limit(Math.round(percent))}</p>
    {lines.map(({ id, name, qty, price, inCart }) => (
      <NumberField
        key={id}
        decimal
        label={texts.priceOf(name)}
        hint={texts.now(formatWire(price), qty)}
        name={priceField(id)}
        unit="$"
        defaultValue={inCart.toFixed(2)}
        error={wordsOf(problems[priceField(id)])}
      />
    ))}
  </fieldset>
)

const Reasons = ({ facts, problems }: { readonly facts: SaleFacts; readonly problems: Problems }) => (
  <div className="stack">
    <TextField
      label={texts.reason}
      hint={texts.reasonHint}
      name="discountReason"
      maxLength={200}
      defaultValue={facts.discountReason}
      error={wordsOf(problems.discountReason)}
    />
    <TextField
      label={texts.responsible}
      name="discountResponsibleParty"
      maxLength={120}
      defaultValue={facts.discountResponsibleParty}
      error={wordsOf(problems.discountResponsibleParty)}
    />
    <TextAreaField
      label={texts.comments}
      name="discountComments"
      maxLength={1_000}
      defaultValue={facts.discountComments}
    />
  </div>
)

/** A refusal that names products says why each of them is refused. */
function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.failed
  const products = Array.isArray(error.details.products) ? error.details.products : []
  const reasons = products.flatMap((each: unknown) => {
    const message = typeof each === 'object' && each !== null ? Reflect.get(each, 'message') : undefined
    return typeof message === 'string' ? [message] : []
  })
  return [error.message, ...new Set(reasons)].join(' ')
}
