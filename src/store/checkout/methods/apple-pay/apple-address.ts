import { type WalletAddress, walletAddress } from '#features/selling/payments/rules/wallet-address.ts'

/** E-WALLETADDR: the address of a contact from Apple Pay's sheet. */
export const appleAddress = (contact: ApplePayJS.ApplePayPaymentContact): WalletAddress =>
  walletAddress({
    firstName: contact.givenName,
    lastName: contact.familyName,
    lines: contact.addressLines ?? [],
    city: contact.locality,
    state: contact.administrativeArea,
    zipcode: contact.postalCode,
    country: contact.countryCode,
  })
