// The script of the card fields page. The server sends every function of this file to the browser as its own
// text, all in one script, so they may call each other and may use nothing from outside this file.
// Messages go to the store's exact origin only, and the script reads only messages from that origin.

type Field = 'number' | 'expiry' | 'code'
type Fields = Record<Field, HTMLInputElement>

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}

function fieldNames(): Field[] {
  return ['number', 'expiry', 'code']
}

/**
 * The card brand by the first digits. `groups` is how its number is printed; `code` is the length of its
 * code.
 */
function brandOf(text: string): { name: string; groups: number[]; code: number } {
  const brands = [
    { name: 'Amex', prefix: /^3[47]/, groups: [4, 6, 5], code: 4 },
    { name: 'Diners Club', prefix: /^3(?:0[0-5]|[689])/, groups: [4, 6, 4], code: 3 },
    { name: 'JCB', prefix: /^35/, groups: [4, 4, 4, 4], code: 3 },
    { name: 'Discover', prefix: /^6(?:011|4[4-9]|5)/, groups: [4, 4, 4, 4], code: 3 },
    { name: 'Mastercard', prefix: /^(?:5[1-5]|2[2-7])/, groups: [4, 4, 4, 4], code: 3 },
    { name: 'Visa', prefix: /^4/, groups: [4, 4, 4, 4], code: 3 },
  ]
  const number = digitsOf(text)
  return brands.find(({ prefix }) => prefix.test(number)) ?? { name: '', groups: [4, 4, 4, 4], code: 3 }
}

function formatNumber(text: string): string {
  const parts: string[] = []
  let rest = digitsOf(text)
  for (const size of brandOf(text).groups) {
    parts.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return parts.join(' ').trim()
}

function formatExpiry(text: string, deleting: boolean): string {
  let value = digitsOf(text).slice(0, 6)
  if (/^[2-9]/.test(value)) value = `0${value}`
  // A browser that fills in 05 / 2030 means 05 / 30.
  if (value.length === 6 && value.slice(2, 4) === '20') value = value.slice(0, 2) + value.slice(4)
  value = value.slice(0, 4)
  if (value.length < 2 || (value.length === 2 && deleting)) return value
  return `${value.slice(0, 2)} / ${value.slice(2)}`
}

/** Writes the formatted text and keeps the caret behind the same digit. */
function rewrite(field: HTMLInputElement, formatted: string): void {
  const before = digitsOf(field.value.slice(0, field.selectionStart ?? field.value.length)).length
  const atEnd = field.selectionStart === field.value.length
  if (field.value === formatted) return
  field.value = formatted
  let caret = 0
  for (let seen = 0; caret < formatted.length && seen < before; caret++)
    if (/\d/.test(formatted[caret] ?? '')) seen++
  field.setSelectionRange(atEnd ? formatted.length : caret, atEnd ? formatted.length : caret)
}

function luhn(number: string): boolean {
  let sum = 0
  for (let index = 0; index < number.length; index++) {
    const digit = Number(number[number.length - 1 - index]) * (index % 2 === 1 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0
}

function numberProblem(text: string): string {
  const number = digitsOf(text)
  const brand = brandOf(text)
  const full = brand.groups.reduce((sum, size) => sum + size, 0)
  if (number === '') return 'Enter your card number'
  if (number.length >= 6 && brand.name === '') return 'We do not take this kind of card'
  if (number.length < full) return 'The card number is not complete'
  return luhn(number) ? '' : 'Check the card number'
}

function expiryProblem(text: string): string {
  const value = digitsOf(text)
  const month = Number(value.slice(0, 2))
  if (value === '') return 'Enter the expiration date'
  if (value.length < 4) return 'Use MM / YY'
  if (month < 1 || month > 12) return 'Check the month'
  const now = new Date()
  const months = (2000 + Number(value.slice(2)) - now.getFullYear()) * 12 + month - 1 - now.getMonth()
  return months < 0 ? 'This card has expired' : months > 240 ? 'Check the year' : ''
}

/** The error of a field; an empty text when it is valid. */
function problemOf(fields: Fields, name: Field): string {
  if (name === 'number') return numberProblem(fields.number.value)
  if (name === 'expiry') return expiryProblem(fields.expiry.value)
  const length = brandOf(fields.number.value).code
  const value = digitsOf(fields.code.value)
  if (value === '') return 'Enter the security code'
  return value.length === length ? '' : `It has ${length} digits`
}

function showProblem(fields: Fields, name: Field, problem: string): void {
  const note = document.getElementById(`${name}-note`)
  fields[name].setAttribute('aria-invalid', String(problem !== ''))
  if (!note) return
  const hint = brandOf(fields.number.value).code === 4 ? '4 digits on the front' : '3 digits on the back'
  note.textContent = problem || (name === 'code' ? hint : '')
  note.className = problem ? 'note bad' : 'note'
}

function showBrand(fields: Fields): void {
  const place = document.getElementById('brand')
  const brand = brandOf(fields.number.value)
  if (place) place.textContent = brand.name
  fields.code.maxLength = brand.code
  if (fields.code.getAttribute('aria-invalid') !== 'true') showProblem(fields, 'code', '')
}

async function tokenize(
  fields: Fields,
  tell: (message: Record<string, unknown>) => void,
  id: unknown,
): Promise<void> {
  const names = fieldNames()
  const errors = names
    .map((name) => ({ field: name, message: problemOf(fields, name) }))
    .filter(({ message }) => message !== '')
  for (const name of names)
    showProblem(fields, name, errors.find(({ field }) => field === name)?.message ?? '')
  const first = errors[0]
  if (first) {
    fields[first.field].focus()
    return tell({ t: 'errors', id, errors })
  }
  const expiry = digitsOf(fields.expiry.value)
  const card = {
    number: digitsOf(fields.number.value),
    expirationMonth: expiry.slice(0, 2),
    expirationYear: `20${expiry.slice(2)}`,
    cvv: digitsOf(fields.code.value),
  }
  try {
    const answer = await fetch('/fields/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    const body = await answer.json()
    if (answer.ok)
      return tell({ t: 'token', id, nonce: body.token, card: { last4: body.last4, type: body.brand } })
    showProblem(fields, 'number', body.message)
    tell({ t: 'errors', id, errors: [{ field: 'number', message: body.message }] })
  } catch {
    tell({ t: 'error', id, message: 'The card could not be read. Please try again.' })
  }
}

function applyTheme(theme: Record<string, unknown>): void {
  const root = document.documentElement
  for (const [name, value] of Object.entries(theme)) {
    if (
      /^[a-z0-9-]{1,24}$/.test(name) &&
      typeof value === 'string' &&
      /^[#\w\s(),.%"'/-]{1,160}$/.test(value) &&
      !/url/i.test(value)
    )
      root.style.setProperty(`--${name}`, value)
  }
  root.classList.toggle('dark', theme.scheme === 'dark')
  root.classList.add('styled')
}

function listenToFields(fields: Fields, tell: (message: Record<string, unknown>) => void): void {
  const names = fieldNames()
  fields.number.addEventListener('input', () => {
    rewrite(fields.number, formatNumber(fields.number.value))
    showBrand(fields)
  })
  fields.expiry.addEventListener('input', (event) =>
    rewrite(
      fields.expiry,
      formatExpiry(fields.expiry.value, ((event as InputEvent).inputType ?? '').startsWith('delete')),
    ),
  )
  fields.code.addEventListener('input', () =>
    rewrite(fields.code, digitsOf(fields.code.value).slice(0, brandOf(fields.number.value).code)),
  )
  for (const name of names) {
    // An empty field that loses the focus shows no new problem and keeps an earlier one.
    fields[name].addEventListener(
      'blur',
      () => fields[name].value !== '' && showProblem(fields, name, problemOf(fields, name)),
    )
    fields[name].addEventListener('input', () => {
      if (fields[name].getAttribute('aria-invalid') === 'true' && problemOf(fields, name) === '')
        showProblem(fields, name, '')
      tell({ t: 'changed', complete: names.every((each) => problemOf(fields, each) === '') })
    })
    fields[name].addEventListener('keydown', (event) => {
      if (event.key === 'Enter') tell({ t: 'submit' })
    })
  }
}

/** The field with an error, else the one that the buyer is in, else the first. */
function fieldToFill(fields: Fields): HTMLInputElement {
  const all = fieldNames().map((name) => fields[name])
  return (
    all.find((field) => field.getAttribute('aria-invalid') === 'true') ??
    all.find((field) => field === document.activeElement) ??
    fields.number
  )
}

/** Starts the page: listens to the fields and to the store, and reports its height. */
function startFields(storeOrigin: string): void {
  const input = (id: string) => document.getElementById(id) as HTMLInputElement
  const fields: Fields = { number: input('number'), expiry: input('expiry'), code: input('code') }
  const tell = (message: Record<string, unknown>) => window.parent.postMessage(message, storeOrigin)
  listenToFields(fields, tell)
  window.addEventListener('message', (event) => {
    if (
      event.origin !== storeOrigin ||
      event.source !== window.parent ||
      typeof event.data !== 'object' ||
      event.data === null
    )
      return
    if (event.data.t === 'style' && typeof event.data.theme === 'object' && event.data.theme !== null)
      applyTheme(event.data.theme)
    if (event.data.t === 'focus') fieldToFill(fields).focus()
    if (event.data.t === 'tokenize') void tokenize(fields, tell, event.data.id)
  })
  new ResizeObserver(() =>
    tell({ t: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) }),
  ).observe(document.body)
  // The buyer may have typed while this script was loading.
  rewrite(fields.number, formatNumber(fields.number.value))
  rewrite(fields.expiry, formatExpiry(fields.expiry.value, false))
  showBrand(fields)
  tell({ t: 'ready' })
}

/** The text of the script for a page that the store at `storeOrigin` frames. */
export function fieldsScript(storeOrigin: string): string {
  const functions = [
    ...[digitsOf, fieldNames, brandOf, formatNumber, formatExpiry, rewrite, luhn],
    ...[numberProblem, expiryProblem, problemOf, showProblem, showBrand, tokenize, applyTheme],
    ...[fieldToFill, listenToFields, startFields],
  ]
  return `(() => {\n${functions.map(String).join('\n')}\nstartFields(${JSON.stringify(storeOrigin)})\n})()`
}
