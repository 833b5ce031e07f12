import { expect, test } from 'vitest'
import { secondLineFault, streetFault } from './po-box.ts'

test.each([
  'PO Box 1187',
  'P.O. Box 12',
  'P. O. Box 12',
  'p.o.box 12',
  'P O Box 12',
  'POBox 12',
  'POBOX12',
  'PO Box #12',
  'PO Box No. 12',
  'P.0. Box 12',
  'P/O Box 12',
  'PO Bx 12',
  'P.O. Box A-12',
  'PO BOX',
  'POB 12',
  'P.O.B. 12',
  'P.O. #12',
  'PO Drawer 44',
  'Post Office Box 12',
  'Post Office Box',
  'Postal Box 12',
  'Box 12',
  'BOX #12',
  'Box No. 12A',
  'Drawer 7',
  'Lock Box 12',
  'Lockbox 12',
  'Caller Box 5',
  'Apartado 12',
  'Apartado Postal 12',
  'Apdo. 12',
  'General Delivery',
  '500 Oak St, PO Box 12',
  'RR 2, PO Box 41',
  'ＰＯ Box 12',
])('[reports-3 4] %j is a box at a post office', (line) => {
  expect(streetFault(line)).toContain('cannot deliver to a PO Box')
})

test.each([
  '12 Boxwood Ln',
  'Boxwood Lane',
  '4 Box Elder Dr',
  'Box Elder',
  '100 Box Canyon Rd',
  '500 Oak St',
  'Rural Route 2 Box 41',
  'RR 2 Box 41',
  'R.R. #2, Box 41',
  'RFD 3 Box 9',
  'Route 2, Box 41',
  'Rt 2 Box 41',
  'HC 1 Box 5',
  'HCR 68 Box 12',
  'HC-1, Box 5',
  'Highway Contract 4 Box 19',
  'Star Route 3 Box 9',
  'PSC 3 Box 1234',
  'CMR 454 Box 12',
  'Unit 2050 Box 4190',
  'PMB 12',
  '123 Main St PMB 12',
  '123 Main St Box 4',
  '10 Post Office Rd',
  '1 Post Office Square',
  '44 Apartado Ct',
  '7 Lock Box Ln',
  '12 Pobox Farm Rd',
  '300 Poe St',
  'Drawer Hill Rd 12',
  '55 Postal Way',
  'N6W23001 Bluemound Rd',
  '',
])('[reports-3 4] %j is no box at a post office', (line) => {
  expect([streetFault(line), secondLineFault(line)]).toEqual([undefined, undefined])
})

test('[reports-3 4] "Box 12" below a street is a mailbox of that house; "PO Box 12" is none', () => {
  expect(secondLineFault('Box 12')).toBeUndefined()
  expect(secondLineFault('PO Box 12')).toBe(streetFault('Box 12'))
})
