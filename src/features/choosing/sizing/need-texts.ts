import type { Stages } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { BTU_PER_TON, betterTons, type Need } from './rules/need.ts'

/** Texts about the load of the visitor's home. */
const half = (value: number): string => `${Math.floor(value) || ''}${value % 1 === 0.5 ? '½' : ''}`
const tons = (value: number): string => `${half(value)} ${value <= 1 ? 'ton' : 'tons'}`

export const needTexts = defineTexts({
  tellUs: 'Describe your home',
  doesItFit: 'Does it fit your home?',
  fitFor: (home: string, zip: string, by: string) => `Compared with ${home} in ${zip}${by}.`,
  by: { whole: '', rooms: ', sized room by room', bills: ', heating from your bills' },
  title: 'What does your home need?',
  heating: 'Heating',
  cooling: 'Cooling',
  tons,
  /** before a noun: a 3-ton heat pump */
  tonned: (value: number) => `${half(value)}-ton`,
  systems: (count: number, each: number) => (count === 1 ? tons(each) : `${count} systems of ${tons(each)}`),
  /** "2½ tons fits better: 2 tons are 88% of the load, and Manual S asks for 90%." */
  better: (fitting: number, stages: Stages, rounded: number, percent: number) =>
    `${tons(fitting)} ${fitting <= 1 ? 'fits' : 'fit'} better: ${tons(rounded)} would be ${percent}% of ` +
    'your cooling load, and the usual range begins at 90%.' +
    (stages === 'single'
      ? ''
      : ` Choose one with ${stages === 'variable' ? 'variable speed' : 'two stages'}.`),
  home: (squareFeet: number, floors: number, basement: boolean) =>
    [
      `${grouped(squareFeet)} sq ft`,
      `${floors} ${plural(floors, { one: 'floor', other: 'floors' })}`,
      basement ? 'basement' : 'no basement',
    ].join(', '),
  needLine: (heating: number, cooling: number) =>
    `Heating ${grouped(upToThousand(heating))} BTU/h, cooling ${grouped(upToThousand(cooling))} BTU/h`,
  /** what our staff read of the home beside a message */
  told: (home: string, place: string, needs: string) => `My home: ${home} in ${place}. ${needs}.`,
  /** before the lists of what fits */
  fitting: (home: string) => `No model yet? See what fits your home (${home}):`,
  willItHeat: 'Will it heat your home?',
  willItCool: 'Will it cool your home?',
  willItDoBoth: 'Will it heat and cool your home?',
  checkHome: 'Check in one minute',
  verdict: (fit: 'fits' | 'small' | 'large', percent: number) =>
    fit === 'fits' ? 'Fits your home' : `Too ${fit}: ${(percent / 100).toFixed(1)} × what your home needs`,
  share: (work: 'heating' | 'cooling', percent: number, need: number) =>
    `${work === 'heating' ? 'Heating' : 'Cooling'}: ${percent}% of the ${grouped(need)} BTU/h ` +
    'your home needs.',
  rightSize: 'See the right size',
  change: 'Change',
})

/** Which size fits better than the rounded one; null where the rounded size fits. */
export function betterWords(need: Pick<Need, 'coolingBtu' | 'systems' | 'tons'>): string | null {
  const better = betterTons(need)
  if (better === null) return null
  const percent = Math.floor((need.tons * BTU_PER_TON * need.systems * 100) / need.coolingBtu)
  return needTexts.better(better.tons, better.stages, need.tons, percent)
}
