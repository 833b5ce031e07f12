import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '#lib/api-error.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { MOST_NAME_CHARS, type SavedProduct, type SaveProblems, saveProblems } from '../rules/save-cart.ts'
import { texts } from '../texts.ts'

export interface CartToSend {
  cartName: string
  products: readonly SavedProduct[]
  projectID: number
}

interface Props {
  readonly products: readonly SavedProduct[]
  readonly project: { readonly id: number; readonly name: string } | null
  /** POST /cart/save under this Idempotency-Key; rejects with the server's refusal */
  readonly save: (cart: CartToSend, key: string) => Promise<unknown>
  readonly onSaved: (cartName: string) => void
  readonly onClose: () => void
}

type Sending = { kind: 'idle' | 'loading' | 'saved' } | { kind: 'failed'; message: string }

/** Saves the cart for the project: one field, then a confirmation (L-SAVE-OK, V-SAVE). */
export function SaveCart({ products, project, save, onSaved, onClose }: Props) {
  const [sending, setSending] = useState<Sending>({ kind: 'idle' })
  const [problems, setProblems] = useState<SaveProblems>({})
  // The key stays while the cart does, so that a second press after a lost answer saves no second cart.
  const attempt = useRef<{ key: string; of: string } | null>(null)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.kind === 'loading') return
    const form = event.currentTarget
    const cartName = String(new FormData(form).get('cartName')).trim()
    const found = saveProblems({ cartName, products, projectID: project?.id ?? null })
    setProblems(found)
    if (found.cartName) form.querySelector<HTMLInputElement>('[name=cartName]')?.focus()
    if (Object.keys(found).length > 0 || project === null) return
    const cart = { cartName, products, projectID: project.id }
    const of = JSON.stringify(cart)
    if (attempt.current?.of !== of) attempt.current = { key: crypto.randomUUID(), of }
    setSending({ kind: 'loading' })
    try {
      await save(cart, attempt.current.key)
      onSaved(cartName)
      setSending({ kind: 'saved' })
    } catch (error) {
      setSending({ kind: 'failed', message: error instanceof ApiError ? error.message : texts.failed })
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} width="narrow">
      {sending.kind === 'saved' ? (
        <div className="stack" role="status">
          <p>
            <b>{texts.saved}</b>
          </p>
          {project && <p>{texts.savedFor(project.name)}</p>}
          <Button look="primary" onClick={onClose}>
            {texts.done}
          </Button>
        </div>
      ) : (
        <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={texts.cartName}
            name="cartName"
            hint={texts.cartNameHint}
            maxLength={MOST_NAME_CHARS}
            autoComplete="off"
            error={problems.cartName}
            required
          />
          {problems.products && (
            <Notice tone="warn" live="alert">
              {problems.products}
            </Notice>
          )}
          {problems.projectID && (
            <Notice tone="warn" live="alert">
              {problems.projectID}
            </Notice>
          )}
          {sending.kind === 'failed' && (
            <Notice tone="bad" live="alert">
              {sending.message}
            </Notice>
          )}
          <Button type="submit" look="primary" busy={sending.kind === 'loading'} busyText={texts.saving}>
            {texts.save}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
