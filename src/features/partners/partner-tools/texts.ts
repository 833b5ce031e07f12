import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** What the partners' tools say about units, systems and models. */
export const texts = defineTexts({
  invalidZip: 'We don’t recognize this ZIP code.',
  unknownUnit: 'We no longer sell this unit. Choose another one.',
  ratio: (percent: number, least: number, most: number, fits: boolean): string => {
    const range = least === most ? `${least}%` : `${least} to ${most}%`
    return fits
      ? `Fits: the indoor units add up to ${percent}% of the outdoor unit, and ${range} is allowed.`
      : `Doesn’t fit: the indoor units add up to ${percent}% of the outdoor unit, and ${range} is allowed.`
  },
  openPorts: (open: number): string =>
    open === 1 ? '1 port stays open for a future room.' : `${open} ports stay open for future rooms.`,
  unitOfKit: { outdoor: 'Outdoor unit', indoor: 'Indoor unit' },
  lineSetFor: (size: string, feet: number): string => `${size}, at least ${feet} ft for each indoor unit`,
  lines: 'Line sets',
  missingPart: (title: string): string =>
    `${title}: we don’t carry one that fits. Order it elsewhere, or ask us before you order the kit.`,
  everyMaker: 'All brands',

  facets: {
    systemType: 'System',
    brand: 'Brand',
    tons: 'Cooling',
    staging: 'Stages',
    refrigerant: 'Refrigerant',
    fuel: 'Heat',
    position: 'Airflow direction',
    cabinetWidth: 'Cabinet width',
    heads: 'Indoor units',
    headType: 'Indoor unit type',
    coldClimate: 'Cold climate',
    wifi: 'WiFi control',
    mobileHome: 'Mobile home use',
    ahri: 'AHRI number',
  },
  systemTypes: {
    'gas-furnace-ac': 'Furnace and air conditioner',
    'heat-pump': 'Heat pump and air handler',
    'dual-fuel': 'Dual fuel',
    'ac-only': 'Air conditioner and coil',
    'furnace-only': 'Furnace',
    'package-unit': 'Package unit',
    'mini-split': 'One room',
    'multi-zone': 'Several rooms',
  } as Readonly<Record<string, string>>,
  tons: (tons: number): string => `${tons} tons`,
  btu: (btu: number): string => `${grouped(btu)} BTU/h`,
  inches: (width: string): string => `${width} in`,
  yes: 'Yes',
  no: 'No',
  listed: 'Listed',
  notListed: 'Not listed',
  factLabels: {
    cooling: 'Cooling',
    heating: 'Heating',
    heatingAt47: 'Heating at 47 °F',
    seer2: 'SEER2',
    hspf2: 'HSPF2',
    afue: 'AFUE',
    staging: 'Stages',
    refrigerant: 'Refrigerant',
    heads: 'Indoor units',
  },
  noRating: 'Rated as a single unit',

  find: {
    model: (sku: string): string => `Model ${sku}`,
    ahri: (number: string): string => `AHRI ${number}`,
    replaces: (model: string): string => `Replaces ${model}`,
    gone: (sku: string): string => `Model ${sku}, no longer sold`,
  },
})
