/** Where a load comes from, in the order of a table. */
export const LOAD_PARTS = [
  'walls',
  'windows',
  'doors',
  'ceiling',
  'floor',
  'air',
  'ventilation',
  'people',
  'appliances',
  'ducts',
  'blower',
] as const
export type LoadPartName = (typeof LOAD_PARTS)[number]

/** One part of a load in BTU/h: heat lost on the coldest, heat and moisture gained on the hottest day. */
export interface LoadPart {
  part: LoadPartName
  heating: number
  sensible: number
  latent: number
}
