import { defineTexts } from '#lib/language/texts.ts'

/** Texts of tracking, requests, returns and damage reports. */
export const texts = defineTexts({
  title: 'Track your order',
  intro: 'Enter the order number from your confirmation email and the ZIP code the order ships to.',
  orderID: 'Order number',
  orderIDHint: 'It looks like AZ4T-4KPE-NPAT3. You may leave out the dashes.',
  whereNumber: 'Where to find your order number',
  whereNumberAnswers: [
    'In your confirmation email. Look in the spam folder too.',
    'On your receipt and on the page you saw after you placed the order.',
    'If you can’t find it, call or email us with the name and delivery ZIP code on the order.',
  ],
  statesTitle: 'What each status means',
  postal: 'ZIP code',
  find: 'Find my order',
  finding: 'Looking up your order',
  another: 'Track another order',
  placedOn: (day: string) => `Placed ${day}`,
  orderHeading: (number: string) => `Order ${number}`,
  stepMeaning: {
    placed: 'We have your order. You can still cancel it on this page.',
    packing: 'The warehouse is packing it. You can still ask to cancel; we’ll check whether it has shipped.',
    onTheWay:
      'The carrier has it. You have a tracking number. For truck deliveries, the carrier will call you.',
    delivered: 'It has arrived. Report damage within 5 business days; keep the packaging.',
  },
  progress: 'Progress of your order',
  steps: { placed: 'Placed', packing: 'Being packed', onTheWay: 'On its way', delivered: 'Delivered' },
  stepState: { done: 'done', now: 'in progress', ahead: 'upcoming' },
  whatNext: 'What happens next',
  next: {
    pending: 'We’re waiting for your payment. We ship as soon as it is confirmed.',
    authorized:
      'We’ll pack your order next. When it ships, we charge your card and email you the tracking number.',
    awaiting_funds: 'We’re holding your order until your payment arrives. Then we’ll email you.',
    paid: 'We have your payment. We’ll pack your order next and email you the tracking number.',
    in_fulfilment:
      'We’re packing your order. You’ll get a tracking number as soon as the carrier picks it up.',
    partShipped: 'Part of your order is on its way. The rest will ship with its own tracking number.',
    shipped:
      'The carrier has your order. If it comes by truck, the carrier will call you to schedule ' +
      'delivery.',
    appointment: (day: string) =>
      `The carrier will deliver on ${day}. Have two people ready for anything over 100 lb, and check ` +
      'for damage before you sign.',
    delivered:
      'Your order has arrived. If anything is damaged or missing, tell us within 5 business days and ' +
      'keep the packaging.',
    refunded: 'We sent your refund. It will show up in your account within a few days.',
    returned: 'Your return has arrived.',
    cancelled: 'This order was canceled. Nothing will ship.',
  },
  shipments: 'Shipments',
  shipment: (number: number) => `Shipment ${number}`,
  shipmentState: { created: 'Handed to the carrier', in_transit: 'On its way', delivered: 'Delivered' },
  tracking: 'Tracking number',
  openCarrier: (carrier: string) => `Track it at ${carrier}`,
  shippedOn: (day: string) => `Shipped ${day}`,
  deliveredOn: (day: string) => `delivered ${day}`,
  appointment: (day: string) => `delivery on ${day}`,
  noShipments: 'Nothing has shipped yet.',
  serials: (serials: readonly string[]) =>
    serials.length === 1 ? `Serial number ${serials[0]}` : `Serial numbers ${serials.join(', ')}`,
  replacements: 'Replacements',
  replacement: 'Replacement at no charge',
  replacementState: { waiting: 'Being packed', shipped: 'On its way', delivered: 'Delivered' },
  replaces: 'It takes the place of:',
  refunds: 'Refunds',
  refundDone: (amount: string, day: string) =>
    `We refunded ${amount} on ${day}. It will show up in your account within a few days.`,
  refundAsked: (amount: string) => `${amount} is on its way back to you.`,
  yourOrder: 'What you can do',
  seeOrder: 'See the full order',
  trackThis: 'Track this order',
  changes: 'Changed your mind?',
  cancel: 'Cancel this order',
  askCancel: 'Ask us to cancel it',
  askReturn: 'Ask for a return',
  canCancel: 'It has not been packed yet, so you can cancel it here. You won’t be charged.',
  canAskCancel: 'We’ll check whether it has already shipped and email you within one business day.',
  canAskReturn:
    'You can return unopened equipment within 30 days of delivery. We’ll email you return ' +
    'instructions within one business day.',
  returnWhat: 'What are you returning?',
  returnUnits: (name: string, most: number) => `${name} (up to ${most})`,
  returnWhy: 'Why are you returning it?',
  returnReasons: {
    not_needed: 'No longer needed',
    does_not_fit: 'Does not fit',
    wrong_item: 'Not what I ordered',
    damaged: 'Arrived damaged',
    defective: 'Does not work',
  },
  returnNote: 'Anything we should know (optional)',
  returnOpened: (rma: string) => `Your return number is ${rma}. We’ll email you within one business day.`,
  returnRefused: {
    no_such_order: 'We couldn’t find that order. Check the order number and the ZIP code.',
    not_charged: 'This order has not shipped yet. Cancel it instead, or call us.',
    too_late: 'More than 30 days have passed since delivery. Please call us and we’ll see what we can do.',
    one_open: 'You already have an open return for this order. You can ask for another one after it arrives.',
    nothing_asked: 'Choose how many of each product you’re returning.',
    no_such_line: 'One of these products is not in the order. Please reload the page.',
    too_many: 'That is more than you can return. Please reload the page and check the quantities.',
  },
  returns: 'Returns',
  returnTitle: (rma: string) => `Return ${rma}`,
  returnState: {
    asked: 'Waiting for our answer',
    approved: 'Approved',
    refused: 'Not possible',
    received: 'Arrived',
  },
  returnNext: {
    asked: 'We’ll email you within one business day. Please don’t send anything yet.',
    approved: (rma: string) =>
      `Write ${rma} on every carton and send it to the address in our email. We’ll refund you when it ` +
      'arrives.',
    fetched: (rma: string) =>
      `Write ${rma} on every carton. The carrier will call you to schedule the pickup. We’ll refund ` +
      'you when it arrives.',
    refused: (decision: string) =>
      decision ? `${decision} Questions? Please call us.` : 'Please call us if you have questions.',
    received: 'We received it. Your refund is below.',
    replaced: 'We received it. A replacement at no charge takes its place; it is listed above.',
  },
  calledOff: (what: string) =>
    `We couldn’t ship ${what} and removed it from your order. You pay only for what shipped.`,
  checklist: {
    title: 'When the truck comes',
    intro:
      'Print this list and keep it by the door. Check everything before you sign. If you sign without ' +
      'noting damage, the carrier treats the delivery as undamaged.',
    parts: [
      {
        title: 'Before the day',
        points: [
          'Answer the carrier’s call to schedule delivery. You can ask for another day on the same call.',
          'Measure doors, stairs and turns, and compare them with the dimensions on the product page.',
          'Have two people ready for anything over 100 lb. The driver brings it to the curb, or ' +
            'off the truck with a liftgate.',
        ],
      },
      {
        title: 'Inspect before you sign',
        points: [
          'Count the cartons against the list above.',
          'Walk around each carton. Look for crushed corners, holes, wet spots or a tipped pallet.',
          'Open anything that looks damaged while the driver waits, and check the fins, coils and cabinet.',
          'Take photos of the carton and the product, with the label in the picture.',
          'Write what you see on the delivery receipt, in words: “left panel dented, carton 2”. ' +
            '“Subject to inspection” is not enough.',
          'Refuse any carton that is crushed or leaks. Write “refused, damaged” and call us at once.',
        ],
      },
      {
        title: 'After delivery',
        points: [
          'Keep the packaging until everything works.',
          'If you find damage later, report it on this page within 5 business days. Carriers accept claims ' +
            'for only a short time.',
        ],
      },
    ],
    print: 'Print this list',
  },
  damage: 'Did something arrive damaged?',
  damageHow:
    'Send us photos. We’ll file the claim with the carrier and email you within one business day ' +
    'about a replacement or a refund.',
  damageWhat: 'What is damaged?',
  damageNoted: 'I noted it on the delivery receipt',
  damagePhotos: 'Photos',
  damagePhotosHint: 'Up to 4 photos (JPEG, PNG or WebP), 15 MB in total. We remove location and camera data.',
  damageSend: 'Report the damage',
  damageSent: 'We have your report and will email you within one business day. Please keep the packaging.',
  damageReports: 'Damage you reported',
  damageReported: (day: string) => `Reported ${day}`,
  damagePhoto: (number: number) => `Photo ${number}`,
  photosTooLarge: 'These photos add up to more than 15 MB. Please send fewer at a time.',
  photosTooMany: 'You can send up to 4 photos at a time. You can send another report afterward.',
  tooManyReports: 'You have already sent several reports. Please try again in an hour or call us.',
  replacementShort: 'There isn’t enough stock to send these again. Refund them, or wait for stock.',
  noDamage: 'This damage report has been settled already. Reload the page.',
  noPhoto: 'We couldn’t find this photo. Please reload the page.',
  storageFull: 'We can’t store photos right now. Nothing was sent. Please try again later or call us.',
  damageRefused: {
    empty: 'One of the files is empty. Nothing was sent. Please choose the photos again.',
    too_large: 'One of the photos is larger than 15 MB. Nothing was sent. Please choose a smaller one.',
    no_picture:
      'One of the files is not a photo we can read. Nothing was sent. Please send JPEG, PNG or WebP.',
    too_many_pixels:
      'One of the pictures has too many pixels. Nothing was sent. Please choose a smaller one.',
    no_such_order: 'We couldn’t find that order. Check the order number and the ZIP code.',
    not_shipped: 'This order has not shipped yet. You can report damage after it has arrived.',
    too_many_photos:
      'We already have 12 photos of this order, which is the limit. Please call us if there is more to see.',
    too_many_reports: 'You have already reported this order several times. Please call us.',
  },
  why: 'Reason (optional)',
  sending: 'Sending',
  asked: {
    cancel_request: 'You asked us to cancel this order. We’ll email you within one business day.',
    return_request: 'You asked for a return. We’ll email you within one business day.',
  },
  cancelRefused: (day: string) => `You asked us to cancel this order. On ${day} we answered that we can’t:`,
  cancelled: 'Your order is canceled and you were not charged. We emailed you a confirmation.',
  mailTitle: 'Get this page by email',
  mailWhy: 'We’ll send it to the email address on the order.',
  mailIt: 'Email me this summary',
  mailing: 'Sending',
  mailed: 'Sent. Check your inbox in a minute.',
  notFound: 'We couldn’t find that order. Check the order number and the ZIP code.',
  failed: 'Your request did not reach us. Please try again.',
  notPossible: 'You can no longer change this order here. Please call us and we’ll help.',
  tooManyMails:
    'We already sent this summary several times. Please check your inbox, or try again in an hour.',
  busy: 'Someone is updating this order right now. Please try again in a moment.',
  buyerCancelled: 'canceled by the buyer',
  addressMismatch: 'This ZIP code is in another state.',
  orphan: (charge: string, cents: number) => `charge ${charge}: ${cents} cents without an order`,
})
