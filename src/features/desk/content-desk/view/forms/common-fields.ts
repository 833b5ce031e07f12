import type { Field } from './form.ts'

export const titleField: Field = { name: 'title', label: 'Title', look: 'line', most: 200 }
export const summaryField: Field = {
  name: 'summary',
  label: 'Summary',
  hint: 'One or two sentences for lists and search engines',
  look: 'text',
  most: 400,
}
export const leadField: Field = {
  name: 'lead',
  label: 'First paragraph',
  hint: 'Shown below the title in larger type',
  look: 'text',
  most: 1_200,
}
export const linksHint = 'One link in each line: words | address'
