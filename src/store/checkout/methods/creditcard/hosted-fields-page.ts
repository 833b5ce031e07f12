import { hostedFieldTexts } from '#features/selling/payments/texts.ts'

/** The fields in the order they are typed in, with the provider's names. */
export const FIELDS = {
  number: { label: hostedFieldTexts.number.label },
  expirationDate: { label: hostedFieldTexts.expirationDate.label },
  cvv: { label: hostedFieldTexts.cvv.label },
} as const
type Name = keyof typeof FIELDS

/** The page's side of the hosted fields: labels, boxes for the provider's frames, notes below them. */
export interface FieldsPage {
  boxes: Record<Name, HTMLElement>
  focused(name: string, isFocused: boolean): void
  say(name: string, message: string): void
  /** the card's brand, and how many digits its code has */
  brand(name: string, codeSize: number): void
}

/** Draws the fields into the element that will hold the provider's frames. */
export function drawFields(element: HTMLElement): FieldsPage {
  const drawn = Object.fromEntries(
    (Object.keys(FIELDS) as Name[]).map((name) => [name, drawField(name)]),
  ) as Record<Name, ReturnType<typeof drawField>>
  const brand = document.createElement('span')
  brand.className = 'hosted-brand'
  brand.setAttribute('aria-hidden', 'true')
  drawn.number.box.after(brand)
  element.replaceChildren(...Object.values(drawn).map(({ root }) => root))
  const hints: Partial<Record<string, string>> = { cvv: hostedFieldTexts.codeDigits(3) }
  const say = (name: string, message: string) => {
    const field = drawn[name as Name]
    if (!field) return
    field.box.dataset.invalid = String(message !== '')
    field.note.dataset.tone = message === '' ? '' : 'bad'
    field.note.textContent = message || (hints[name] ?? '')
  }
  say('cvv', '')

  return {
    boxes: { number: drawn.number.box, expirationDate: drawn.expirationDate.box, cvv: drawn.cvv.box },
    focused(name, isFocused) {
      const field = drawn[name as Name]
      if (field) field.box.dataset.focused = String(isFocused)
    },
    say,
    brand(name, codeSize) {
      brand.textContent = name
      hints.cvv = hostedFieldTexts.codeDigits(codeSize)
      if (drawn.cvv.box.dataset.invalid !== 'true') say('cvv', '')
    },
  }
}

function drawField(name: Name) {
  const root = document.createElement('div')
  root.className = name === 'number' ? 'hosted-field wide' : 'hosted-field'
  const box = document.createElement('div')
  box.id = `hosted-${name}`
  box.className = 'hosted-box'
  // The provider's library focuses the field when its label is pressed. The input inside the frame has the
  // same name.
  const label = document.createElement('label')
  label.htmlFor = box.id
  label.textContent = FIELDS[name].label
  const note = document.createElement('p')
  note.className = 'hosted-note'
  root.append(label, box, note)
  return { root, box, note }
}
