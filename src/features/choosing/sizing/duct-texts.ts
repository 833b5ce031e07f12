import { defineTexts } from '#lib/language/texts.ts'
import { DUCT_PLACES } from './rules/data/duct-shares.ts'
import type { DuctInsulation, DuctPlace, DuctSealing } from './rules/ducts.ts'

/** Texts about the ducts of a home, for every form that asks for them. */
export const ductTexts = defineTexts({
  short: 'Ducts',
  place: 'Where are the ducts?',
  sealing: 'Joints of the ducts',
  insulation: 'Insulation of the ducts',
  unknown: 'I don’t know',
  asBuilt: 'As usual for its age',
  places: Object.fromEntries(
    Object.entries(DUCT_PLACES).map(([place, { label }]) => [place, label]),
  ) as Record<DuctPlace, string>,
  sealings: {
    sealed: 'Sealed with mastic or foil tape',
    unsealed: 'Not sealed, or with cloth tape',
  } satisfies Record<DuctSealing, string>,
  insulations: {
    'r-8': 'R-8, about 2½ in. thick',
    'r-6': 'R-6, about 2 in. thick',
    'r-4': 'R-4, about 1½ in. thick',
    'r-2': 'Bare metal, or under 1 in.',
  } satisfies Record<DuctInsulation, string>,
  placeHint: 'Follow the air from a grille: most of the way through the attic, or below the floor?',
  sealingHint:
    'Look at a joint: gray paste or foil tape that still sticks is sealed. Dust streaks on the insulation ' +
    'show leaks.',
  insulationHint: 'The R-value is printed on the wrap of the duct.',
})
