import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts about kits: why units are not a kit, how a kit fits, what the installer and the homeowner do. */
export const kitTexts = defineTexts({
  /** Why units are not sold as one system. */
  refusals: {
    notRated: 'These units are not rated together, so we don’t sell them as a system.',
    partsUnknown: 'We don’t know every unit of this system, so we can’t check that its parts fit.',
    coilSize: (coil: string, outdoor: string) =>
      `The coil is made for ${coil} tons and the outdoor unit has ${outdoor}. It must be as large, or half ` +
      'a ton larger.',
    coilWidth: (coil: string, furnace: string) =>
      `The coil is ${coil} in wide and the furnace ${furnace} in. It must be as wide, or one size wider.`,
    blower: (most: string, tons: string) =>
      `The furnace’s blower moves air for ${most} tons. The outdoor unit has ${tons}.`,
    refrigerant: (outdoor: string, indoor: string) =>
      `The outdoor unit uses ${outdoor}, the indoor unit ${indoor}. Refrigerants are never mixed.`,
    leakSensor: (refrigerant: string) => `With ${refrigerant} the indoor coil needs a leak sensor.`,
    tooFewHeads: 'A multi-room system needs at least two indoor units.',
    tooManyHeads: (heads: number, ports: number) =>
      `${heads} indoor units do not fit an outdoor unit with ${ports === 1 ? '1 port' : `${ports} ports`}.`,
    noHead: (room: number) =>
      `Room ${room}: we sell no indoor unit of this type and size that this outdoor unit takes.`,
    zoneRatio: (percent: number, least: number, most: number) =>
      `The indoor units add up to ${percent}% of the outdoor unit. The maker allows ${least} to ${most}%.`,
    headTooLarge: (head: number, most: number) =>
      `An indoor unit of ${grouped(head)} BTU/h is too large for the outdoor unit, which takes up to ` +
      `${grouped(most)}.`,
    zoneBrand: 'All units of a multi-room system must come from the same maker.',
    partMissing: (part: string) =>
      `We sell no part for “${part}” that fits, so the kit would not be complete.`,
  },

  /** How a kit fits the home. */
  fit: {
    cooling: (percent: number, least: number, most: number, isDry: boolean) => {
      if (percent < least) return `Too small: it cools ${percent}% of the need, and ${least}% is the least.`
      if (percent <= most) return `Fits: it cools ${percent}% of the need, between ${least} and ${most}%.`
      return isDry
        ? `Fits: it cools ${percent}% of the need. In a dry, cold place a heat pump may be larger.`
        : `Too large: it cools ${percent}% of the need, and ${most}% is the most.`
    },
    burner: (percent: number, least: number, most: number) => {
      if (percent < least) return `Too small: it heats ${percent}% of the need, and ${least}% is the least.`
      return percent > most
        ? `Too large: it heats ${percent}% of the need, and ${most}% is the most.`
        : `Fits: it heats ${percent}% of the need, between ${least} and ${most}%.`
    },
    backup: (winterF: number, needsKw: number, hasKw: number) => {
      if (needsKw <= 0) return `At ${winterF} °F the heat pump can heat the home by itself.`
      const lacks = `At ${winterF} °F the heat pump falls ${needsKw} kW short`
      if (hasKw >= needsKw) return `${lacks}. The electric heat of ${hasKw} kW in this kit covers it.`
      return hasKw > 0
        ? `${lacks}, and this kit has ${hasKw} kW of electric heat.`
        : `${lacks}. Keep another heat source.`
    },
    coolingNeed: (btu: string) => `${btu} BTU/h of cooling`,
    heatingNeed: (btu: string) => `${btu} BTU/h of heat`,
    coldDays: 'Enough heat for the coldest days',
  },
  relaxed: (kits: number) =>
    kits === 1
      ? 'No system has this along with your other answers. This one comes closest.'
      : 'No system has this along with your other answers. These come closest.',

  yourPrice: 'the price of electricity on this page',
  unmet: 'This system doesn’t have it.',
  /** A system that is put together from single units. */
  assembled: {
    title: (brand: string, heads: readonly number[]) =>
      heads.length === 1
        ? `${brand} mini split, ${grouped(heads[0] ?? 0)} BTU/h, from single units`
        : `${brand} ${heads.length}-zone mini split, ${sizes(heads)} BTU/h, from single units`,
    model: (sku: string, quantity: number) => (quantity === 1 ? sku : `${quantity} × ${sku}`),
    summary: 'An outdoor unit and indoor units that its maker combines with it.',
  },
  roles: {
    outdoor: 'Outdoor unit',
    indoor: 'Indoor unit',
    handler: 'Air handler',
    coil: 'Coil',
    furnace: 'Furnace',
    heatKit: 'Electric heat kit',
  },
  oneCabinet: 'Rated by its maker as one unit',
  /** What a kit leaves to the installer and the homeowner. */
  left: {
    ducts: { title: 'Ducts', why: 'Your ducts stay. An installer checks whether they are large enough.' },
    furnace: { title: 'Furnace or blower', why: 'Your furnace stays. Its blower must move enough air.' },
    work: { title: 'Installation', why: 'A licensed contractor connects refrigerant, gas and electricity.' },
    permit: { title: 'Permit', why: 'Most towns require a permit and an inspection.' },
  },
})

/** "12,000 + 2 × 9,000" */
const sizes = (heads: readonly number[]): string =>
  [...Map.groupBy(heads, (btu) => btu)]
    .map(([btu, { length }]) => `${length === 1 ? '' : `${length} × `}${grouped(btu)}`)
    .join(' + ')
