import { type WalletAddress, walletAddress } from '#features/selling/payments/rules/wallet-address.ts'

/** E-WALLETADDR: an address from Google Pay's sheet, format FULL. */
export const googleAddress = (given: Partial<google.payments.api.Address>): WalletAddress =>
  walletAddress({
    name: given.name,
    lines: [given.address1, given.address2, given.address3],
    city: given.locality,
    state: given.administrativeArea,
    zipcode: given.postalCode,
    country: given.countryCode,
  })
