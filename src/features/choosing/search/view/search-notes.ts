import type { SearchAnswer } from '../contract.ts'
import { texts } from '../ui/texts.ts'

type QueryReading = Pick<
  SearchAnswer,
  | 'corrections'
  | 'isRelaxed'
  | 'setAside'
  | 'notSold'
  | 'unsoldBrand'
  | 'read'
  | 'fits'
  | 'replaced'
  | 'place'
>

/** What the page says about how it read a search, the most important first. */
export function searchNotes({
  corrections,
  isRelaxed,
  setAside,
  notSold,
  unsoldBrand,
  read,
  fits,
  replaced = [],
  place,
}: QueryReading): string[] {
  const notes = [
    ...(place && place.forbidden.length > 0 ? [texts.forbiddenAt(place.label)] : []),
    ...replaced.map(texts.replaced),
    ...(fits === undefined ? [] : [texts.fits(fits)]),
    ...corrections.map(({ said, read: meant }) => texts.corrected(said, meant)),
    ...read.flatMap(({ kind, said }) =>
      kind in texts.read ? texts.read[kind as keyof typeof texts.read](said) : [],
    ),
  ]
  if (unsoldBrand !== undefined) return [texts.unsoldBrand(unsoldBrand), ...notes]
  if (!isRelaxed) return notes
  const missing = [
    ...(notSold === undefined ? [] : [texts.notSold(notSold)]),
    ...(setAside.length > 0 ? [texts.setAside(setAside)] : []),
  ]
  return [...(missing.length > 0 ? missing : [texts.relaxed]), ...notes]
}
