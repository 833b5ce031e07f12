/** The name of the box by which a visitor sends the home with a message. */
export const TOLD_HOME = 'toldHome'

/** What was written, with the sentence of a ticked box after it, within so many characters. */
export function withToldHome(written: string, told: FormDataEntryValue | null, most: number): string {
  const text = written.trim()
  const both = [text, typeof told === 'string' ? told : ''].filter((part) => part !== '').join('\n\n')
  return both.length <= most ? both : text
}
