import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { safeStorage } from '#lib/storage.ts'
import { texts } from '../texts.ts'

const storage = safeStorage(() => window.sessionStorage)
const ENTRY = 'alpine.portal.kept-form'
/** where the second factor is shown again */
const CONFIRM = '/account/confirm'
/** From sending a form to the question for the second factor: a later question is not its answer. */
const ANSWER_MS = 30_000
/** Fields that each page writes anew; the other hidden fields say which form it was. */
const WRITTEN_ANEW = new Set(['version', 'revision', 'key', 'expected'])

interface Kept {
  path: string
  at: number
  /** the second factor was asked for */
  isAsked: boolean
  fields: [name: string, value: string][]
  hidden: [name: string, value: string][]
}

/**
 * Keeps the words of the form that was sent last while its person shows the second factor again, and types
 * them back when they return. It stands once above all pages, so each guarded form has it.
 */
export function KeptForm() {
  const { pathname } = useLocation()
  const here = useRef(pathname)
  here.current = pathname
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    const keep = ({ target }: SubmitEvent) => {
      if (here.current === CONFIRM || !(target instanceof HTMLFormElement) || target.method !== 'post') return
      write({ path: here.current, at: Date.now(), isAsked: false, ...wordsOf(target) })
    }
    document.addEventListener('submit', keep, true)
    return () => document.removeEventListener('submit', keep, true)
  }, [])
  useEffect(() => {
    const kept = read()
    setBack(false)
    if (!kept) return
    if (pathname === CONFIRM) {
      if (!kept.isAsked && Date.now() - kept.at < ANSWER_MS) write({ ...kept, isAsked: true })
      return
    }
    storage.remove(ENTRY)
    if (!kept.isAsked) return
    const form = pathname === kept.path ? formLike(kept) : undefined
    if (!form) return
    typeBack(form, kept)
    setBack(true)
  }, [pathname])
  return (
    <p className="visually-hidden" role="status">
      {isBack && texts.lists.formKept}
    </p>
  )
}

const write = (kept: Kept) => storage.write(ENTRY, JSON.stringify(kept))

function read(): Kept | undefined {
  const text = storage.read(ENTRY)
  return text === null ? undefined : (JSON.parse(text) as Kept)
}

const isHidden = (form: HTMLFormElement, name: string): boolean =>
  form.querySelector(`input[type="hidden"][name="${CSS.escape(name)}"]`) !== null
const isSecret = (form: HTMLFormElement, name: string): boolean =>
  form.querySelector(`input[type="password"][name="${CSS.escape(name)}"]`) !== null

function wordsOf(form: HTMLFormElement): Pick<Kept, 'fields' | 'hidden'> {
  const all = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  )
  return {
    fields: all.filter(([name]) => !isHidden(form, name) && !isSecret(form, name)),
    hidden: all.filter(([name]) => isHidden(form, name) && !WRITTEN_ANEW.has(name)),
  }
}

/** The form of the page that is the one that was sent. */
const formLike = ({ hidden, fields }: Kept): HTMLFormElement | undefined =>
  [...document.querySelectorAll('form')].find((form) => {
    const now = new FormData(form)
    const isSame = hidden.every(([name, value]) => now.get(name) === value)
    return (
      isSame && form.method === 'post' && fields.every(([name]) => form.elements.namedItem(name) !== null)
    )
  })

function typeBack(form: HTMLFormElement, { fields }: Kept): void {
  const values = new FormData()
  for (const [name, value] of fields) values.append(name, value)
  for (const field of form.elements) {
    const isBox = field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')
    if (isBox) {
      if (field.checked !== values.getAll(field.name).includes(field.value)) field.click()
    } else if (isTextual(field) && values.has(field.name)) typeInto(field, String(values.get(field.name)))
  }
  for (let fold = form.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  form.scrollIntoView({ block: 'nearest' })
  form.querySelector<HTMLElement>('button[type="submit"]')?.focus()
}

type Textual = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isTextual = (field: Element): field is Textual =>
  (field instanceof HTMLInputElement && !['hidden', 'file', 'password'].includes(field.type)) ||
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement

/** As a person types: React hears of a value only when it was set behind its back. */
function typeInto(field: Textual, value: string): void {
  if (field.value === value) return
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
