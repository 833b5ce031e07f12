import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of serial numbers on the order page of staff. */
export const serialTexts = defineTexts({
  title: 'Serial numbers',
  places: {
    shipment: (number: number) => `Shipment ${number}`,
    replacement: (number: number) => `Replacement ${number}`,
    waiting: () => 'To ship',
  },
  how: 'Scan or type. Enter goes to the next field. A pasted column fills the fields below.',
  field: (unit: string, model: string, number: number, count: number) =>
    count === 1 ? `${unit} ${model}` : `${unit} ${model}, ${number} of ${count}`,
  more: (left: number) => `Save these first. ${left} more follow.`,
  tooMany: (left: number) => `${left} of the pasted numbers had no field.`,
  save: 'Save serial numbers',
  known: (unit: string, model: string, serial: string) => `${unit} ${model}: ${serial}`,
  by: (name: string, when: string) => `${name}, ${when}`,
  edit: (serial: string) => `Change ${serial}`,
  serial: 'Serial number',
  change: 'Save',
  remove: 'Remove it',
  ofLine: (serials: readonly string[]) =>
    plural(serials.length, {
      one: `Serial number ${serials[0]}`,
      other: `Serial numbers ${serials.join(', ')}`,
    }),
  atShipping: 'Serial numbers of what leaves',
  added: 'Saved.',
  repeated: 'These were already saved.',
  changed: 'Changed.',
  removed: 'Removed.',
  restored: 'Back again.',
})
