import type { Field } from './form.ts'

export const titleField: Field = { name: 'title', label: 'Title', look: 'line', most: 200 }
export const summaryField: Field = {
  name: 'summary',
  label: 'Summary',
  hint: 'One or two sentences, for lists and for search engines',
  look: 'text',
  most: 400,
}
export const leadField: Field = {
  name: 'lead',
  label: 'First paragraph',
  hint: 'It stands below the title in larger letters',
  look: 'text',
  most: 1_200,
}
export const linksHint = 'One link in each line: words | address'
