import { defineTexts, plural } from '#lib/language/texts.ts'

const ordersNamed = (numbers: readonly string[]): string =>
  plural(numbers.length, { one: `order ${numbers[0]}`, other: `orders ${numbers.join(', ')}` })

/** The words of the papers that the warehouse prints. */
export const texts = defineTexts({
  nothingToPick: 'Nothing is left to pick: these orders have shipped, are canceled or wait for money.',
  nothingToPrint: 'There is nothing to print: these orders are canceled, wait for money or have no products.',
  pickList: 'Pick list',
  packingSlip: 'Packing slip',
  billOfLading: 'Bill of lading',
  labels: 'Package labels',
  labelFrom: (store: string, address: string) => `From ${store}, ${address}`,
  poNumber: (number: string) => `PO ${number}`,
  shipment: (number: number) => `Shipment ${number}`,
  replacement: (number: number) => `Replacement ${number}`,
  trackedBy: (carrier: string, tracking: string) => `${carrier} ${tracking}`,
  packageOf: (number: number, count: number) => `Package ${number} of ${count}`,
  replaces: (reason: string) =>
    `This is a replacement at no charge. It takes the place of the same items of this order. ${reason}`,
  printedAt: (day: string, time: string) => `Printed ${day}, ${time}`,
  ofOrders: (orders: number, units: number, pounds: string) =>
    `${plural(orders, { one: '1 order', other: `${orders} orders` })}, ` +
    `${plural(units, { one: '1 unit', other: `${units} units` })}, ${pounds} lb`,
  model: 'Model',
  product: 'Product',
  serials: (serials: readonly string[]) => `Serial ${serials.join(', ')}`,
  units: 'Units',
  forOrder: (number: string, units: number) => `${number}: ${units}`,
  orders: 'Orders',
  shipBy: 'Ship by',
  shipTo: 'Ship to',
  shipFrom: 'Ship from',
  heldOrder: (number: string) =>
    `Order ${number}: don’t pick its refrigerant yet. The buyer’s EPA 608 certificate isn’t verified.`,
  pickTogether: (number: string, others: readonly string[]) =>
    `Order ${number} comes with ${ordersNamed(others)}. Ship them together where you can.`,
  comesWith: (others: readonly string[]) =>
    `What you ordered with it is ${ordersNamed(others)}. It may come in a delivery of its own.`,
  orderNumber: (number: string) => `Order ${number}`,
  ordered: 'Ordered',
  purchaseOrder: 'PO number',
  carrier: 'Carrier',
  tracking: 'Tracking number',
  delivery: 'Delivery',
  services: 'Services',
  instructions: 'Instructions for the carrier',
  check:
    'Please check your delivery against this list before you sign. Damage? Note it on the delivery receipt.',
  call: (phone: string) => `Questions? Call ${phone}.`,
  bolNumber: 'BOL number',
  bolNumberOf: (order: string, shipment: number, isReplacement: boolean) =>
    isReplacement ? `${order}-R${shipment}` : `${order}-${shipment}`,
  pro: 'PRO number',
  date: 'Date',
  charges: 'Freight charges: prepaid by the shipper.',
  handling: 'Handling units (pallets)',
  pieces: 'Pieces',
  weight: 'Weight, lb',
  hazard: 'HM (X)',
  nmfc: 'NMFC item',
  freightClass: 'Class',
  commodity: 'Description',
  commodityOf: (units: number, name: string, sku: string) => `${units} × ${name}, ${sku}`,
  total: 'Total',
  refrigerant:
    'Refrigerant cylinders are hazardous material. Fill in the proper shipping description from their ' +
    'safety data sheet before you sign.',
  shipperSigns: 'Shipper’s signature and date',
  carrierSigns: 'Carrier’s signature and pickup date',
  buyerSigns: 'Received in good order, except as noted: signature and date',
  shipperWords: 'The goods are packaged, marked and labeled for transport by the rules of 49 CFR.',
  carrierWords: 'The carrier received the pieces above in apparent good order, except as noted.',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  fileName: {
    'pick-list': 'pick-list',
    'packing-slip': 'packing-slip',
    'bill-of-lading': 'bill-of-lading',
    label: 'labels',
  },
})
