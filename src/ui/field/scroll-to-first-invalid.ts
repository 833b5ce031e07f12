/**
 * Scrolls smoothly to the first invalid field of a form and focuses it (L-FORM-SCROLL).
 * A field is invalid when it has `aria-invalid` or fails its native constraint. Returns the field, or null
 * when all are fine.
 */
export function scrollToFirstInvalid(form: HTMLElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>(
    '[aria-invalid="true"], input:invalid, select:invalid, textarea:invalid',
  )
  if (!field) return null
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  field.focus({ preventScroll: true })
  field.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' })
  return field
}
