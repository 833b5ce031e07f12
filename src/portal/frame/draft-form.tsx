import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ClientActionFunctionArgs, data, Form, useNavigation } from 'react-router'
import { safeStorage } from '#lib/storage.ts'
import { Button, type ButtonLook } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'

const storage = safeStorage(() => window.sessionStorage)
const entry = (name: string) => `alpine.portal.draft.${name}`

/** Deletes the stored draft of a form that has been saved. */
export const forgetDraft = (name: string): void => storage.remove(entry(name))

/**
 * A form whose typed values stay in this tab until they are saved: a lost connection or a reload loses
 * nothing, and the form says that it shows them again. `draft` names the form, with the version of the row
 * that it changes.
 */
export function DraftForm({
  draft,
  submit,
  look = 'primary',
  more,
  isCheckedHere = false,
  hasFiles = false,
  children,
}: {
  readonly draft: string
  readonly submit: string
  readonly look?: ButtonLook | undefined
  /** other buttons of the form, beside the one that saves */
  readonly more?: ReactNode
  /** the browser checks the fields before they are sent; otherwise the server's answer names each problem */
  readonly isCheckedHere?: boolean
  /** files are chosen in it: they are sent, and no draft keeps them */
  readonly hasFiles?: boolean
  readonly children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const [restored, setRestored] = useState(false)
  const { state } = useNavigation()
  useEffect(() => {
    const kept = storage.read(entry(draft))
    if (!kept || !form.current) return
    fill(form.current, new URLSearchParams(kept))
    // After a second factor the person must see the form again that they sent.
    const fold = form.current.closest('details')
    if (fold) fold.open = true
    setRestored(true)
  }, [draft])
  const discard = () => {
    forgetDraft(draft)
    form.current?.reset()
    setRestored(false)
  }
  const keep = () => {
    if (form.current) storage.write(entry(draft), fieldsOf(form.current).toString())
  }
  return (
    <Form
      method="post"
      ref={form}
      onInput={keep}
      className="stack"
      noValidate={!isCheckedHere}
      encType={hasFiles ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
    >
      {restored && (
        <p className="meta" role="status">
          {texts.lists.draftKept}{' '}
          <Button look="quiet" onClick={discard}>
            {texts.lists.discardDraft}
          </Button>
        </p>
      )}
      {children}
      <p className="row">
        <Button type="submit" look={look} busy={state === 'submitting'}>
          {submit}
        </Button>
        {more}
      </p>
    </Form>
  )
}

const HIDDEN = new Set(['version', 'revision', 'intent', 'evenIfDuplicate'])

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !HIDDEN.has(name)) fields.set(name, value)
  return fields
}

function fill(form: HTMLFormElement, kept: URLSearchParams): void {
  for (const [name, value] of kept) {
    const field = form.elements.namedItem(name)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (isField || field instanceof HTMLSelectElement || field instanceof RadioNodeList) field.value = value
  }
}

/**
 * Sends a form. Without a connection the page stays as it is and says so; its form keeps what was typed, and
 * the person sends it again.
 */
export async function keptOffline({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction()
  } catch (error) {
    // A browser reports a request without an answer as a TypeError.
    if (!(error instanceof TypeError)) throw error
    const refused = { message: texts.lists.offline, code: 'offline', details: {}, problems: {} }
    // After a status of failure the page does not read its data again, which would fail too.
    return data({ refused }, { status: 503 })
  }
}
