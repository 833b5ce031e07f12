export const texts = {
  orderNotFound: 'We could not find that order. Check the order number and the postal code.',
  tooManyTries: 'Too many orders were looked up from here. Please try again in an hour or call us.',
  confirmationSubject: (orderID: string) => `Your order ${orderID}`,
  confirmationHeading: 'Thank you for your order',
  confirmationIntro: 'We have your order and will write again when it ships.',
  awaitingCheck: (orderID: string) => `Please make your check payable to Alpine and write ${orderID} on it. We ship when it has cleared.`,
  authorizedNote: 'Your card is authorized now and charged when the order ships.',
  receiptTitle: 'Order receipt',
} as const
