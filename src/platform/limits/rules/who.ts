const GROUPS = 8
const NETWORK_GROUPS = 4

/**
 * The network that limits count: an IPv4 address, or the /64 of an IPv6 address, because one connection has
 * 2^64 addresses. An IPv4 address in IPv6 form counts as the IPv4 address.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const network = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

const GMAIL = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that limits count. Mail for ann+anything@ goes to ann@, and Gmail ignores dots in the name, so
 * such addresses are one mailbox. Only limits use this form: mail goes to the address that the buyer typed.
 */
export function mailboxOf(email: string): string {
  const typed = email.trim().toLowerCase()
  const at = typed.lastIndexOf('@')
  if (at < 1) return typed
  const [host, name] = [typed.slice(at + 1), typed.slice(0, at)]
  const untagged = name.split('+')[0] || name
  return GMAIL.has(host) ? `${untagged.replaceAll('.', '') || untagged}@gmail.com` : `${untagged}@${host}`
}
