import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the history of an order, as staff read it. */
export const timelineTexts = defineTexts({
  history: 'History',
  show: 'Show',
  groups: { all: 'All', messages: 'Messages', money: 'Money', shipping: 'Shipping', people: 'People' },
  none: 'Nothing here yet.',
  older: 'Older',
  newest: 'Newest',
  mail: (name: string) => `Email: ${name}`,
  mailAgain: (name: string) => `Email again: ${name}`,
  mailStates: { waiting: 'Waiting to be sent', sent: 'Sent', failed: 'Not delivered yet' },
  note: 'Note',
  noteEdited: 'Note, edited',
  money: (step: string, amount: string) => `${step} ${amount}`,
  shipment: (number: number) => `Shipment ${number} left`,
  shipmentWaits: (number: number) => `Shipment ${number} waits for the money`,
  taken: (work: string, name: string) => `${work}: ${name} has it`,
  givenBack: (work: string) => `${work}: given back`,
  giveTo: (name: string) => `Give back to ${name}`,
  release: 'Make it unassigned',
})
