/**
 * Whether a contractor adds sales tax to the work of installing heating or cooling in a home. A state that is
 * not here is not known. Each source was read on 2026-11-27; docs/data-sources.md lists them.
 */
export const LABOR_TAX: Readonly<Record<string, { rule: 'none' | 'added' | 'depends'; source: string }>> = {
  AK: { rule: 'none', source: 'no sales tax of the state; boroughs may tax services' },
  CA: { rule: 'none', source: '18 CCR 1521, construction contractors' },
  DE: { rule: 'none', source: 'no sales tax' },
  FL: { rule: 'none', source: 'Fla. Admin. Code 12A-1.051, real property contracts' },
  MT: { rule: 'none', source: 'no sales tax' },
  NC: { rule: 'depends', source: 'NCDOR SD-16-3: a capital improvement with Form E-589CI is not taxed' },
  NH: { rule: 'none', source: 'no sales tax' },
  NY: { rule: 'depends', source: 'Publication 862: a capital improvement with Form ST-124 is not taxed' },
  OR: { rule: 'none', source: 'no sales tax' },
  TN: { rule: 'none', source: 'Department of Revenue, labor on real property, which includes HVAC units' },
  TX: { rule: 'none', source: '34 TAC 3.291 and 3.357, residential real property' },
  WA: { rule: 'added', source: 'WAC 458-20-170: the whole price of the contract is a retail sale' },
}
