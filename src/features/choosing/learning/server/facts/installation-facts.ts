import { clearanceOf } from '#drawings/figure/registry.ts'
import { LINES_BY_BTU, LINES_BY_TONS } from '#features/catalog/accessories/rules/needs/refrigerant-lines.ts'
import { BEND_FEET, LINE_CHARGES } from '#features/catalog/line-sets/rules/data/line-facts.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'
import { installationTexts } from './installation-texts.ts'

const inches = (size: string): string => `${size} in`

export const lineSizes = (): FactTable => ({
  caption: installationTexts.lineSizes.caption,
  columns: [
    installationTexts.lineSizes.equipment,
    installationTexts.lineSizes.liquidLine,
    installationTexts.lineSizes.suctionLine,
  ],
  rows: [
    ...LINES_BY_TONS.map(([tons, liquid, suction]) => [
      installationTexts.lineSizes.central(tons),
      inches(liquid),
      inches(suction),
    ]),
    ...LINES_BY_BTU.map(([btu, liquid, suction]) => [
      installationTexts.lineSizes.miniSplit(grouped(btu)),
      inches(liquid),
      inches(suction),
    ]),
  ],
  source: installationTexts.lineSizes.source,
})

export const lineCharges = (): FactTable => ({
  caption: installationTexts.lineCharges.caption,
  columns: [
    installationTexts.lineCharges.equipment,
    installationTexts.lineCharges.liquidLine,
    installationTexts.lineCharges.refrigerant,
    installationTexts.lineCharges.ouncesAFoot,
    installationTexts.lineCharges.basis,
  ],
  rows: LINE_CHARGES.map(({ isMiniSplit, liquid, refrigerant, ouncesPerFoot, basis }) => [
    isMiniSplit ? installationTexts.lineCharges.miniSplit : installationTexts.lineCharges.central,
    inches(liquid),
    refrigerant,
    ouncesPerFoot.toFixed(2),
    basis === 'manual'
      ? installationTexts.lineCharges.makersManuals
      : installationTexts.lineCharges.estimateByDensity,
  ]),
  source: installationTexts.lineCharges.source,
})

export const bends = (): FactTable => ({
  caption: installationTexts.bends.caption,
  columns: [installationTexts.bends.suctionLine, installationTexts.bends.feet],
  rows: Object.entries(BEND_FEET).map(([size, feet]) => [inches(size), String(feet)]),
  source: installationTexts.bends.source,
})

const SPACES = [
  [installationTexts.spaces.furnace, 'furnace'],
  [installationTexts.spaces.airHandler, 'airHandler'],
  [installationTexts.spaces.outdoorUnit, 'condenser'],
  [installationTexts.spaces.miniSplitUnit, 'sideUnit'],
  [installationTexts.spaces.packageUnit, 'packageUnit'],
  [installationTexts.spaces.tankWaterHeater, 'waterHeater'],
  [installationTexts.spaces.tanklessWaterHeater, 'tankless'],
] as const

export const serviceSpace = (): FactTable => ({
  caption: installationTexts.serviceSpace.caption,
  columns: [
    installationTexts.serviceSpace.equipment,
    installationTexts.serviceSpace.inFront,
    installationTexts.serviceSpace.above,
  ],
  rows: SPACES.map(([label, type]) => {
    const space = clearanceOf(type)
    return [label, `${space?.front ?? 0} in`, space?.above === undefined ? '—' : `${space.above} in`]
  }),
  source: installationTexts.serviceSpace.source,
})
