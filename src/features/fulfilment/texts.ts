/** Texts of tracking, requests, returns and damage reports. */
export const texts = {
  title: 'Track your order',
  intro: 'Enter the order number from your confirmation e-mail and the ZIP code the order ships to.',
  orderID: 'Order number',
  postal: 'ZIP code',
  find: 'Find my order',
  finding: 'Looking for your order',
  another: 'Track another order',
  placedOn: (day: string) => `Placed ${day}`,
  orderHeading: (number: string) => `Order ${number}`,
  progress: 'Progress of your order',
  steps: { placed: 'Placed', packing: 'Being packed', onTheWay: 'On its way', delivered: 'Delivered' },
  stepState: { done: 'done', now: 'now', later: 'not yet' },
  whatNext: 'What happens next',
  next: {
    pending: 'We are waiting for the payment. Nothing ships before it is confirmed.',
    authorized:
      'We pack your order next. We charge your card when it ships, and e-mail you the tracking number.',
    awaiting_funds: 'We hold your order until your payment arrives. Then we e-mail you.',
    paid: 'We have your payment. We pack your order next and e-mail you the tracking number.',
    in_fulfilment: 'We are packing your order. You get the tracking number as soon as the carrier has it.',
    partShipped: 'A part of your order is on its way. The rest follows with a tracking number of its own.',
    shipped: 'The carrier has your order. If it comes by truck, the carrier calls you to agree on a time.',
    appointment: (day: string) =>
      `The carrier comes on ${day}. Have two people ready for anything over 100 lb, and check for ` +
      'damage before you sign.',
    delivered:
      'Your order has arrived. If anything is damaged or missing, tell us today and keep the packaging.',
    refunded: 'We have sent your refund. Your bank shows it within a few days.',
    returned: 'Your return has arrived.',
    cancelled: 'This order was cancelled. Nothing will be shipped.',
  },
  shipments: 'Shipments',
  shipment: (number: number) => `Shipment ${number}`,
  shipmentState: { created: 'Handed to the carrier', in_transit: 'On its way', delivered: 'Delivered' },
  tracking: 'Tracking number',
  openCarrier: (carrier: string) => `Track it at ${carrier}`,
  shippedOn: (day: string) => `Shipped ${day}`,
  deliveredOn: (day: string) => `delivered ${day}`,
  appointment: (day: string) => `delivery on ${day}`,
  noShipments: 'Nothing has left our warehouse yet.',
  refunds: 'Refunds',
  refundDone: (amount: string, day: string) =>
    `${amount} was refunded on ${day}. Your bank shows it within a few days.`,
  refundAsked: (amount: string) => `${amount} is on its way back to you.`,
  yourOrder: 'What you can do',
  seeOrder: 'See the whole order',
  trackThis: 'Track this order',
  changes: 'Changed your mind?',
  cancel: 'Cancel this order',
  askCancel: 'Ask us to cancel it',
  askReturn: 'Ask for a return',
  canCancel: 'It has not been packed yet, so you can cancel it here. Nothing is charged.',
  canAskCancel: 'We check whether it has shipped already and answer by e-mail within one business day.',
  canAskReturn:
    'You can return unopened equipment within 30 days of delivery. We e-mail you within one ' +
    'business day how to send it.',
  returnWhat: 'What you return',
  returnUnits: (name: string, most: number) => `${name} (up to ${most})`,
  returnWhy: 'Why you return it',
  returnReasons: {
    not_needed: 'No longer needed',
    does_not_fit: 'Does not fit',
    wrong_item: 'Not what I ordered',
    damaged: 'Damaged on the way',
    defective: 'Does not work',
  },
  returnNote: 'Anything we should know (optional)',
  returnOpened: (rma: string) =>
    `Your return has the number ${rma}. We answer by e-mail within one business day.`,
  returnRefused: {
    no_such_order: 'We could not find that order. Check the order number and the postal code.',
    not_charged: 'This order has not shipped yet. Cancel it instead, or call us.',
    too_late:
      'More than 30 days have passed since the delivery. Please call us and we will see what can be done.',
    one_open: 'A return of this order is open already. You can ask for another one when it has arrived.',
    nothing_asked: 'Choose how many of each product you return.',
    no_such_line: 'One of these products is not in the order. Please reload the page.',
    too_many: 'That is more than you can return. Please reload the page and check the numbers.',
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
    asked: 'We answer by e-mail within one business day. Please do not send anything yet.',
    approved: (rma: string) =>
      `Write ${rma} on every carton and send it to the address in our e-mail. We refund you when ` +
      'it has arrived.',
    fetched: (rma: string) =>
      `Write ${rma} on every carton. The carrier calls you to agree on a day and collects it. We ` +
      'refund you when it has arrived.',
    refused: (decision: string) =>
      decision ? `${decision} Questions? Please call us.` : 'Please call us if you have questions.',
    received: 'We have received it. Your refund is below.',
  },
  calledOff: (what: string) =>
    `${what} could not be shipped and was taken off the order. You are charged only for what was sent.`,
  checklist: {
    title: 'When the truck comes',
    intro:
      'Print this list and keep it at the door. Check everything before you sign: a signature ' +
      'without a note means that nothing is damaged.',
    parts: [
      {
        title: 'Before the day',
        points: [
          'Answer the carrier’s call to agree on a time. You can ask for another day in the same call.',
          'Measure doors, stairs and turns against the dimensions on the product’s page.',
          'Have two people ready for anything over 100 lb. The driver brings it to the curb, or ' +
            'off the truck with a liftgate.',
        ],
      },
      {
        title: 'Inspect before you sign',
        points: [
          'Count the cartons against the list above.',
          'Walk around each carton: crushed corners, holes, wet spots, a pallet that was tipped.',
          'Open what looks damaged while the driver waits, and check the fins, coils and cabinet.',
          'Take photos of carton and product, with the label in the picture.',
          'Write what you see on the delivery receipt, in words: “left panel dented, carton 2”. ' +
            '“Subject to inspection” does not count.',
          'Refuse any carton that is crushed or leaks. Write “refused, damaged” and call us at once.',
        ],
      },
      {
        title: 'Afterwards',
        points: [
          'Keep the packaging until everything works.',
          'If you find damage later, report it on this page within 5 days. Carriers accept claims ' +
            'only for a short time.',
        ],
      },
    ],
    print: 'Print this list',
  },
  damage: 'Something arrived damaged?',
  damageHow:
    'Send us photos. We file the claim with the carrier and e-mail you within one business day ' +
    'about a replacement or a refund.',
  damageWhat: 'What is damaged',
  damageNoted: 'I noted it on the delivery receipt',
  damagePhotos: 'Photos',
  damagePhotosHint:
    'Up to 4 photos, JPEG, PNG or WebP, 15 MB together. We remove the location and camera data.',
  damageSend: 'Report the damage',
  damageSent: 'We have your report and will e-mail you within one business day. Please keep the packaging.',
  damageReports: 'Damage you reported',
  damageReported: (day: string) => `Reported ${day}`,
  damagePhoto: (number: number) => `Photo ${number}`,
  photosTooLarge: 'These photos are more than 15 MB together. Please send fewer at a time.',
  photosTooMany: 'At most 4 photos at a time. You can send another report afterwards.',
  tooManyReports: 'You have sent several reports already. Please try again in an hour or call us.',
  noPhoto: 'We could not find this photo. Please reload the page.',
  damageRefused: {
    empty: 'One of the files is empty. Nothing was sent: please choose the photos again.',
    too_large: 'One of the photos is larger than 15 MB. Nothing was sent: please choose a smaller one.',
    no_picture:
      'We cannot read one of the files as a photo. Nothing was sent: please send JPEG, PNG or WebP.',
    too_many_pixels:
      'One of the pictures has too many pixels to be a photo. Nothing was sent: please choose a smaller one.',
    no_such_order: 'We could not find that order. Check the order number and the postal code.',
    not_shipped: 'This order has not shipped yet. You can report damage after it has arrived.',
    too_many_photos:
      'We have 12 photos of this order already, which is enough. Please call us if there is more to see.',
    too_many_reports: 'This order was reported several times already. Please call us.',
    storage_full:
      'We cannot store photos at the moment. Nothing was sent: please try again later or call us.',
  },
  why: 'Why, in a few words (optional)',
  sending: 'Sending',
  asked: {
    cancel_request: 'You asked us to cancel this order. We answer by e-mail within one business day.',
    return_request: 'You asked for a return. We answer by e-mail within one business day.',
  },
  cancelled: 'The order is cancelled and nothing was charged. We have e-mailed you a confirmation.',
  mailTitle: 'Get this page by e-mail',
  mailWhy: 'We send it to the e-mail address of the order.',
  mailIt: 'E-mail me this summary',
  mailing: 'Sending',
  mailed: 'Sent. It arrives in your mailbox in a moment.',
  notFound: 'We could not find that order. Check the order number and the postal code.',
  failed: 'Your request did not reach us. Please try again.',
  notPossible: 'This order can no longer be changed here. Please call us and we will help.',
  tooManyMails:
    'This summary was sent several times already. Please look in your mailbox, or try again in an hour.',
  busy: 'This order is being changed right now. Please try again in a moment.',
  buyerCancelled: 'cancelled by the buyer',
} as const
