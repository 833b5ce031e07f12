import { type RefObject, useEffect } from 'react'

/**
 * Hands over what a person typed into a field before React took it over. `rendered` is the text that React
 * rendered into the field.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | null>,
  rendered: string,
  onText: (text: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was there before
  useEffect(() => {
    const text = field.current?.value
    if (text && text !== rendered) onText(text)
  }, [])
}
