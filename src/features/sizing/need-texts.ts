/** Texts about the load of the visitor's home. */
const number = (value: number): string => value.toLocaleString('en-US')
const half = (value: number): string => `${Math.floor(value) || ''}${value % 1 === 0.5 ? '½' : ''}`
const tons = (value: number): string => `${half(value)} ${value <= 1 ? 'ton' : 'tons'}`

export const needTexts = {
  tellUs: 'Describe your home',
  doesItFit: 'Does it fit your home?',
  fitFor: (home: string, zip: string) => `Compared with ${home} in ${zip}.`,
  title: 'What does your home need?',
  heating: 'Heating',
  cooling: 'Cooling',
  tons,
  /** before a noun: a 3-ton heat pump */
  tonned: (value: number) => `${half(value)}-ton`,
  systems: (count: number, each: number) => (count === 1 ? tons(each) : `${count} systems of ${tons(each)}`),
  home: (squareFeet: number, floors: number, basement: boolean) =>
    [
      `${number(squareFeet)} sq ft`,
      `${floors} ${floors === 1 ? 'floor' : 'floors'}`,
      basement ? 'basement' : 'no basement',
    ].join(', '),
  needLine: (heating: number, cooling: number) =>
    `Heating ${number(heating)} BTU/h, cooling ${number(cooling)} BTU/h`,
  sizeFit: { fits: 'Fits', small: 'Small', large: 'Large' },
  change: 'Change',
} as const
