/** What a buyer reads while placing an order. The first is the specification's own sentence. */
export const texts = {
  priceInvalid: 'The price of one or more items in the cart was invalid',
  totalChanged: 'The total of your order has changed. Please check it and place the order again.',
  unknownProduct: 'One of the products in your cart is no longer sold. Please remove it and try again.',
  outOfStock: 'There are not enough of one of the products in your cart. Please lower its quantity and try again.',
  emptyCart: 'Your cart is empty.',
  onlyServices: 'Add a product before you place an order: services are delivered together with one.',
  couponInvalid: 'Invalid Discount Code',
  couponUsedUp: 'This discount code has been used as often as it may be.',
  shippingNotOffered: 'This shipping option is not available for your address. Please choose another one.',
  quoteOnly: 'We cannot ship there at an online price. Please call us and we will quote the delivery.',
  partnersOnly: 'This order carries details that only partners may set.',
  methodNotOffered: 'This payment method is not available. Please choose another one.',
  keyMissing: 'Please reload the page and place the order again.',
  otherBody: 'This order was already sent with other details. Please reload the page and check your cart.',
  busy: 'The shop is busy with this order. Please try again in a moment.',
} as const
