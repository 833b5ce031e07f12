const LINK = /@|:\/\/|\bwww\.|[\p{L}\p{N}]{2,}\.\p{L}{2,}/iu

/**
 * Whether a mail program would turn a text into a link or a mail address. We send an order's names and
 * addresses to a mailbox that anyone can type, so they may contain neither.
 */
export const carriesLink = (text: string): boolean => LINK.test(text)
