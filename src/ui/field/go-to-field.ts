/** Follows a link to a field of the same page: the field gets the focus and is scrolled to the middle. */
export function goToField(event: { preventDefault: () => void }, id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  event.preventDefault()
  field.focus()
  field.scrollIntoView({ block: 'center' })
}
