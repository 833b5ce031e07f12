/** What tracking, requests and the notices at each step say. */
export const texts = {
  title: 'Track your order',
  intro:
    'Your order number is in the confirmation we sent you. The postal code is the one the order ships to.',
  orderID: 'Order number',
  postal: 'Postal code',
  find: 'Find my order',
  finding: 'Looking for your order',
  another: 'Track another order',
  placedOn: (day: string) => `Placed ${day}`,
  orderHeading: (orderID: string) => `Order ${orderID}`,
  progress: 'How far it has come',
  steps: { placed: 'Placed', packing: 'Being packed', onTheWay: 'On its way', delivered: 'Delivered' },
  stepState: { done: 'done', now: 'now', later: 'not yet' },
  whatNext: 'What happens next',
  next: {
    pending: 'We are waiting for the payment. Nothing ships before it is confirmed.',
    authorized:
      'We pack your order next. Your card is charged when it leaves, and we write to you with the tracking number.',
    awaiting_funds: 'We hold your order until your payment has arrived, and write to you then.',
    paid: 'Your payment is here. We pack your order next and write to you with the tracking number.',
    in_fulfilment: 'We are packing your order. You get the tracking number as soon as the carrier has it.',
    partShipped: 'A part of your order is on its way. The rest follows with a tracking number of its own.',
    shipped: 'The carrier has your order. For freight, it calls you to agree on the hours.',
    appointment: (day: string) =>
      `The carrier comes on ${day}. Have two people ready for anything over 100 lb, and look for damage before you sign.`,
    delivered:
      'Your order has arrived. If anything is damaged or missing, tell us today and keep the packaging.',
    refunded: 'Your money is on its way back. Banks show it within a few days.',
    returned: 'Your return has arrived.',
    cancelled: 'This order was cancelled. Nothing more will happen to it.',
  },
  shipments: 'Shipments',
  shipment: (number: number) => `Shipment ${number}`,
  shipmentState: { created: 'Handed to the carrier', in_transit: 'On its way', delivered: 'Delivered' },
  tracking: 'Tracking number',
  openCarrier: (carrier: string) => `Follow it at ${carrier}`,
  shippedOn: (day: string) => `Shipped ${day}`,
  deliveredOn: (day: string) => `delivered ${day}`,
  appointment: (day: string) => `delivery on ${day}`,
  noShipments: 'Nothing has left our warehouse yet.',
  refunds: 'Refunds',
  refundDone: (amount: string, day: string) =>
    `${amount} was given back on ${day}. Banks show it within a few days.`,
  refundAsked: (amount: string) => `${amount} is on its way back to you.`,
  yourOrder: 'What you can do',
  seeOrder: 'See the whole order',
  trackThis: 'Track this order',
  changes: 'Changed your mind?',
  cancel: 'Cancel this order',
  askCancel: 'Ask us to cancel it',
  askReturn: 'Ask for a return',
  canCancel: 'It has not been packed yet, so you can cancel it here. Nothing is charged.',
  canAskCancel: 'We check whether it has left already and answer by e-mail within one business day.',
  canAskReturn:
    'Unopened equipment can come back within 30 days of delivery. We answer by e-mail within one business day with how to send it.',
  returnWhat: 'What comes back',
  returnUnits: (name: string, most: number) => `${name} (up to ${most})`,
  returnWhy: 'Why it comes back',
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
    one_open: 'A return of this order is open already. It has to arrive before another one can be asked for.',
    nothing_asked: 'Choose how many of each product come back.',
    no_such_line: 'One of these products is not in the order. Please reload the page.',
    too_many: 'That is more than there is to send back. Please reload the page and check the numbers.',
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
      `Write ${rma} on every carton and send it to the address in our e-mail. We give the money back when it has arrived.`,
    fetched: (rma: string) =>
      `Write ${rma} on every carton. The carrier fetches it and calls you to agree on the day. We give the money back when it has arrived.`,
    refused: (decision: string) =>
      decision ? `${decision} Questions? Please call us.` : 'Please call us if you have questions.',
    received: 'It is with us. Your refund is below.',
  },
  calledOff: (what: string) =>
    `${what} could not be shipped and was taken off the order. You are charged only for what was sent.`,
  checklist: {
    title: 'When the truck comes',
    intro:
      'Print this list and keep it at the door. Do not sign before you have looked at everything: a signature without a remark says that all is well.',
    parts: [
      {
        title: 'Before the day',
        points: [
          'Answer the carrier’s call: it agrees with you on the hours. Another day is agreed on in the same call.',
          'Measure doors, stairs and turns against the dimensions on the product’s page.',
          'Have two people ready for anything over 100 lb. The driver brings it to the curb, or off the truck with a liftgate.',
        ],
      },
      {
        title: 'Inspect before you sign',
        points: [
          'Count the cartons against the list above.',
          'Walk around each carton: crushed corners, holes, wet spots, a pallet that was tipped.',
          'Open what looks damaged while the driver waits, and look at fins, coils and cabinet.',
          'Take photos of carton and product, with the label in the picture.',
          'Write what you see on the delivery receipt, in words: “left panel dented, carton 2”. “Subject to inspection” does not count.',
          'Refuse what is clearly crushed or leaks, write “refused, damaged”, and call us from the door.',
        ],
      },
      {
        title: 'Afterwards',
        points: [
          'Keep the packaging until everything runs.',
          'Report damage that you find later on this page within 5 days: carriers take claims for a short time only.',
        ],
      },
    ],
    print: 'Print this list',
  },
  damage: 'Something arrived damaged?',
  damageHow:
    'Tell us with photos. We make the claim with the carrier and write to you within one business day about a replacement or your money.',
  damageWhat: 'What is damaged',
  damageNoted: 'I wrote it on the delivery receipt',
  damagePhotos: 'Photos',
  damagePhotosHint:
    'Up to 4 photos, JPEG, PNG or WebP, 15 MB together. Place and camera are removed from them.',
  damageSend: 'Report the damage',
  damageSent:
    'We have your report. A person looks at it and writes to you within one business day. Keep the packaging.',
  damageReports: 'Damage you reported',
  damageReported: (day: string) => `Reported ${day}`,
  damagePhoto: (number: number) => `Photo ${number}`,
  photosTooLarge: 'These photos are more than 15 MB together. Please send fewer at a time.',
  photosTooMany: 'At most 4 photos at a time. You can send another report afterwards.',
  tooManyReports: 'Several reports came from here already. Please try again in an hour or call us.',
  noPhoto: 'There is no such photo.',
  damageRefused: {
    empty: 'One of the files is empty. Nothing was sent: please choose the photos again.',
    too_large: 'One of the photos is larger than 15 MB. Nothing was sent: please choose a smaller one.',
    no_picture:
      'One of the files is no photo that we can read. Nothing was sent: please send JPEG, PNG or WebP.',
    too_many_pixels:
      'One of the pictures has too many pixels to be a photo. Nothing was sent: please choose a smaller one.',
    no_such_order: 'We could not find that order. Check the order number and the postal code.',
    not_shipped: 'This order has not shipped yet.',
    too_many_photos:
      'We have 12 photos of this order already, which is enough. Please call us if there is more to see.',
    too_many_reports: 'This order was reported several times already. Please call us.',
    storage_full: 'We cannot keep photos at the moment. Nothing was sent: please try again later or call us.',
  },
  why: 'Why, in a few words (optional)',
  sending: 'Sending',
  asked: {
    cancel_request: 'You asked us to cancel this order. We answer by e-mail within one business day.',
    return_request: 'You asked for a return. We answer by e-mail within one business day.',
  },
  cancelled: 'The order is cancelled and nothing was charged. A confirmation is on its way to you.',
  mailTitle: 'This page by e-mail',
  mailWhy: 'We send it to the address the order was placed with.',
  mailIt: 'E-mail me this summary',
  mailing: 'Sending',
  mailed: 'Sent. It is in your mailbox in a moment.',
  notFound: 'We could not find that order. Check the order number and the postal code.',
  failed: 'That did not get through. Please try again.',
  notPossible: 'This order can no longer be changed here. Please call us and we will help.',
  tooManyMails:
    'This summary was sent several times already. Please look in your mailbox, or try again in an hour.',
  busy: 'The shop is busy with this order. Please try again in a moment.',
  buyerCancelled: 'cancelled by the buyer',
} as const

/** What the mails after the confirmation say. */
export const mailTexts = {
  shipped: {
    subject: (orderID: string) => `Your order ${orderID} has shipped`,
    heading: 'Your order has shipped',
    body: (carrier: string, tracking: string) =>
      `${carrier} has it under the number ${tracking}. Your payment has been taken now that it is on its way.`,
    part: (carrier: string, tracking: string) =>
      `${carrier} has a part of it under the number ${tracking}. The rest follows; your payment is taken with the last part.`,
  },
  delivered: {
    subject: (orderID: string) => `Your order ${orderID} was delivered`,
    heading: 'Your order was delivered',
    body: 'If anything is damaged or missing, call us today and keep the packaging: carriers take claims for a short time only.',
  },
  appointment: {
    subject: (orderID: string) => `Your order ${orderID}: delivery appointment`,
    heading: 'The carrier has a day for you',
    body: (day: string) =>
      `The truck comes on ${day}. Have two people ready for anything over 100 lb. Inspect before you sign: look for dents and write any damage on the delivery receipt. Your order’s page has a list to print for the door.`,
  },
  cancelled: {
    subject: (orderID: string) => `Your order ${orderID} was cancelled`,
    heading: 'Your order was cancelled',
    body: 'Nothing will be shipped. If your card was authorized, the hold is being let go and nothing is charged. A bank debit that is under way is stopped or given back.',
  },
  refunded: {
    subject: (orderID: string) => `A refund for your order ${orderID}`,
    heading: 'We gave your money back',
    body: (amount: string) => `${amount} goes back the way you paid. Banks show it within a few days.`,
  },
  paid: {
    subject: (orderID: string) => `Your payment for order ${orderID} is here`,
    heading: 'Your payment is here',
    body: 'We pack your order now and write again when it ships.',
  },
  confirm_deposits: {
    subject: (orderID: string) => `Confirm your bank account for order ${orderID}`,
    heading: 'One thing to do: confirm your bank account',
    body: 'Two deposits of less than a dollar are on their way to your account and arrive in one or two business days. Open your order and enter both amounts: then it goes on. We hold it for ten days.',
  },
  payment_returned: {
    subject: (orderID: string) => `Your bank sent back the payment for order ${orderID}`,
    heading: 'Your bank sent the debit back',
    body: 'It did not pay us, or took the money back. Nothing of your order leaves until it is paid. Please call us, or answer this mail, and we settle it another way.',
  },
  requested: {
    subject: (orderID: string) => `We have your request for order ${orderID}`,
    heading: 'We have your request',
    body: 'A person reads it and answers within one business day.',
  },
  called_off: {
    subject: (orderID: string) => `Your order ${orderID}: the rest cannot be shipped`,
    heading: 'The rest of your order cannot be shipped',
    body: (what: string) =>
      `We had to take off: ${what}. You are charged only for what was sent. If you still need it, call us and we look for a replacement.`,
  },
  damage_reported: {
    subject: (orderID: string) => `We have your damage report for order ${orderID}`,
    heading: 'We have your damage report',
    body: 'A person looks at it and writes to you within one business day about a replacement or your money. Please keep the packaging until then.',
  },
  return_asked: {
    subject: (orderID: string) => `Your return of order ${orderID}`,
    heading: 'You asked for a return',
    body: (rma: string) =>
      `Its number is ${rma}. We answer within one business day. Please do not send anything yet.`,
  },
  return_approved: {
    subject: (orderID: string) => `Your return of order ${orderID} is approved`,
    heading: 'Your return is approved',
    body: (rma: string, address: string) =>
      `Write ${rma} on every carton and send it to ${address}. We give the money back when it has arrived. There is no restocking fee.`,
    fetched: (rma: string) =>
      `Write ${rma} on every carton. You bought Flat Rate Return: the carrier fetches it at no further cost and calls you to agree on the day. We give the money back when it has arrived.`,
  },
  return_refused: {
    subject: (orderID: string) => `Your return of order ${orderID}`,
    heading: 'We cannot take this back',
    body: (rma: string, decision: string) =>
      `About your return ${rma}: ${decision || 'please call us and we explain why.'}`,
  },
  return_received: {
    subject: (orderID: string) => `Your return of order ${orderID} has arrived`,
    heading: 'Your return has arrived',
    body: (rma: string) =>
      `Return ${rma} is with us. The refund goes back the way you paid; we write again when it is on its way.`,
  },
  summary: {
    subject: (orderID: string) => `Your order ${orderID}`,
    heading: 'Your order so far',
  },
} as const
