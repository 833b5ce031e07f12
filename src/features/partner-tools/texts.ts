/** What the partners' tools say about units, systems and models. */
export const texts = {
  invalidZip: 'We do not know this ZIP code.',
  unknownUnit: 'We do not sell a unit with this number any more. Choose another one.',
  ratio: (percent: number, least: number, most: number, fits: boolean): string => {
    const range = least === most ? `${least}%` : `${least} to ${most}%`
    return fits
      ? `Fits: the indoor units add up to ${percent}% of the outdoor unit, and ${range} is allowed.`
      : `Does not fit: the indoor units add up to ${percent}% of the outdoor unit, and ${range} is allowed.`
  },
  openPorts: (open: number): string =>
    open === 1 ? 'One port stays open for a room later.' : `${open} ports stay open for rooms later.`,
  unitOfKit: { outdoor: 'Outdoor unit', indoor: 'Indoor unit' },
  lineSetFor: (size: string, feet: number): string => `${size}, at least ${feet} ft for each indoor unit`,
  lines: 'Line sets',
  missingPart: (title: string): string =>
    `${title}: we sell none that fits. Order it elsewhere, or ask us before you order the kit.`,
  everyMaker: 'Every maker',

  facets: {
    systemType: 'System',
    brand: 'Brand',
    tons: 'Cooling',
    staging: 'Stages',
    refrigerant: 'Refrigerant',
    fuel: 'Heat',
    position: 'Direction of the air',
    cabinetWidth: 'Cabinet width',
    heads: 'Indoor units',
    headType: 'Type of indoor unit',
    coldClimate: 'Cold climate',
    wifi: 'WiFi control',
    mobileHome: 'Mobile homes',
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
  btu: (btu: number): string => `${btu.toLocaleString('en-US')} BTU/h`,
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
  noRating: 'The maker rates it as one unit',

  find: {
    model: (sku: string): string => `Model ${sku}`,
    ahri: (number: string): string => `AHRI ${number}`,
    replaces: (model: string): string => `Instead of ${model}`,
    gone: (sku: string): string => `Model ${sku}, no longer sold`,
  },
} as const
