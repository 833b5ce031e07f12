const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An address as the rest of the product writes it: IPv4 inside IPv6 becomes plain IPv4. */
export const plainAddress = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address

/** True for the addresses of this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^127\./.test(plainAddress(address))
