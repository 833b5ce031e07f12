/**
 * The parts warranty of the house brands: ten years for an owner who registers the unit in time, five for
 * others. Terms of the demo's brands; real makers ask for 60 or 90 days.
 */
export const partsWarranty = (brand: string) => ({
  warrantyParts: 10,
  registerWithin: brand === 'Oakhollow' ? 60 : 90,
  warrantyUnregistered: 5,
})
