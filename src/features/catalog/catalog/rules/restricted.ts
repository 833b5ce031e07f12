/**
 * Cylinders of refrigerant: compressed gas, some of it flammable. 40 CFR 82.154(c) allows their sale only to
 * technicians with a certificate of section 608 and their employers. They travel by ground, because the
 * flammable ones (A2L) may not fly as ordinary parcels (49 CFR 173.27; from memory, 2026-11).
 */
export const isRefrigerant = (type: string): boolean => type === 'refrigerant'
